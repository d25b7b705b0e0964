import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, expect, test } from "vitest";
import { patients } from "../../main/ehr/testEhrs/patients";
import type { TestEhr } from "../../main/ehr/testEhrs/serveEhr";
import { testEhrs } from "../../main/ehr/testEhrs/testEhrs";
import { testProfiles } from "../../main/ehr/testProfiles";
import { noteOf, texts } from "./support/openEhr";

interface Line {
  id?: number;
  ok?: boolean;
  value?: unknown;
  error?: { code: string; message: string };
  event?: string;
}

let shell: ChildProcess | null = null;
let ehr: TestEhr | null = null;
afterEach(async () => {
  shell?.stdin?.end();
  if (shell && shell.exitCode === null) await once(shell, "exit");
  shell = null;
  await ehr?.close();
  ehr = null;
});

/** Starts the built shell. @returns a function that sends a request and waits for its answer. */
function start(...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "chartside-ehr-shell-"));
  const env = { ...process.env, CHARTSIDE_EHR_BROWSER: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium" };
  shell = spawn(process.execPath, [resolve("out/server/ehr.js"), "--headless", "--profile-dir", folder, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
    env,
  });
  const waiting = new Map<number, (line: Line) => void>();
  const events: Line[] = [];
  createInterface({ input: shell.stdout! }).on("line", (text) => {
    const line = JSON.parse(text) as Line;
    if (line.id === undefined) events.push(line);
    else waiting.get(line.id)?.(line);
  });
  let last = 0;
  const ask = (verb: string, input?: object) =>
    new Promise<Line>((answered) => {
      const id = ++last;
      waiting.set(id, answered);
      shell!.stdin!.write(`${JSON.stringify({ id, verb, ...(input && { input }) })}\n`);
    });
  return { ask, events };
}

test("a trial fills a note through JSON lines, and the EHR's own store has the text", async () => {
  ehr = await testEhrs.frameset();
  const { ask, events } = start("--trial");
  const { origin } = ehr;
  expect(await ask("status")).toMatchObject({ ok: true, value: { isRunning: false, browserConnected: false } });
  const profile = testProfiles.frameset(origin);
  expect(await ask("profile.import", { profile })).toMatchObject({
    value: { accepted: false, profile: { origins: [origin] } },
  });
  expect(await ask("profile.import", { profile, acceptOrigins: [origin] })).toMatchObject({
    value: { accepted: true },
  });
  expect(await ask("launch")).toMatchObject({ value: true });
  await expect.poll(async () => (await ask("person.tabs")).value).toEqual([`${origin}/harbor`]); // the profile's start page
  expect(await ask("navigateToPatient", { mrn: patients[0]!.mrn })).toMatchObject({ value: true });
  await ask("person.click", { frameUrl: "/harbor/summary", role: "link", name: "Write note" });
  await expect
    .poll(async () => (await ask("person.text", { frameUrl: "/harbor/note", css: "h2" })).value)
    .toBe("Visit note");
  const { patient } = noteOf(patients[0]!);
  expect(await ask("note.load", { patient, sections: texts })).toMatchObject({ value: true });
  const { value: plan } = (await ask("planFill")) as { value: { id: string } };
  expect(plan).toMatchObject({ canFill: true, refusal: null });
  expect(await ask("fillNote", { planId: plan.id })).toMatchObject({ value: { state: "filled" } });
  expect(ehr.saved()).toEqual([]);
  await ask("person.click", { frameUrl: "/harbor/note", role: "button", name: "Save" });
  await expect.poll(() => ehr!.saved()).toHaveLength(1);
  expect(ehr.saved()[0]).toMatchObject({ pid: "11", sections: { subj: texts.subjective, plan: texts.plan } });
  expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(["ready", "changed"]));
  expect(await ask("close")).toMatchObject({ value: true });
});

test("without --trial there is nothing that acts as a person, and what is wrong has a code", async () => {
  const { ask, events } = start();
  for (const verb of ["person.goto", "person.click", "person.dialog", "constructor"])
    expect(await ask(verb, { url: "https://ehr.example.org" })).toMatchObject({
      ok: false,
      error: { code: "unknown_verb" },
    });
  expect(await ask("navigateToPatient", { mrn: 5 })).toMatchObject({ ok: false, error: { code: "invalid_input" } });
  expect(await ask("wizard.skip")).toMatchObject({ ok: false, error: { code: "invalid_input" } });
  expect(await ask("currentPatient")).toMatchObject({ ok: true, value: null });
  expect(events).toContainEqual({
    event: "refused",
    value: { verb: "currentPatient", code: "not_running", message: expect.any(String) },
  });
});
