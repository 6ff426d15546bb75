// The place on the page stays when the language changes.
for (const link of document.querySelectorAll("[data-language]")) {
  link.addEventListener("click", () => { link.hash = location.hash; });
}
