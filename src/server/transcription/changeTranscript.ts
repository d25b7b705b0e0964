import type { z } from "zod";
import { AppError } from "../../shared/errors";
import { readTypedTranscript } from "./readTypedTranscript";
import { maxTypedLines } from "../../shared/transcription/utterance";
import type { patchUtteranceSchema, Transcript, Utterance } from "../../shared/transcription/utterance";
import type { Queryable } from "../platform/database/Database";
import { publishChange } from "../visits/VisitEventsRepository";
import type { CurrentUser } from "../platform/http/currentUser";
import type { ServerContext } from "../platform/ServerContext";
import { addSpokenWords } from "../visits/addSpokenWords";
import { requireVisit } from "../visits/requireVisit";
import { spokenTokens, visitTokensOf } from "../visits/searchTokens";
import { VisitsRepository } from "../visits/VisitsRepository";
import { guessAllSpeakers, type InferSpeakers } from "./guessSpeakers";
import { chooseSpeaker } from "./chooseSpeaker";
import { UtterancesRepository } from "./UtterancesRepository";

/** Runs after each change of the transcript, in its transaction: the note is checked against the new transcript. */
export type AfterTranscriptChange = (tx: Queryable, visitId: string) => Promise<void>;

/**
 * Size of a transcript in bytes from which corrections cannot make it longer. A day of speech with word times has 5 MB.
 */
const maxBytes = 8_000_000;

const signedSentence = "This session is signed, so its transcript can’t be changed.";

const unreadableSentence = "This line can’t be read, because its stored text is damaged. It can’t be changed.";

const tooManyLines = (count: number): string =>
  `This transcript has ${count.toLocaleString("en-US")} lines; a session holds up to ${maxTypedLines.toLocaleString("en-US")}. Nothing was changed. Paste a shorter part.`;

/**
 * Replaces the typed lines of a visit; recorded utterances are kept. Speakers that the text does not name are inferred.
 * @throws {AppError} `not_found`, `note_signed`, `too_large`.
 */
export async function putTranscript(
  { database, vault, log }: ServerContext,
  user: CurrentUser,
  visitId: string,
  text: string,
  afterChange: AfterTranscriptChange,
  infer: InferSpeakers,
): Promise<Transcript> {
  const lines = readTypedTranscript(text);
  if (lines.length > maxTypedLines) throw new AppError("too_large", tooManyLines(lines.length));
  const guesses = await infer(lines.map((line) => ({ text: line.text, known: line.speaker })));
  const tokens = await spokenTokens(
    await visitTokensOf(database, vault, user.id),
    lines.map((line) => line.text).join(" "),
  );
  return database.transaction(async (tx) => {
    const visit = await requireVisit(tx, user, visitId, { lock: true });
    if (visit.status === "signed") throw new AppError("note_signed", signedSentence);
    const utterances = new UtterancesRepository(tx, vault);
    await utterances.deleteTyped(visitId);
    await utterances.insertTyped(
      visitId,
      lines.map(({ text: said, speaker, name }, position) => ({
        text: said,
        speaker: speaker ?? guesses[position] ?? "unknown",
        speakerName: name ?? null,
        speakerSource: speaker ? "user" : "inferred",
      })),
    );
    await new VisitsRepository(tx).addTranscriptTokens(visitId, tokens);
    await publishChange(tx, visitId, "transcript");
    await afterChange(tx, visitId);
    return { utterances: await utterances.transcriptOf(visitId, log) };
  });
}

/**
 * Corrects the text or the speaker of an utterance. The first text is kept as `original_text`. A speaker assigned by a
 * person is never replaced by an inferred speaker, and helps to infer the speakers of other utterances.
 * @throws {AppError} `not_found`, `note_signed`, `too_large`; `conflict` for an utterance that cannot be read.
 */
export async function patchUtterance(
  { database, vault, log }: ServerContext,
  user: CurrentUser,
  visitId: string,
  utteranceId: string,
  change: z.output<typeof patchUtteranceSchema>,
  afterChange: AfterTranscriptChange,
  infer: InferSpeakers,
): Promise<Utterance> {
  return database.transaction(async (tx) => {
    const visit = await requireVisit(tx, user, visitId, { lock: true });
    if (visit.status === "signed") throw new AppError("note_signed", signedSentence);
    const utterances = new UtterancesRepository(tx, vault);
    const before = await utterances.readById(utteranceId, log);
    if (!before || !(await utterances.isInVisit(visitId, utteranceId)))
      throw new AppError("not_found", "This line was not found. The transcript may have changed; load it again.");
    if (before.unreadable) throw new AppError("conflict", unreadableSentence);
    await refuseTooLong(utterances, visitId, before.text, change.text);
    if (change.text !== undefined && change.text !== before.text) {
      await utterances.changeText(visitId, utteranceId, change.text);
      await addSpokenWords(tx, vault, visitId, change.text);
    }
    if (change.speaker) {
      const { speaker, speaker_name: name = null, apply_to: applyTo } = change;
      await chooseSpeaker(utterances, visitId, utteranceId, { speaker, name, applyTo }, log);
      await guessAllSpeakers(tx, { vault, log }, visitId, infer);
    }
    if (change.apply_to !== "one" && change.speaker) await publishChange(tx, visitId, "transcript");
    else await publishChange(tx, visitId, "utterance", utteranceId);
    await afterChange(tx, visitId);
    return (await utterances.readById(utteranceId, log)) ?? before;
  });
}

/** @throws {AppError} `too_large` if the text gets longer in a transcript that has the maximum size. */
async function refuseTooLong(
  utterances: UtterancesRepository,
  visitId: string,
  before: string,
  after: string | undefined,
): Promise<void> {
  if (after === undefined || after.length <= before.length || (await utterances.bytesOf(visitId)) < maxBytes) return;
  throw new AppError("too_large", "This transcript is as long as a session can hold. Nothing was changed.");
}
