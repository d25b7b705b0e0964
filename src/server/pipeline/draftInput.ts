import type { VisitDocument } from "../../shared/notes/document";
import { isByPerson } from "../../shared/notes/isByPerson";
import type { Utterance } from "../../shared/transcription/utterance";
import type { DraftInput } from "../notes/noteEngine";
import type { Turn } from "../transcription/Turn";

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

/** Returns the drafted sentences of a note that no person has changed. */
export const settledSentences = (note: VisitDocument | null): NonNullable<DraftInput["settled"]> =>
  (note?.sections ?? []).flatMap(({ key, sentences }) =>
    sentences
      .filter((sentence) => !isByPerson(sentence))
      .map(({ id, text, evidence }) => ({ id, section: key, text, evidence })),
  );
