import type { z } from "zod";
import type { patchUtteranceSchema, Speaker } from "../../shared/transcription/utterance";
import type { Vault } from "../platform/crypto/Vault";
import type { Queryable } from "../platform/database/Database";
import { mapInSlices } from "../platform/mapInSlices";
import { type SealedText, utteranceContext } from "./UtterancesRepository";

/** A speaker as a person assigns it. Others of a different name are different speakers. */
export interface NamedSpeaker {
  speaker: Speaker;
  /** Null unless the speaker is `other`. */
  name: string | null;
}

interface Line extends NamedSpeaker {
  id: string;
  sealed: SealedText;
}

const isSame = (a: NamedSpeaker, b: NamedSpeaker): boolean => a.speaker === b.speaker && a.name === b.name;

/**
 * Stores a speaker named by a person, for an utterance (`one`) or for all utterances of its current speaker (`speaker`);
 * `swap` also gives that current speaker to all utterances of the new one. Does nothing for an unknown utterance.
 */
export async function chooseSpeaker(
  tx: Queryable,
  vault: Vault,
  visitId: string,
  utteranceId: string,
  choice: NamedSpeaker & { applyTo: z.output<typeof patchUtteranceSchema>["apply_to"] },
): Promise<void> {
  const { applyTo, ...chosen } = choice;
  const lines = await linesOf(tx, vault, visitId, applyTo === "one" ? utteranceId : null);
  const before = lines.find(({ id }) => id === utteranceId);
  if (!before) return;
  const changed = lines.flatMap((line) => {
    if (isSame(line, before)) return [{ line, to: chosen }];
    return applyTo === "swap" && isSame(line, chosen) ? [{ line, to: before as NamedSpeaker }] : [];
  });
  const key = await vault.key(tx, "visit", visitId);
  const sealed = await mapInSlices(changed, ({ line, to }) => {
    const { speaker_name: _, ...rest } = line.sealed;
    return key.sealJson({ ...rest, ...(to.name !== null && { speaker_name: to.name }) }, utteranceContext(line.id));
  });
  await tx.query(
    `update utterances u set speaker = changed.speaker, sealed = changed.sealed, speaker_source = 'user', updated_at = now()
     from unnest($1::uuid[], $2::text[], $3::bytea[]) as changed (id, speaker, sealed) where u.id = changed.id`,
    [changed.map(({ line }) => line.id), changed.map(({ to }) => to.speaker), sealed],
  );
}

/** Returns the utterances of a visit, or one of them, locked, with their speakers. */
async function linesOf(tx: Queryable, vault: Vault, visitId: string, id: string | null): Promise<Line[]> {
  const { rows } = await tx.query<{ id: string; speaker: Speaker; sealed: Buffer }>(
    "select id, speaker, sealed from utterances where visit_id = $1 and ($2::uuid is null or id = $2) for update",
    [visitId, id],
  );
  const key = await vault.key(tx, "visit", visitId);
  return mapInSlices(rows, (row) => {
    const sealed = key.openJson<SealedText>(row.sealed, utteranceContext(row.id));
    const name = row.speaker === "other" ? (sealed.speaker_name ?? null) : null;
    return { id: row.id, speaker: row.speaker, name, sealed };
  });
}
