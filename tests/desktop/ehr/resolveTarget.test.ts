import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EhrBrowser } from "../../../src/main/ehr/EhrBrowser";
import { readExtract, elementText } from "../../../src/main/ehr/page/readExtract";
import { Refusal } from "../../../src/main/ehr/page/Refusal";
import { findFrames } from "../../../src/main/ehr/page/resolveFrame";
import { resolveTarget } from "../../../src/main/ehr/page/resolveTarget";
import { extractSchema, frameRefSchema, targetSchema } from "../../../src/main/ehr/profile/ehrProfile";
import { launchEhrBrowser } from "./support/launchEhrBrowser";

let browser: EhrBrowser;
let page: Page;
beforeAll(async () => {
  browser = await launchEhrBrowser();
  page = browser.pages!.current!;
  await page.setContent(document);
});
afterAll(() => browser.close());

const document = `
  <p id=banner>Lopez, Maria E (MRN 1001) <span>DOB 03/14/1961</span></p>
  <label>Assessment <textarea name=a>old</textarea></label>
  <textarea name=twin></textarea><textarea name=twin></textarea>
  <textarea name=away style="display:none"></textarea><input type=hidden name=pid value=1001>
  <table><tr><td>Subjective:</td><td><textarea id=s></textarea></td></tr>
    <tr><td>Plan</td></tr><tr><td><textarea id=p></textarea></td></tr></table>
  <custom-box></custom-box>
  <iframe srcdoc="<textarea id=inner>tab 1</textarea>"></iframe>
  <div style="display:none"><iframe srcdoc="<textarea id=inner>tab 2</textarea>"></iframe></div>
  <script>customElements.define("custom-box", class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<label>Objective <textarea></textarea></label>"; }
  });</script>`;

const resolve = (...candidates: object[]) =>
  resolveTarget(page, { target: targetSchema.parse(candidates), elementName: "the box" });
const refusal = (...candidates: object[]) =>
  resolve(...candidates).then(
    () => null,
    (error: unknown) => (error as Refusal).code,
  );

test.each<[string, object, string]>([
  ["a label", { label: "Assessment" }, "a"],
  ["a role with a name", { role: "textbox", name: "Assessment" }, "a"],
  ["the name attribute", { name: "a" }, "a"],
  ["the text beside it", { nearText: "subjective" }, "s"],
  ["the text above it", { nearText: "Plan" }, "p"],
  ["CSS", { css: "table textarea#p" }, "p"],
])("resolveTarget finds a box by %s", async (_what, candidate, id) => {
  const { element } = await resolve(candidate);
  expect((await element.getAttribute("id")) ?? (await element.getAttribute("name"))).toBe(id);
});

test("resolveTarget finds a box in a shadow root", async () => {
  expect(await refusal({ label: "Objective" })).toBeNull();
});

test.each<[string, object[], string | null]>([
  ["a box that is missing", [{ name: "none" }], "not_found"],
  ["a hidden box", [{ name: "away" }], "hidden"],
  ["a box that is there twice", [{ name: "twin" }], "ambiguous"],
  ["two ways that find different boxes, the first of them two", [{ name: "twin" }, { name: "a" }], "ambiguous"],
  ["a second way for a missing first one", [{ name: "none" }, { name: "a" }], null],
  ["a second way that chooses among two", [{ name: "twin" }, { css: "textarea[name=twin] + textarea" }], null],
])("resolveTarget answers %s with %j", async (_what, candidates, code) => {
  expect(await refusal(...candidates)).toBe(code);
});

test("only visible frames count, so that the form of a background tab is never found", async () => {
  const ref = frameRefSchema.parse({ chain: [{ urlPattern: "^about:srcdoc$" }] });
  await expect.poll(async () => (await findFrames(page, ref)).length).toBe(1);
  const { element } = await resolveTarget(page, {
    frame: ref,
    target: targetSchema.parse([{ css: "#inner" }]),
    elementName: "it",
  });
  expect(await elementText(element)).toBe("tab 1");
});

test.each<[string, object, object]>([
  [
    "name",
    { target: [{ css: "#banner" }], pattern: "(?<name>[^(]+) \\(MRN (?<mrn>\\d+)\\)" },
    { state: "found", text: "Lopez, Maria E" },
  ],
  [
    "mrn",
    { target: [{ css: "#banner" }], pattern: "(?<name>[^(]+) \\(MRN (?<mrn>\\d+)\\)" },
    { state: "found", text: "1001" },
  ],
  ["mrn", { target: [{ css: "[name=pid]", visible: false }] }, { state: "found", text: "1001" }],
  ["mrn", { target: [{ css: "[name=pid]" }] }, { state: "none" }],
  ["dob", { target: [{ css: "#banner span" }], pattern: "DOB (.+)" }, { state: "found", text: "03/14/1961" }],
  ["dob", { target: [{ css: "#banner" }], pattern: "born" }, { state: "unmatched" }],
  ["name", { target: [{ name: "twin" }] }, { state: "many" }],
  ["mrn", { from: "url", pattern: "about:(\\w+)" }, { state: "found", text: "blank" }],
])("readExtract reads the %s of %j", async (key, extract, reading) => {
  expect(await readExtract(page.mainFrame(), extractSchema.parse(extract), key)).toEqual(reading);
});
