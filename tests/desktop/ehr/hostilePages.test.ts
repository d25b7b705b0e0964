/// <reference lib="dom" />
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EhrAutomation } from "../../../src/main/ehr/EhrAutomation";
import { patients } from "../../main/ehr/testEhrs/patients";
import { plainProfile } from "../../main/ehr/plainProfile";
import { fill, newAutomation, noteOf, texts } from "./support/openEhr";

/**
 * Maximum time in milliseconds for which a page may block the process of the automation, which is that of the app's
 * windows.
 */
const maxBlockedMs = 1_000;
const maria = patients[0]!;

let automation: EhrAutomation;
let page: Page;
let server: Server;
let origin: string;
/** Added to the page of the note. */
let added = "";
/** Sent to the server by scripts of the pages. */
let sent: string[] = [];

const notePage = () => `<!doctype html><title>Note</title>
<b id="patient-name">Maria E Lopez</b> <b id="patient-dob">03/14/1961</b> <b id="patient-mrn">40011</b>
<form method="post"><input type="hidden" name="pid" value="40011">${["subjective", "objective", "assessment", "plan"]
  .map((name) => `<textarea name="${name}" rows="2"></textarea>`)
  .join("")}<button>Save</button></form>${added}`;

beforeAll(async () => {
  server = createServer((request, response) => {
    sent.push(`${request.method} ${request.url}`);
    response.setHeader("content-type", "text/html; charset=utf-8").end(notePage());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ({ automation } = newAutomation());
  expect(await automation.launch()).toBe(true);
  const { sessionScoped: _, ...identity } = plainProfile(origin).identity;
  const profile = { ...plainProfile(origin), identity: { ...identity, sessionScoped: false } };
  expect(await automation.importProfile(profile, [origin])).toMatchObject({ accepted: true, faults: [] });
});
afterAll(async () => {
  await automation.close();
  server.close().closeAllConnections();
});
beforeEach(async () => {
  added = "";
  sent = [];
  automation.loadNote(null);
  page = await automation.browserPages()[0]!.context().newPage();
});
afterEach(() => page.close());

const open = async (more: string): Promise<void> => {
  added = more;
  await page.goto(`${origin}/chart/40011/note`, { timeout: 60_000 });
};

/** Reads the boxes without the functions of the page, which its scripts can replace. */
const boxes = async (): Promise<string[]> => {
  const all = await page.locator("textarea").all();
  return Promise.all(all.map((box) => box.inputValue()));
};
const script = (code: string) => `<script>${code}</script>`;

/** Runs `act` and returns its result, with the longest time in which this process did nothing else. */
async function blocked<T>(act: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const value = await act();
  delay.disable();
  return { value, ms: delay.max / 1e6 };
}

describe("a page that changes while the note is filled in", () => {
  test.each([
    ["its banner", `document.querySelector("#patient-mrn").textContent = "40013"`, /patient|changed/],
    ["the form's patient", `document.querySelector("[name=pid]").value = "40013"`, "form_mismatch"],
    ["its address", `history.pushState(null, "", "/chart/40013/note")`, /navigated/],
    ["the next box, which is removed", `document.querySelector("[name=objective]").remove()`, "not_found"],
    [
      "the next box, which is there twice",
      `document.querySelector("[name=objective]").after(document.querySelector("[name=objective]").cloneNode())`,
      "ambiguous",
    ],
    ["the next box, which is locked", `document.querySelector("[name=objective]").readOnly = true`, "not_editable"],
    [
      "with a layer over everything",
      `document.body.append(Object.assign(document.createElement("div"), { style: "position:fixed;inset:0;z-index:9" }))`,
      "covered",
    ],
  ])("(%s) stops the fill, and the box is restored", async (_what, change, code) => {
    await open(
      script(`document.querySelector("[name=subjective]").addEventListener("input", () => {
      ${change};
    }, { once: true })`),
    );
    const { receipt } = await fill(automation, noteOf(maria));
    expect(receipt).toMatchObject({ state: "stopped", refusal: { code: expect.stringMatching(code) } });
    expect((await boxes()).join("")).toBe("");
    expect(sent.filter((each) => each.startsWith("POST"))).toEqual([]);
  });

  test("by submitting its form stops the fill", async () => {
    await open(
      script(`document.querySelector("[name=subjective]").addEventListener("input", () => document.forms[0].submit())`),
    );
    const { receipt } = await fill(automation, noteOf(maria));
    expect(receipt.state).toBe("stopped");
    expect(receipt.fields.map(({ outcome }) => outcome)).not.toContain("verified");
  });

  test("by going to another address gets no more of the note", async () => {
    const other = createServer((_request, response) => response.setHeader("content-type", "text/html").end(notePage()));
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const address = `http://localhost:${(other.address() as AddressInfo).port}/chart/40011/note`;
    await open(
      script(`document.querySelector("[name=subjective]").addEventListener("input", () => location = "${address}")`),
    );
    const { receipt } = await fill(automation, noteOf(maria));
    expect(receipt.state).toBe("stopped");
    await expect.poll(() => page.url()).toBe(address);
    expect((await boxes()).join("")).toBe("");
    other.close().closeAllConnections();
  });

  test("that asks before it is left blocks neither the fill nor the closing of its tab", async () => {
    await open(
      script(`addEventListener("beforeunload", (event) => { event.preventDefault(); event.returnValue = "stay"; })`),
    );
    expect((await fill(automation, noteOf(maria))).receipt.state).toBe("filled");
    expect(await boxes()).toEqual(Object.values(texts));
    await page.close();
    await expect.poll(() => automation.browserPages().includes(page)).toBe(false);
  });
});

describe("a page whose scripts replace what is called in it", () => {
  test.each([
    [
      "objects instead of texts",
      `const box = HTMLTextAreaElement.prototype;
       const value = Object.getOwnPropertyDescriptor(box, "value");
       let reads = 0;
       Object.defineProperty(box, "value", { ...value, get() { return ++reads > 4 ? { length: 3 } : value.get.call(this); } });`,
    ],
    [
      "texts that were never entered",
      `const box = HTMLTextAreaElement.prototype;
       const value = Object.getOwnPropertyDescriptor(box, "value");
       Object.defineProperty(box, "value", { ...value, get() { return value.get.call(this) && "x" + value.get.call(this); } });`,
    ],
    [
      "methods of lists, texts and numbers",
      `Array.prototype.toJSON = function () { return "[]"; };
       Array.prototype.filter = Array.prototype.map = () => [{}];
       String.prototype.slice = () => ({});
       Object.prototype.state = "found"; Object.prototype.toJSON = () => 7;`,
    ],
    [
      "what is where",
      `document.elementFromPoint = () => { throw new Error("no"); };
       Element.prototype.getBoundingClientRect = () => ({});`,
    ],
  ])("with %s gets a receipt that is true", async (_what, code) => {
    await open(script(code));
    automation.loadNote(noteOf(maria));
    const plan = await automation.planFill();
    const receipt = await automation.fillNote({ planId: plan.id, overwrite: [] });
    const [now, wanted] = [await boxes(), Object.values(texts)];
    const outcomes = receipt.fields.map(({ outcome }) => outcome);
    if (receipt.state === "filled") expect(now).toEqual(wanted);
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome === "verified") expect(now[at]).toBe(wanted[at]);
      if (outcome === "restored" || outcome === "not_written") expect(now[at]).toBe("");
    }
    expect(await automation.currentPatient().catch(() => null)).toSatisfy(
      (patient: { mrn: string } | null) => patient === null || patient.mrn === maria.mrn,
    );
  });
});

