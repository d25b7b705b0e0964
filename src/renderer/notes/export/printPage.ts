import type { PrintedDocument } from "../../../shared/notes/printedDocument";
import "./print.css";

/** Opens the print dialog for a document (`addPrintedPage`). */
export function printPage(printed: PrintedDocument): void {
  addPrintedPage(printed);
  window.print();
}

/** Whether a document was added for printing. */
export const hasPrintedPage = (): boolean => document.querySelector(".cs-print") !== null;

/**
 * Adds a document to the page, where only print shows it, until the print dialog is closed or `removePrintedPage` is
 * called. The browser prints it with the system's fonts, which have every script.
 */
export function addPrintedPage(printed: PrintedDocument): void {
  removePrintedPage();
  const page = element("div", "cs-print");
  page.lang = printed.language;
  if (!printed.isSigned) page.append(element("div", "cs-print-watermark", "DRAFT"));
  // the head of a table is repeated on each page
  const table = element("table", "cs-print-pages");
  const head = element("th", "cs-print-head");
  head.append(
    element("span", "", printed.patient),
    element("span", "", `${printed.title}, ${printed.date}. ${printed.mark}`),
  );
  const body = element("td", "");
  body.append(...contentOf(printed));
  for (const [tag, cell] of [
    ["thead", head],
    ["tbody", body],
  ] as const) {
    const row = element("tr", "");
    row.append(cell);
    const part = element(tag, "");
    part.append(row);
    table.append(part);
  }
  page.append(table);
  document.body.append(page);
  window.addEventListener("afterprint", () => page.remove(), { once: true });
}

/** Removes the document that was added for printing, e.g. if the browser did not report that its dialog was closed. */
export function removePrintedPage(): void {
  document.querySelector(".cs-print")?.remove();
}

function contentOf({ title, mark, isSigned, details, sections, additions }: PrintedDocument): HTMLElement[] {
  const signature = () => element("p", isSigned ? "cs-print-mark" : "cs-print-mark is-draft", mark);
  const list = element("dl", "");
  for (const { label, value } of details) list.append(element("dt", "", label), element("dd", "", value));
  const bodies = sections.flatMap(({ title: heading, style, texts }) => {
    const items = element("ul", "");
    items.append(...texts.map((text) => element("li", "", text)));
    return [element("h2", "", heading), style === "bullets" ? items : element("p", "", texts.join(" "))];
  });
  const added = additions.flatMap(({ title: heading, by, text }) => [
    element("h2", "", heading),
    element("p", "cs-print-by", by),
    element("p", "", text),
  ]);
  return [element("h1", "", title), signature(), list, ...bodies, signature(), ...added];
}

function element(tag: string, className: string, text = ""): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.dir = "auto"; // text in Arabic or Hebrew is written from right to left
  made.textContent = text;
  return made;
}
