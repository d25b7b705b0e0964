import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EhrBrowser } from "../../../src/main/ehr/EhrBrowser";
import { listInPage } from "../../../src/main/ehr/lists/listInPage";
import { launchEhrBrowser } from "./support/launchEhrBrowser";

let browser: EhrBrowser;
let page: Page;
beforeAll(async () => {
  browser = await launchEhrBrowser();
  page = browser.pages!.current!;
});
afterAll(() => browser.close());

/** Reads the list around an element of a page; null if none is recognized. */
async function readAt(html: string, css: string) {
  await page.setContent(html);
  const element = (await page.locator(css).elementHandle())!;
  return page.evaluate(listInPage, { element });
}
const allergies = "<h3>Allergies</h3><ul class=al><li>Penicillin</li></ul>";
const many = (n: number) => Array.from({ length: n }, (_, at) => `Drug ${at}`);

test.each([
  [
    "a section's own title",
    `${allergies}<section><h3>Medications</h3><div class=row id=x>A</div><div class=row>B</div></section>`,
    "Medications",
    ["A", "B"],
  ],
  [
    "a card's title",
    `${allergies}<div class=card><div class=title>Medications</div><div class=row id=x>A</div><div class=row>B</div></div>`,
    "Medications",
    ["A", "B"],
  ],
  [
    "a title before it",
    `${allergies}<h3>Medications (2)</h3><ul><li id=x>A</li><li>B</li></ul>`,
    "Medications",
    ["A", "B"],
  ],
  ["bold text before it", `<p><b>Medications</b></p><ul><li id=x>A</li></ul>`, "Medications", ["A"]],
  [
    "classes of odd and even",
    `<h3>Medications</h3><ul><li class=odd id=x>A</li><li class=even>B</li><li class=odd>C</li></ul>`,
    "Medications",
    ["A", "B", "C"],
  ],
  ["one entry with a class", `<h3>Allergies</h3><ul><li class=severe id=x>A</li></ul>`, "Allergies", ["A"]],
  [
    "words on buttons",
    `<h3>Medications</h3><ul><li id=x><button>Aspirin</button> 81 mg <button>Edit</button></li></ul>`,
    "Medications",
    ["Aspirin 81 mg"],
  ],
  [
    "a list that is crossed out",
    `<h3>Medications</h3><s><ul><li id=x>A</li></ul></s>`,
    "Medications",
    ["A (crossed out)"],
  ],
])("a list with %s is read whole", async (_what, html, heading, texts) => {
  expect(await readAt(html, "#x")).toMatchObject({ heading, texts, isPartial: false });
});

test.each([
  ["another list is between", `${allergies}<ul class=meds><li id=x>A</li></ul>`],
  ["the title is outside its card", `<h3>Allergies</h3><section><ul><li id=x>A</li></ul></section>`],
  ["the title is in another section", `<section><h3>Allergies</h3></section><ul><li id=x>A</li></ul>`],
  [
    "the title is in a block like the list's",
    `<div class=b><h3>Allergies</h3></div><div class=b><ul><li id=x>A</li></ul></div>`,
  ],
  ["the title's list has no entries", `<h3>Allergies</h3><p>None known</p><ul><li id=x>A</li></ul>`],
  ["a second list is under the title", `<h3>Allergies</h3><ul class=l><li id=x>A</li></ul><ul class=l><li>B</li></ul>`],
  ["the bold text is a drug", `<div><b>Aspirin</b> 81 mg</div><ul><li id=x>A</li></ul>`],
  [
    "a title is among the entries",
    `<section><h3>Medications</h3><div class=row id=x>A</div><h4>Stopped</h4><div class=row>B</div></section>`,
  ],
  [
    "it is a div that nothing names",
    `<h3>Medications</h3><div><div class=row id=x>A</div><div class=row>B</div></div>`,
  ],
])("no list is recognized if %s", async (_what, html) => {
  expect(await readAt(html, "#x")).toBeNull();
});

const list = (inside: string, after = "", heading = "Medications") =>
  `<h3>${heading}</h3><ul class=l>${inside}</ul>${after}`;
test.each([
  [
    "a larger row count",
    `<h3>Medications</h3><table class=g aria-rowcount=9><tbody><tr id=x><td>A</td></tr></tbody></table>`,
  ],
  [
    "an unknown row count",
    `<h3>Medications</h3><table class=g aria-rowcount=-1><tbody><tr id=x><td>A</td></tr></tbody></table>`,
  ],
  ["an unknown set size", list("<li id=x aria-setsize=-1>A</li>")],
  ["a larger number in its heading", list("<li id=x>A</li>", "", "Medications (12)")],
  ["hidden entries", list("<li id=x>A</li><li hidden>B</li>")],
  ["a button for more", list("<li id=x>A</li>", "<button>Show 10 more</button>")],
  ["an entry without text that can be read", list("<li id=x>A</li><li><img alt=B width=9 height=9></li>")],
  ["an entry with a field", list("<li id=x>A</li><li>B <input value='5 mg'></li>")],
  [
    "empty space in a scroller",
    `<h3>Medications</h3><div style="height:60px;overflow:auto"><ul class=l style="height:160px;margin:0"><li id=x>A</li><li>B</li></ul></div>`,
  ],
  ["empty space in the window", `<h3>Medications</h3><ul class=l style="height:5000px"><li id=x>A</li></ul>`],
])("a list with %s is partial", async (_what, html) => {
  expect(await readAt(html, "#x")).toMatchObject({ isPartial: true });
});

test("slotted text is read", async () => {
  const html = `<h3>Medications</h3><s><ul class=l><li id=x><my-drug>Aspirin</my-drug></li></ul></s><script>
    customElements.define("my-drug", class extends HTMLElement { constructor() { super();
      this.attachShadow({ mode: "open" }).innerHTML = "<span><slot></slot></span> 81 mg"; } });</script>`;
  expect(await readAt(html, "#x")).toMatchObject({ texts: ["Aspirin 81 mg (crossed out)"], isPartial: false });
});

test("an empty list is whole, and a list that is still loading is partial", async () => {
  const place = { css: "ul.l", heading: "Medications", entries: ":scope > li" };
  await page.setContent(list(""));
  expect(await page.evaluate(listInPage, { place })).toMatchObject({ texts: [], isPartial: false });
  await page.setContent(list("<p>Loading…</p>"));
  expect(await page.evaluate(listInPage, { place })).toMatchObject({ texts: [], isPartial: true });
});

test("4,000 rows of divs are read, but no list of a page with more than 60,000 elements", async () => {
  const rows = (n: number) =>
    many(n)
      .map((text) => `<div class=row><div>${text}</div><div>1</div></div>`)
      .join("");
  const html = (n: number) => `<h3>Medications</h3><div class=l>${rows(n)}</div>`;
  expect((await readAt(html(4_000), ".row >> nth=0"))?.texts).toHaveLength(4_000);
  expect(await readAt(html(21_000), ".row >> nth=0")).toBeNull();
});