describe("a huge page", () => {
  const many = (tag: string) =>
    script(`document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(tag)}.repeat(20_000))`);
  const long = (id: string) =>
    script(`document.querySelector(${JSON.stringify(id)}).textContent = "Sean ONeil ".repeat(100_000)`);

  test.each([
    ["with 20,000 elements is filled", many("<i>a</i> "), null],
    ["with 20,000 elements that match a box is refused", many("<input name=subjective>"), "ambiguous"],
    ["with 20,000 hidden elements that match a box is refused", many("<input name=subjective hidden>"), "ambiguous"],
    [
      "with 20,000 elements that match the patient's name is refused",
      many("<b id=patient-name>Ann</b> "),
      "patient_unknown",
    ],
    ["with a name of 1.1 million characters is refused", long("#patient-name"), /patient/],
    ["with 100 frames is filled", "<iframe></iframe>".repeat(100), null],
  ])("%s without blocking the process for a second", { timeout: 120_000 }, async (_what, more, code) => {
    await open(more);
    const { value, ms } = await blocked(() => fill(automation, noteOf(maria)));
    if (code === null) expect(value.receipt).toMatchObject({ state: "filled", refusal: null });
    else expect(value.plan.refusal?.code).toMatch(code);
    expect(ms).toBeLessThan(maxBlockedMs);
  });

  test("gives no more than 50,000 characters of its text", { timeout: 60_000 }, async () => {
    await open(long("form"));
    const { value, ms } = await blocked(() => automation.extractPageData(true));
    expect(value?.items[0]?.text.length).toBeLessThanOrEqual(50_000);
    expect(ms).toBeLessThan(maxBlockedMs);
  });
});

