import { randomUUID } from "node:crypto";
import type { Transcript } from "../../../src/shared/transcription/utterance";
import { WritingStyles } from "../../../src/server/style/WritingStyles";
import { setVisitStatus } from "../../../src/server/visits/setVisitStatus";
import { spokenParts } from "../../bench/ogg";
import { drafted } from "../notes/notesHarness";
import { newVisit, RecordingClient } from "../recording/RecordingClient";
import type { TestServer, TestUser } from "../testServer";
import { nameOf, type Route } from "./routeList";
import { routeRules, sound } from "./routeRules";

/** Ids for the parameters of routes, by kind. */
export type Ids = Record<
  | "visit"
  | "take"
  | "utterance"
  | "document"
  | "template"
  | "appointment"
  | "patient"
  | "user"
  | "organization"
  | "invitation"
  | "session"
  | "model"
  | "rule"
  | "seq"
  | "version",
  string
>;

const kinds = {
  visits: "visit",
  documents: "document",
  templates: "template",
  appointments: "appointment",
  patients: "patient",
  precharts: "appointment",
  users: "user",
  people: "user",
  organizations: "organization",
  invitations: "invitation",
  sessions: "session",
  models: "model",
  "style-rules": "rule",
} as const;

export const hasId = ({ path }: Route): boolean => path.includes(":");

/** The route's path with these ids. */
export function addressOf(route: Route, ids: Ids): string {
  const path = route.path.replaceAll(/([\w-]+)\/:(\w+)(?:\|:\w+)?/g, (_, before: string, name: string) => {
    const kind = before in kinds ? kinds[before as keyof typeof kinds] : name;
    return `${before}/${kind in ids ? ids[kind as keyof Ids] : "unknown"}`;
  });
  return path + (routeRules[nameOf(route)]?.query ?? "");
}

/** The same id for every kind. */
export const everyId = (id: string): Ids => ({
  ...{ visit: id, take: id, utterance: id, document: id, template: id },
  ...{
    appointment: id,
    patient: id,
    user: id,
    organization: id,
    invitation: id,
    session: id,
    model: id,
    rule: id,
    seq: id,
    version: id,
  },
});

/** Ids that do not exist. */
export const noIds = (): Ids => ({ ...everyId(randomUUID()), seq: "0", version: "1" });

/**
 * Creates a visit with a take, an utterance and a note, a template, an appointment, a patient and a style rule.
 * @returns the ids, with the user's and their session's.
 */
export async function createOneOfEach(server: TestServer, user: TestUser): Promise<Ids> {
  const create = async <T>(method: string, path: string, json: unknown): Promise<T> =>
    (await (await server.call(user, method, `/api/v1${path}`, json)).json()) as T;
  const visit = await newVisit(server, user);
  const client = new RecordingClient(server, user, visit);
  await client.begin();
  await client.putAll(spokenParts(0.1).parts.slice(0, 2));
  const { utterances } = await create<Transcript>("PUT", `/visits/${visit}/transcript`, { text: "Patient: Hello." });
  await setVisitStatus(server.context.database, visit, "ready"); // while it is recorded, its draft cannot be exported
  const note = await drafted(server, user, visit);
  const sections = [{ title: "Plan", style: "bullets" }];
  const template = await create<{ id: string }>("POST", "/templates", { title: "Knee", sections });
  const starts_at = new Date().toISOString();
  const appointment = await create<{ id: string }>("POST", "/appointments", {
    patient_name: "Ellen Canary",
    starts_at,
  });
  const patient = await create<{ id: string }>("POST", "/patients", { family_name: "Canary" });
  return {
    visit,
    take: client.takeId,
    utterance: utterances[0]?.id ?? "",
    document: note.id,
    template: template.id,
    appointment: appointment.id,
    patient: patient.id,
    user: user.id,
    organization: user.organizationId,
    invitation: randomUUID(), // the practice's, see invitations.test.ts
    session: user.sessionId ?? "",
    model: randomUUID(), // models have no owner
    rule: await learnedRule(server, user),
    seq: "0",
    version: "1",
  };
}

/** Stores a style rule as if it had been learned from the user's edits. @returns its id */
async function learnedRule({ context: { database, vault } }: TestServer, user: TestUser): Promise<string> {
  const id = randomUUID();
  const text = { section: "plan", section_title: "Plan", from: "reports", to: "states" };
  const rule = { id, kind: "wording", template_id: "soap", ...text, status: "proposed" } as const;
  const proposed_at = new Date().toISOString();
  await new WritingStyles(database, vault).save(user.id, {
    rules: [{ ...rule, proposed_at, documents: [] }],
    noticed: [],
  });
  return id;
}

/** Calls a route with a valid body. An event stream is closed when it has answered. */
export async function send(
  server: TestServer,
  user: TestUser | null,
  route: Route,
  ids: Ids,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = routeRules[nameOf(route)]?.body;
  const leaving = new AbortController();
  const { signal } = leaving;
  const init: RequestInit =
    body === sound
      ? { body: sound, headers: { "content-type": "application/octet-stream", ...headers }, signal }
      : { headers, signal };
  const json = body === sound ? undefined : body;
  const response = await server.call(user, route.method, addressOf(route, ids), json, init);
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) leaving.abort();
  return response;
}
