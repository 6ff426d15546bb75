"""How a page looks: on a screen, dark or light, on a telephone, and on paper."""

STYLE = """\
:root {
  color-scheme: light dark;
  --ink: #1d2320; --paper: #fdfcf8; --felt: #14614a; --line: #d9d5c8; --soft: #5d655f;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7e6df; --paper: #161b19; --felt: #7fcbae; --line: #3a423e; --soft: #a3aaa4; }
}
body {
  margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
  font-family: system-ui, "Noto Sans", "Hiragino Sans", "Yu Gothic", "Noto Sans JP", "Noto Sans CJK JP", sans-serif;
}
main, footer { width: min(44rem, 100% - 2.5rem); margin: 0 auto; }
h1 {
  font-size: 1.6rem; line-height: 1.25; margin: 2rem 0 1rem; padding-bottom: .5rem;
  border-bottom: 3px solid var(--felt);
}
h2 { font-size: 1.15rem; color: var(--felt); margin: 1.6rem 0 .4rem; }
h3, h4 { font-size: 1rem; margin: 1.2rem 0 .3rem; }
p { margin: .4rem 0; }
.strong { font-weight: 600; }
.aside, figcaption, footer { color: var(--soft); font-size: .875em; }
pre { overflow-x: auto; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: .3rem;
      white-space: pre-wrap; overflow-wrap: anywhere; }
mark { background: none; color: inherit; text-decoration: underline wavy var(--felt); text-underline-offset: .25em; }
figure { margin: .6rem 0; padding-left: .9rem; border-left: 3px solid var(--line); }
blockquote { margin: 0; }
dl, ul { margin: .4rem 0; }
ul { padding-left: 1.25rem; }
dl div { display: grid; grid-template-columns: minmax(7rem, 11rem) 1fr; column-gap: 1rem; padding: .3rem 0;
         border-bottom: 1px solid var(--line); }
dl.wide div { grid-template-columns: 2fr 3fr; }
dt { color: var(--felt); overflow-wrap: anywhere; grid-row: span 2; }
dd { margin: 0; overflow-wrap: anywhere; }
dd.aside { grid-column: 2; font-weight: 400; }
.blanks { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
          gap: 0 2rem; }
.blanks li { display: flex; align-items: end; gap: .6rem; height: 2.6rem; color: var(--soft); }
.blanks li::after { content: ""; flex: 1; border-bottom: 1px solid var(--line); }
footer { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: .75rem; padding-bottom: 2rem; }
@media (max-width: 30rem) {
  dl div, dl.wide div { grid-template-columns: 1fr; }
  dt { grid-row: auto; }
  dd.aside { grid-column: 1; }
}
@media print {
  :root { color-scheme: light; --ink: #000; --paper: #fff; --felt: #000; --line: #999; --soft: #333; }
  @page { margin: 16mm; }
  body { font-size: 9.5pt; line-height: 1.35; }
  main, footer { width: auto; }
  h1 { margin-top: 0; font-size: 15pt; }
  h2 { font-size: 11.5pt; margin: 1rem 0 .25rem; }
  h3, h4 { font-size: 10pt; margin: .75rem 0 .2rem; }
  p { margin: .25rem 0; }
  figure { margin: .4rem 0; }
  dl div { padding: .14rem 0; }
  pre { margin: .6rem 0; padding: .4rem .6rem; }
  h2, h3, h4 { break-after: avoid; }
  .apart { break-before: page; }
  figure, dl div, pre, li, .blanks { break-inside: avoid; }
}
"""