describe("dialogs of a page", () => {
  test("with a very long message are reported with its beginning", async () => {
    await open("");
    void page.evaluate(() => setTimeout(() => alert("x".repeat(5_000_000)), 0));
    await expect.poll(() => automation.status.dialog?.type).toBe("alert");
    expect(automation.status.dialog?.message.length).toBe(1_000);
    automation.loadNote(noteOf(maria));
    expect((await automation.planFill()).refusal?.code).toBe("dialog_open");
    await automation.answerDialog(true);
    await expect.poll(() => automation.status.dialog).toBeNull();
  });

  test("that open again and again never fill or answer anything", async () => {
    await open(
      script(
        `addEventListener("load", () => { for (let n = 0; n < 5; n += 1) setTimeout(() => confirm("again"), n * 10); })`,
      ),
    ).catch(() => undefined);
    await expect.poll(() => automation.status.dialog?.type).toBe("confirm");
    automation.loadNote(noteOf(maria));
    for (let n = 0; n < 5; n += 1) {
      await expect.poll(() => automation.status.dialog?.type).toBe("confirm");
      expect((await automation.planFill()).refusal?.code).toBe("dialog_open");
      await automation.answerDialog(false);
    }
    await expect.poll(() => automation.status.dialog).toBeNull();
    expect((await fill(automation, noteOf(maria))).receipt.state).toBe("filled");
  });
});

describe("boxes that are not where they seem", () => {
  test.each([
    ["outside of the page", "position:absolute;left:-9999px", "covered"],
    ["without a size", "width:0;height:0;padding:0;border:0;min-width:0;resize:none", "hidden"],
    ["invisible", "visibility:hidden", "hidden"],
    ["not displayed", "display:none", "hidden"],
  ])("%s are not filled", async (_what, style, code) => {
    await open(`<style>[name=subjective]{${style}}</style>`);
    const { plan, receipt } = await fill(automation, noteOf(maria));
    expect((plan.refusal ?? receipt.refusal)?.code).toBe(code);
    expect((await boxes()).join("")).toBe("");
  });

  test("in a shadow root are filled there", async () => {
    const move = `const host = document.createElement("div"); document.body.append(host);
      host.attachShadow({ mode: "open" }).append(document.querySelector("[name=subjective]"));`;
    await open(script(move));
    expect((await fill(automation, noteOf(maria))).receipt.state).toBe("filled");
    expect(await page.locator("[name=subjective]").inputValue()).toBe(texts.subjective);
    await open(
      script(`${move} document.body.insertAdjacentHTML("beforeend", "<textarea name=subjective></textarea>")`),
    );
    expect((await fill(automation, noteOf(maria))).plan.refusal?.code).toBe("ambiguous");
  });
});
