import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { EhrAutomation } from "../../../src/main/ehr/EhrAutomation";
import { editorKinds, startEditorsEhr } from "../../main/ehr/testEhrs/editorsEhr";
import { patients } from "../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { testProfiles } from "../../main/ehr/testProfiles";
import { fill, newAutomation, noteOf, openEhr } from "./support/openEhr";

let automation: EhrAutomation;
let folder: string;
let ehr: TestEhr;
let page: Page;
const maria = patients[0]!;

beforeAll(async () => {
  ({ automation, folder } = newAutomation());
  expect(await automation.launch()).toBe(true);
});
afterAll(() => automation.close());
afterEach(() => ehr.close());

test("all nine editors accept appended text into their model, and keep the earlier text", async () => {
  ehr = await startEditorsEhr("Earlier");
  page = await openEhr(automation, ehr, testProfiles.editors(ehr.origin));
  await page.goto(`${ehr.origin}/editors?pid=11`);
  const note = {
    ...noteOf(maria),
    sections: editorKinds.map((id) => ({ id, text: `First line of ${id}\n\nThird – “line” < ½` })),
  };
  const { receipt } = await fill(automation, note);
  expect(receipt.refusal).toBeNull();
  expect(receipt.fields.map(({ key, outcome }) => [key, outcome])).toEqual(
    editorKinds.map((kind) => [kind, "verified"]),
  );
  await page.locator("#save").click();
  await expect.poll(() => ehr.saved()).toHaveLength(1);
  for (const [kind, text] of Object.entries(ehr.saved()[0]!.sections)) {
    const lines = text.split("\n").filter((line) => line.trim());
    const one = `Earlier First line of ${kind} Third – “line” < ½`;
    expect([kind, lines.join(" ")]).toEqual([kind, one]);
  }
});

test("the audit log is intact, records the fill with its nine boxes, and has no names and no text of a note", async () => {
  const { entries, isIntact } = await automation.audit.read(5_000);
  expect(isIntact).toBe(true);
  const filled = entries.find(({ verb, outcome }) => verb === "fillNote" && outcome === "filled")!;
  expect(filled).toMatchObject({
    patientId: "stored-11",
    profile: "scriptorium@1",
    origin: expect.stringContaining("127.0.0.1"),
  });
  expect(filled.fields).toHaveLength(9);
  const raw = readFileSync(join(folder, "ehr", "audit.jsonl"), "utf8");
  expect(raw).not.toMatch(/lopez|neil|bronchitis|earlier|40011/i);
});
