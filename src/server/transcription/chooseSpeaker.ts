import type { z } from "zod";
import type { patchUtteranceSchema } from "../../shared/transcription/utterance";
import type { RowLog } from "../platform/database/readableRows";
import type { UtterancesRepository } from "./UtterancesRepository";
import type { NamedSpeaker } from "./utteranceRow";

const isSame = (a: NamedSpeaker, b: NamedSpeaker): boolean => a.speaker === b.speaker && a.name === b.name;

/**
 * Stores a speaker named by a person, for an utterance (`one`) or for all utterances of its current speaker
 * (`speaker`); `swap` also gives that current speaker to all utterances of the new one. Does nothing for an unknown
 * utterance.
 */
export async function chooseSpeaker(
  utterances: UtterancesRepository,
  visitId: string,
  utteranceId: string,
  choice: NamedSpeaker & { applyTo: z.output<typeof patchUtteranceSchema>["apply_to"] },
  log: RowLog,
): Promise<void> {
  const { applyTo, ...chosen } = choice;
  const lines = await utterances.lockedSpeakers(visitId, applyTo === "one" ? utteranceId : null, log);
  const before = lines.find(({ id }) => id === utteranceId);
  if (!before) return;
  const changes = lines.flatMap((line) => {
    if (isSame(line, before)) return [{ line, to: chosen }];
    return applyTo === "swap" && isSame(line, chosen) ? [{ line, to: before as NamedSpeaker }] : [];
  });
  await utterances.assignSpeakers(visitId, changes);
}
