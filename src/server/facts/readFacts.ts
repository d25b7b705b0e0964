import type { Turn } from "../transcription/Turn";
import { readVisit } from "./acts/readVisit";
import type { Checkpoints } from "./Checkpoints";
import type { Fact } from "./Fact";
import { correctedSides, withCorrectedProblem, withCorrectedSides } from "./resolve/correctedSides";
import { resolve } from "./resolve/resolve";
import type { Sentence } from "./segment/Sentence";
import { readSentences } from "./segment/readSentences";
import { withCorrectedQuantities } from "./segment/corrections/withCorrectedQuantities";
import { withNamedDrugs } from "./segment/corrections/withNamedDrugs";

/**
 * Reads the facts of a whole visit: cleans the turns and splits them into sentences with speakers, reads the facts of
 * each sentence, and resolves repeats and corrections. The facts include replaced and withdrawn facts; see their
 * `status`. `sentences` are those of the same turns, if they have been read before; `checkpoints` those of the last
 * reading of the visit, which are updated.
 *
 * In this folder, patterns match cleaned speech (`cleanSpeech`): with contractions expanded ("did not" for "didn't")
 * and numbers in digits, also where an example has a contraction or a number in words. `|` in an example marks the edge
 * of the match.
 */
export function readFacts(
  turns: readonly Turn[],
  sentences: readonly Sentence[] = readSentences(turns),
  checkpoints?: Checkpoints,
): Fact[] {
  const corrections = correctedSides(turns);
  const corrected = withCorrectedQuantities(withNamedDrugs(withCorrectedSides(sentences, corrections)));
  return resolve(readVisit(corrected, checkpoints)).map((fact) => withCorrectedProblem(fact, corrections));
}
