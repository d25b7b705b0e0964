import { Script } from "node:vm";
import { mkdtemp, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { ProfileStore } from "../../../src/main/ehr/profile/ProfileStore";
import { forbiddenWord } from "../../../src/main/ehr/profile/forbiddenWord";
import { isAllowedOrigin } from "../../../src/main/ehr/profile/isAllowedOrigin";
import { parseProfile } from "../../../src/main/ehr/profile/parseProfile";
import { escapePattern, matchPattern, patternFault } from "../../../src/main/ehr/profile/matchPattern";
import { plainProfile } from "./plainProfile";

/** Returns the faults of the plain profile with changes. */
function faultsWith(changes: object): string[] {
  const parsed = parseProfile({ ...plainProfile(), ...changes });
  return parsed.ok ? [] : parsed.faults.map(({ field, message }) => `${field}: ${message}`);
}
const note = plainProfile().note!;
const click = (target: object) => ({ action: "click", target: [target] });

test("parseProfile accepts a profile as value and as JSON text and fills in defaults", () => {
  const parsed = parseProfile(JSON.stringify(plainProfile()));
  expect(parsed).toMatchObject({
    ok: true,
    profile: { note: { unmapped: "block", fields: [{ kind: "auto" }, {}, {}, {}] } },
  });
  expect(parseProfile(plainProfile())).toEqual(parsed);
});

test("ProfileStore loads the other profiles if one file cannot be read or is damaged", async () => {
  const folder = await mkdtemp(join(tmpdir(), "profiles-"));
  const parsed = parseProfile(plainProfile());
  if (parsed.ok) await new ProfileStore(folder).put(parsed.profile);
  await mkdir(join(folder, "folder.json"));
  await writeFile(join(folder, "damaged.json"), "{");
  const store = new ProfileStore(folder);
  await store.load();
  expect(store.all.map(({ id }) => id)).toEqual([plainProfile().id]);
});

test.each([
  ["text that is not JSON", "{", ""],
  ["a list", [], ""],
])("parseProfile rejects %s", (_what, input, field) => {
  expect(parseProfile(input)).toMatchObject({ ok: false, faults: [{ field }] });
});

test.each<[string, object, string]>([
  ["an unknown property", { script: "x" }, "script"],
  ["an id that names a device on Windows", { id: "con" }, "id"],
  ["an id that names a printer there", { id: "lpt1" }, "id"],
  ["an id that ends with a dot", { id: "openemr." }, "id"],
  ["an id that leads out of the folder", { id: "../x" }, "id"],
  ["an origin with a path", { origins: ["https://ehr.example.org/x"] }, "origins[0]"],
  ["an origin over http", { origins: ["http://ehr.example.org"] }, "origins[0]"],
  ["a start address elsewhere", { startUrl: "https://other.example.org/" }, "startUrl"],
  ["a pattern that can take long", { loggedOut: ["(a+)+b"] }, "loggedOut[0]"],
  ["a page key twice", { pages: [...plainProfile().pages, { key: "login", urlPattern: "x" }] }, "pages[2].key"],
  ["a note on an unknown page", { note: { ...note, page: "chart" } }, "note.page"],
  ["an unknown section to put in", { note: { ...note, unmapped: "put-in:exam" } }, "note.unmapped"],
  [
    "a hidden box",
    { note: { ...note, fields: [{ section: "plan", target: [{ css: "x", visible: false }] }] } },
    "note.fields[0].target",
  ],
  [
    "a selector that leads into another frame",
    { forbidden: [[{ css: "iframe >> internal:control=enter-frame >> input" }]] },
    "forbidden[0][0].css",
  ],
  ["an empty target", { forbidden: [[{}]] }, "forbidden[0][0]"],
  [
    "navigation to another server",
    { navigate: { frame: "top", urlTemplate: "https://other.example.org/{mrn}" } },
    "navigate.urlTemplate",
  ],
  ["a template without the number", { navigate: { frame: "top", urlTemplate: "/chart" } }, "navigate.urlTemplate"],
  [
    "typing to reveal",
    { note: { ...note, reveal: [{ action: "type", target: [{ css: "a" }], value: "x" }] } },
    "note.reveal[0].action",
  ],
  [
    "a step that signs",
    { note: { ...note, reveal: [click({ role: "button", name: "e-Sign" })] } },
    "note.reveal[0].target",
  ],
  ["a selector that saves", { note: { ...note, reveal: [click({ css: "#btnSaveNote" })] } }, "note.reveal[0].target"],
  ["a search that deletes", { navigate: { search: [click({ label: "Delete" })] } }, "navigate.search[0].target"],
  [
    "a box's step that submits",
    { note: { ...note, fields: [{ ...note.fields[0], reveal: [click({ css: "[type=submit]" })] }] } },
    "note.fields[0].reveal[0].target",
  ],
])("parseProfile names the field of %s", (_what, changes, field) => {
  const faults = faultsWith(changes);
  expect(faults.map((fault) => fault.slice(0, fault.indexOf(":")))).toContain(field);
});

test("a forbidden step is rejected with a sentence that names the word", () => {
  const faults = faultsWith({ note: { ...note, reveal: [click({ role: "button", name: "Sign & lock" })] } });
  expect(faults).toEqual(['note.reveal[0].target: Steps never use "sign": that is for the clinician.']);
});

test.each([
  ["Sign", "sign"],
  ["E-Sign", "esign"],
  ["e sign", "esign"],
  ["Save & Close", "save"],
  ["btnDeleteNote", "delete"],
  ["#order-set", "order"],
  ["Firmar nota", "firmar"],
  ["Vital signs", null],
  ["Design", null],
  ["Show history", null],
])("forbiddenWord finds the word in %j: %j", (text, word) => {
  expect(forbiddenWord(text)).toBe(word);
});

test.each([
  ["https://ehr.example.org", true],
  ["https://ehr.example.org:8443", true],
  ["http://127.0.0.1:8080", true],
  ["http://localhost", true],
  ["http://ehr.example.org", false],
  ["https://ehr.example.org/", false],
  ["https://EHR.example.org", false],
  ["https://user@ehr.example.org", false],
  ["data:text/html,x", false],
  ["file:///x", false],
  ["http://127.0.0.1.evil.example", false],
])("isAllowedOrigin(%j) is %j", (origin, isAllowed) => {
  expect(isAllowedOrigin(origin)).toBe(isAllowed);
});

test("a profile with the former identity.fallback is accepted without it", () => {
  const { identity, ...rest } = plainProfile();
  const fallback = { urlTemplate: "/facts?pid={pid}", frame: { chain: [] }, dob: { target: [{ css: "#dob" }] } };
  const parsed = parseProfile(JSON.stringify({ ...rest, identity: { ...identity, fallback } }));
  expect(parsed.ok && parsed.profile.identity).not.toHaveProperty("fallback");
});

describe("patterns", () => {
  test.each([
    "(a+)+b",
    "(a|a)*$",
    "(x{2,})+",
    "(?=a)",
    "(?<!a)b",
    "(a)\\1",
    "a{1000}",
    "[",
    "",
    "a".repeat(301),
    "a*a*a*a*a*a*a*",
  ])("patternFault refuses %j", (source) => {
    expect(patternFault(source)).not.toBeNull();
    expect(matchPattern(source, "aaaa")).toBeNull();
  });

  test.each([
    "/chart/(?<pid>\\d+)/note",
    "^https://[^/]+/x\\?id=\\d{1,9}$",
    "(?:a|b)?c",
    "\\(MRN (\\w+)\\)",
    "[(+)*]+",
  ])("patternFault allows %j", (source) => expect(patternFault(source)).toBeNull());

  test("matchPattern returns groups by name", () => {
    const match = matchPattern("(?<name>[^(]+) \\(MRN (?<mrn>\\d+)\\)", "Lopez, Maria (MRN 1001)");
    expect(match?.groups).toEqual({ name: "Lopez, Maria", mrn: "1001" });
  });

  test("a pattern that is allowed but slow is ended within its deadline", () => {
    const start = performance.now();
    expect(matchPattern("a*a*a*a*a*a*b", "a".repeat(2_000))).toBeNull();
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test("a pattern that took too long on a busy computer is tried again after 10 seconds", () => {
    const run = vi.spyOn(Script.prototype, "runInContext");
    const clock = vi.spyOn(performance, "now").mockReturnValue(1_000);
    const timeOut = () => {
      throw new Error("Script execution timed out");
    };
    run.mockImplementationOnce(timeOut).mockImplementationOnce(timeOut);
    const match = () => matchPattern("^busy (\\d)$", "busy 1")?.first;
    expect(match()).toBeUndefined();
    clock.mockReturnValue(10_999);
    expect(match()).toBeUndefined();
    expect(run).toHaveBeenCalledTimes(2);
    clock.mockReturnValue(11_000);
    expect(match()).toBe("1");
    clock.mockReturnValue(99_000);
    expect(match()).toBe("1");
    expect(run).toHaveBeenCalledTimes(3);
    vi.restoreAllMocks();
  });

  test("escapePattern gives a pattern for exactly that text", () => {
    const text = "/a.b(c)[d]?x=1&y={2}";
    expect(matchPattern(`^${escapePattern(text)}$`, text)?.all).toBe(text);
  });
});
