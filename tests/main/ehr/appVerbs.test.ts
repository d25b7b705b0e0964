import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openAutomation } from "../../../src/main/ehr/openAutomation";
import { appVerbs } from "../../../src/main/ehr/shell/appVerbs";
import { createWizard } from "../../../src/main/ehr/wizard/createWizard";
import { wizardHandlers } from "../../../src/main/ehr/wizard/wizardHandlers";

/** An automation whose browser is not open. */
function withoutBrowser() {
  const folder = mkdtempSync(join(tmpdir(), "chartside-ehr-"));
  return openAutomation({
    browserFolder: join(folder, "browser"),
    folder,
    isHeadless: true,
    env: {},
    findProgram: () => Promise.reject(new Error("not opened in this test")),
    keys: { current: () => Promise.reject(new Error("no key")), byId: () => Promise.reject(new Error("no key")) },
    onFailure: () => undefined,
  });
}

/** The shell's verbs over it. */
const verbsWithoutBrowser = () => appVerbs(withoutBrowser(), () => undefined);

/** Returns the verbs in a table of docs/ehr-shell.md, e.g. `profile.export` for "`profile.list`, `.export`". */
function documentedVerbs(): string[] {
  const [, table = ""] = readFileSync("docs/ehr-shell.md", "utf8").split(/^## Verbs$|^With `--trial`/m);
  const cells = table.split("\n").flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => {
    const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    const group = names[0]?.split(".")[0];
    return names.map((name) => (name.startsWith(".") ? `${group}${name}` : name));
  });
}

test("docs/ehr-shell.md lists every verb of the shell, and no other", () => {
  expect(documentedVerbs().toSorted()).toEqual(Object.keys(verbsWithoutBrowser()).toSorted());
});

test("note.load takes sections by id or as a list, loadNote only as a list", () => {
  const verbs = verbsWithoutBrowser();
  const accepts = (verb: string, sections: unknown) =>
    verbs[verb]!.input.safeParse({ patient: { name: "Maria Lopez" }, sections }).success;
  const [byId, list] = [{ plan: "Fluids." }, [{ id: "plan", text: "Fluids." }]];
  expect([accepts("note.load", byId), accepts("note.load", list)]).toEqual([true, true]);
  expect([accepts("loadNote", byId), accepts("loadNote", list)]).toEqual([false, true]);
});

test("a step of the wizard that is refused keeps its code in the shell, and is a bad request on the bridge", async () => {
  const verbs = verbsWithoutBrowser();
  const run = (verb: string) => Promise.resolve().then(() => verbs[verb]!.run(undefined));
  expect(await run("wizard.state")).toBeNull();
  await expect(run("wizard.start")).rejects.toMatchObject({ code: "not_running" });
  await expect(run("wizard.skip")).rejects.toMatchObject({ code: "invalid_input" });
  const handlers = wizardHandlers(createWizard(withoutBrowser(), () => undefined));
  const message = "Start the setup first.";
  await expect(handlers.skip(undefined)).rejects.toMatchObject({ code: "bad_request", message });
});
