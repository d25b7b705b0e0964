import { randomUUID } from "node:crypto";
import { type VisitDocument, documentSchema } from "../../../src/shared/notes/document";
import type { Speaker } from "../../../src/shared/transcription/utterance";
import { Lease } from "../../../src/server/pipeline/Lease";
import { draftVisit } from "../../../src/server/pipeline/draftVisit";
import { makeVisitKey } from "../makeVisitKey";
import type { TestServer, TestUser } from "../testServer";

export type Line = readonly [Speaker, string];

/** A short visit with a drug, an allergy, a vital sign and a plan. */
export const kneeVisit: readonly Line[] = [
  ["clinician", "What brings you in today?"],
  ["patient", "My left knee has been hurting for three weeks."],
  ["clinician", "Any fever?"],
  ["patient", "No."],
  ["clinician", "Are you allergic to anything?"],
  ["patient", "Penicillin, I break out in a rash."],
  ["patient", "I take lisinopril ten milligrams once a day."],
  ["clinician", "Your blood pressure is one forty eight over ninety two."],
  ["clinician", "I'm going to increase the lisinopril to 20 mg once a day."],
];

/** Inserts a visit of a user with utterances. @returns the ids of the visit and of the utterances. */
export async function visitWith(server: TestServer, user: TestUser, lines: readonly Line[], templateId = "soap") {
  const { database } = server.context;
  const visitId = randomUUID();
  const key = await makeVisitKey(server.context, visitId, user.organizationId);
  await database.query(
    "insert into visits (id, organization_id, owner_id, template_id, sealed) values ($1, $2, $3, $4, $5)",
    [
      visitId,
      user.organizationId,
      user.id,
      templateId,
      key.sealJson({ title: "Knee pain", patient_name: "Ellen Canary", reason: null }, `visit:${visitId}`),
    ],
  );
  const ids: string[] = [];
  for (const [position, [speaker, text]] of lines.entries()) {
    const id = randomUUID();
    ids.push(id);
    await database.query(
      "insert into utterances (id, visit_id, position, speaker, speaker_source, sealed) values ($1, $2, $3, $4, 'user', $5)",
      [id, visitId, position, speaker, key.sealJson({ text }, `utterance:${id}`)],
    );
  }
  return { visitId, ids };
}

/** Claims the lease to draft a visit, as a worker does. */
export async function claimLease(server: TestServer, visitId: string): Promise<Lease> {
  const { rows } = await server.context.database.query<{ epoch: number }>(
    "update draft_work set epoch = epoch + 1, worker = 'test', leased_until = now() + interval '1 minute' where visit_id = $1 returning epoch",
    [visitId],
  );
  return new Lease(visitId, rows[0]?.epoch ?? -1, new AbortController().signal, "draft_work");
}

export async function readNote(response: Response): Promise<VisitDocument> {
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
  return documentSchema.parse(body);
}

/** Requests a draft over HTTP and drafts it as a worker does. @returns the note. */
export async function drafted(
  server: TestServer,
  user: TestUser,
  visitId: string,
  request: object = {},
): Promise<VisitDocument> {
  const asked = await readNote(await server.call(user, "POST", `/api/v1/visits/${visitId}/documents`, request));
  await draftVisit(server.context, visitId, await claimLease(server, visitId));
  return readNote(await server.call(user, "GET", `/api/v1/documents/${asked.id}`));
}

/** Returns the save that the note editor sends after a change to one section. */
export function saveOf(note: VisitDocument, key: string, change: (text: string) => string) {
  const section = note.sections.find((candidate) => candidate.key === key);
  if (!section) throw new Error(`no section ${key}`);
  return {
    base_version: note.version,
    sections: [
      {
        key,
        sentences: section.sentences.map(({ id, text, evidence, origin }) => ({
          id,
          text: change(text),
          evidence,
          origin,
        })),
      },
    ],
  };
}

/** Returns the sentences of a section, joined by spaces. */
export const textOf = (note: VisitDocument, key: string): string =>
  note.sections
    .find((section) => section.key === key)
    ?.sentences.map(({ text }) => text)
    .join(" ") ?? "";
