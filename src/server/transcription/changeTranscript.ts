import type { z } from "zod";
import { AppError } from "../../shared/errors";
import { inferSpeakers } from "../../shared/transcription/inferSpeakers";
import { readTypedTranscript } from "../../shared/transcription/typedTranscript";
import type { patchUtteranceSchema, Transcript, Utterance } from "../../shared/transcription/utterance";
import { recheckNote } from "../notes/recheckNote";
import { publishChange } from "../platform/events/visitEvents";
import type { CurrentUser } from "../platform/http/currentUser";
import type { Platform } from "../services";
import { addSpokenWords } from "../visits/searchTokens";
import { requireVisit } from "../visits/visitAccess";
import { guessSpeakers } from "./speakerGuesses";
import { UtterancesRepository } from "./utterancesRepository";

const signedSentence = "This session is signed, so its transcript stays as it is.";

/** Replaces the typed lines of a visit; what was recorded stays. @throws {AppError} `not_found`, `note_signed`. */
export async function putTranscript(
  { database, vault }: Platform,
  user: CurrentUser,
  visitId: string,
  text: string,
): Promise<Transcript> {
  const lines = readTypedTranscript(text);
  const guesses = inferSpeakers(lines.map((line) => ({ text: line.text, known: line.speaker })));
  return database.transaction(async (tx) => {
    const visit = await requireVisit(tx, user, visitId, { lock: true });
    if (visit.status === "signed") throw new AppError("note_signed", signedSentence);
    const utterances = new UtterancesRepository(tx, vault);
    await utterances.deleteTyped(visitId);
    for (const [position, line] of lines.entries()) {
      await utterances.insert(visitId, {
        takeId: null,
        position,
        startMs: 0,
        endMs: 0,
        speaker: line.speaker ?? guesses[position] ?? "unknown",
        speakerSource: line.speaker ? "user" : "inferred",
        confidence: null,
        text: line.text,
      });
    }
    await addSpokenWords(tx, vault, visitId, lines.map((line) => line.text).join(" "));
    await publishChange(tx, visitId, "transcript");
    await recheckNote(tx, vault, visitId);
    return { utterances: await utterances.listByVisit(visitId) };
  });
}

/**
 * Corrects what was heard, or who said it. The first text is kept; a person's word on the speaker is never guessed over,
 * and helps to guess the rest.
 * @throws {AppError} `not_found`, `note_signed`.
 */
export async function patchUtterance(
  { database, vault }: Platform,
  user: CurrentUser,
  visitId: string,
  utteranceId: string,
  change: z.output<typeof patchUtteranceSchema>,
): Promise<Utterance> {
  return database.transaction(async (tx) => {
    const visit = await requireVisit(tx, user, visitId, { lock: true });
    if (visit.status === "signed") throw new AppError("note_signed", signedSentence);
    const utterances = new UtterancesRepository(tx, vault);
    const before = await utterances.byId(utteranceId);
    if (!before || !(await utterances.isOf(visitId, utteranceId)))
      throw new AppError("not_found", "This line was not found. The transcript may have changed; load it again.");
    if (change.text !== undefined && change.text !== before.text) {
      await utterances.changeText(visitId, utteranceId, change.text);
      await addSpokenWords(tx, vault, visitId, change.text);
    }
    const everyOf = change.apply_to === "speaker";
    if (change.speaker) {
      await utterances.chooseSpeaker(visitId, utteranceId, change.speaker, { everyOf });
      await guessSpeakers(tx, vault, visitId, { all: true });
    }
    if (everyOf && change.speaker) await publishChange(tx, visitId, "transcript");
    else await publishChange(tx, visitId, "utterance", utteranceId);
    await recheckNote(tx, vault, visitId);
    return (await utterances.byId(utteranceId)) ?? before;
  });
}
