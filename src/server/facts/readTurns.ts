import type { Turn } from "../transcription/Turn";
import { Checkpoints } from "./Checkpoints";
import type { Fact } from "./Fact";
import { readFacts } from "./readFacts";
import type { Sentence } from "./segment/Sentence";
import { readSentences } from "./segment/readSentences";

/** The sentences of a visit and its facts. Callers do not change them. */
interface ReadVisit {
  readonly sentences: readonly Sentence[];
  readonly facts: readonly Fact[];
}

/** The visit read last: its draft and the check of the draft read the same turns, and an hour takes 0.2 s to read. */
let last: (ReadVisit & { key: string }) | null = null;

/** Number of visits whose checkpoints are kept: several can be recorded at the same time. */
const maxVisits = 4;
/** The checkpoints of the visits read last, by the id of their first turn. The latest visit is the last one. */
const recent = new Map<string, Checkpoints>();

/** Reads the sentences and facts of a visit (`readFacts`), or returns them if the same turns were read last. */
export function readTurns(turns: readonly Turn[]): ReadVisit {
  const key = JSON.stringify(
    turns.map((turn) => [
      turn.id,
      turn.speaker,
      turn.speaker_name ?? null,
      turn.speaker_source ?? null,
      turn.text,
      turn.confidence ?? null,
      turn.original_text ?? null,
    ]),
  );
  if (last?.key !== key) {
    const sentences = readSentences(turns);
    last = { key, sentences, facts: readFacts(turns, sentences, checkpointsOf(turns)) };
  }
  return last;
}

/** Returns the checkpoints of a visit, which is known by the id of its first turn. */
function checkpointsOf(turns: readonly Turn[]): Checkpoints {
  const id = turns[0]?.id ?? "";
  const checkpoints = recent.get(id) ?? new Checkpoints();
  recent.delete(id);
  recent.set(id, checkpoints);
  for (const old of [...recent.keys()].slice(0, -maxVisits)) recent.delete(old);
  return checkpoints;
}
