// The place on the page stays when the language changes.
for (const link of document.querySelectorAll("[data-language]")) {
  link.addEventListener("click", () => { link.hash = location.hash; });
}

// A table shows only the rows in which what is typed stands.
for (const filter of document.querySelectorAll("input.filter")) {
  const rows = document.querySelectorAll(".filterable tbody tr");
  filter.hidden = false;
  filter.addEventListener("input", () => {
    const wanted = filter.value.toLowerCase().split(/\s+/);
    for (const row of rows) row.hidden = !wanted.every((word) => row.textContent.toLowerCase().includes(word));
  });
}

// A citation says when the rule was read, and where.
for (const citation of document.querySelectorAll("details.cite")) {
  citation.addEventListener("toggle", () => {
    const text = citation.querySelector(".citation p");
    const rule = citation.closest(".rule").querySelector("h3").id;
    const language = document.documentElement.lang;
    const comma = language === "ja" ? "、" : ", ";
    const read = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date());
    text.append(comma, read, comma, `${location.href.split("#")[0]}#${rule}`);
  }, { once: true });
}
