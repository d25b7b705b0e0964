import type { Utterance } from "../../shared/transcription/utterance";
import type { NotesContext } from "../notes/NotesContext";
import type { Turn } from "../transcription/Turn";
import { UtterancesRepository } from "../transcription/UtterancesRepository";

/** What was said in a visit. `version` changes with each change of it. */
export interface Spoken {
  utterances: readonly Utterance[];
  turns: readonly Turn[];
  version: string;
}

/**
 * Returns what was said in a visit so far, without lines that cannot be read.
 * @throws {Error} if no line can be read, so that a draft of nothing does not replace a note.
 */
export async function spokenIn(
  { database, vault, log }: Pick<NotesContext, "database" | "vault" | "log">,
  visitId: string,
): Promise<Spoken> {
  const repository = new UtterancesRepository(database, vault);
  const version = await repository.versionOf(visitId); // before the texts: a change in between is found later
  const utterances = await repository.listByVisit(visitId, log);
  if (utterances.length === 0 && (await repository.hasAny(visitId)))
    throw new Error("No line of the transcript can be read");
  return { utterances, turns: utterances.map(turnOf), version };
}

/** Returns an utterance as the engines read it. */
export const turnOf = ({
  id,
  speaker,
  speaker_name,
  speaker_source,
  text,
  confidence,
  original_text,
}: Utterance): Turn => ({
  id,
  speaker,
  speaker_name,
  speaker_source,
  text,
  confidence,
  original_text,
});
