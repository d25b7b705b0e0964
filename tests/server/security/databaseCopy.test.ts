import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { VisitDocument } from "../../../src/shared/notes/document";
import { buildStandalone, newDataDir, type ServerProcess, startProcess, until } from "../platform/serverProcess";

let built: ReturnType<typeof buildStandalone>;
beforeAll(() => void (built = buildStandalone()));
afterAll(() => built.remove());

/** One invented word for each text about a person, a patient or a template. */
const planted = {
  firstName: "Aardvarkia",
  lastName: "Bandicooten",
  username: "caracal_mule",
  email: "dugongmail",
  userAgent: "Echidnazilla",
  address: "2001:db8:4567:89ab::77",
  templateTitle: "Fossatitle",
  templateText: "Gharialtext",
  section: "Hoatzinsection",
  sectionInstructions: "Ibexadvice",
  patientGiven: "Jerboanna",
  patientFamily: "Kinkajouson",
  recordNumber: "LORIKEET7788",
  recordSystem: "Margaysystem",
  phone: "+1 555 0188 4433",
  appointmentName: "Ocelotperson",
  appointmentReason: "Pikareason",
  invited: "quolloverseas",
  invitation: "Ringtailwelcome",
  subscriber: "serowreader",
  vocabulary: "Takinword",
  snippet: "Numbatsnippet",
  visitTitle: "Uakarititle",
  visitReason: "Vaquitareason",
  spoken: "Wallarooine",
  note: "Xenopustext",
  addendum: "Yapokaddendum",
} as const;
const words = Object.values(planted).flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]);

/** Files of the database with a planted word, as UTF-8, UTF-16 or the hexadecimal text of its bytes. */
function findIn(folder: string, texts: readonly string[]): string[] {
  const needles = texts.flatMap((text) => [
    { text, bytes: Buffer.from(text) },
    { text, bytes: Buffer.from(text, "utf16le") },
    { text, bytes: Buffer.from(Buffer.from(text).toString("hex")) },
  ]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const content = readFileSync(join(entry.parentPath, entry.name));
      return needles.filter(({ bytes }) => content.includes(bytes)).map(({ text }) => `${entry.name}: ${text}`);
    });
}

/** A signed-in person whose calls come from the planted browser and address. */
async function signUp({ url }: ServerProcess) {
  const headers = {
    "content-type": "application/json",
    "user-agent": `${planted.userAgent}/1.0`,
    "x-forwarded-for": planted.address,
  };
  const email = `${planted.email}@example.org`;
  const password = "Knee-pain-2-weeks";
  const data = { first_name: planted.firstName, last_name: planted.lastName, username: planted.username };
  const auth = (path: string, body: object) =>
    fetch(`${url}/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  await auth("/signup", { email, password, data });
  await auth("/token?grant_type=password", { email, password: "Wrong-password-1" });
  await auth("/recover", { email });
  const { access_token: token } = (await (await auth("/token?grant_type=password", { email, password })).json()) as {
    access_token: string;
  };
  return async <T = { id: string }>(method: string, path: string, json?: object): Promise<T> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(json && { body: JSON.stringify(json) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    const text = await response.text();
    return (text === "" ? null : JSON.parse(text)) as T;
  };
}

/** Writes a planted word into every kind of text. @returns what the clinician reads of it, as text. */
async function plant(server: ServerProcess): Promise<string> {
  const call = await signUp(server);
  const sections = [{ title: planted.section, style: "bullets", instructions: planted.sectionInstructions }];
  const template = { title: planted.templateTitle, description: planted.templateText, sections };
  const { id: templateId } = await call("POST", "/templates", template);
  const { id: patientId } = await call("POST", "/patients", {
    given_name: planted.patientGiven,
    family_name: planted.patientFamily,
    record_numbers: [{ system: planted.recordSystem, value: planted.recordNumber }],
    phone: planted.phone,
  });
  const starts_at = "2026-11-19T09:00:00.000Z";
  await call("POST", "/appointments", {
    patient_name: planted.appointmentName,
    reason: planted.appointmentReason,
    starts_at,
  });
  await call("POST", "/invitations", {
    email: `${planted.invited}@example.org`,
    account_type: "pro",
    message: planted.invitation,
  });
  await call("POST", "/newsletter", { email: `${planted.subscriber}@example.org` });
  await call("PUT", "/vocabulary", { words: [planted.vocabulary] });
  await call("PUT", "/snippets", { snippets: [{ name: "planted", text: planted.snippet }] });
  const consent = { given: true, method: "spoken", at: new Date().toISOString() };
  const { id } = await call("POST", "/visits", {
    title: planted.visitTitle,
    reason: planted.visitReason,
    patient_id: patientId,
    template_id: templateId,
    consent,
  });
  await call("PUT", `/visits/${id}/transcript`, {
    text: `Doctor: What do you take?\nPatient: I take ${planted.spoken} ten milligrams every day for my knee pain.`,
  });
  await call("POST", `/visits/${id}/documents`, { template_id: templateId, instructions: planted.sectionInstructions });
  const notes = () => call<{ items: VisitDocument[] }>("GET", `/visits/${id}/documents`);
  await until("the note is written", async () => (await notes()).items[0]?.drafting === false);
  const [drafted] = (await notes()).items;
  if (!drafted) throw new Error("There is no note");
  const typed = { id: crypto.randomUUID(), text: planted.note, evidence: [], origin: "typed", findings: [] };
  const written = drafted.sections.map((section, index) =>
    index === 0 ? { ...section, sentences: [...section.sentences, typed] } : section,
  );
  const path = `/documents/${drafted.id}`;
  const saved = await call<VisitDocument>("PATCH", path, { base_version: drafted.version, sections: written });
  await call("POST", `${path}/sign`, { version: saved.version, unanswered: true });
  const signed = await call<VisitDocument>("POST", `${path}/addenda`, { text: planted.addendum });
  const versions = await call<{ items: unknown[] }>("GET", `${path}/versions`);
  const visit = await call("GET", `/visits/${id}`);
  return JSON.stringify([
    signed,
    versions,
    visit,
    await call("GET", "/templates"),
    await call("GET", "/auth/sessions"),
  ]);
}

test("a copy of the database's files has no name, email, address, browser, template or spoken word in it", async () => {
  const server = await startProcess(built.entry, newDataDir(), { CHARTSIDE_TRUSTED_PROXIES: "loopback" });
  const read = await plant(server);
  const seen = ["firstName", "userAgent", "address", "templateTitle", "patientFamily", "note", "addendum"] as const;
  for (const name of seen) expect(read).toContain(planted[name]);
  const database = join(server.dataDir, "postgres");
  expect(findIn(database, words), "while it runs").toEqual([]);
  await server.stop(); // the shutdown checkpoint writes everything from memory
  expect(findIn(database, words), "after a shutdown").toEqual([]);
  expect(findIn(database, ["sign_in_failed"]), "the search finds a text that is stored").not.toEqual([]);
});
