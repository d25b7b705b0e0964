import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement } from "../../reading/SaidVisit";
import { asNeededPattern } from "../conditionFaults";

/** Matches words in speech that can mean "as needed". */
const canBeAsNeededPattern =
  /\b(?:need\w*|if|when|whenever|for (?:the |any |your |my )?\w*(?:pain|aches?|nausea|itch\w*|sleep|fever|cough|anxiety|wheez\w*|relief|symptoms)|sometimes|occasional\w*|once in a while|prn|up to|can (?:also )?(?:take|use)|relief)\b/i;

/**
 * Finds a drug written with "as needed" that was said with a fixed frequency, and nowhere in words that can mean as
 * needed.
 */
export function addedAsNeededFaults({ statement, visit }: CheckedSentence): Fault[] {
  const match = /\b(?:as needed|prn)\b/i.exec(statement.text);
  const drugs = statement.mentions.filter(({ kind }) => kind === "drug");
  const drug = match && drugs.findLast(({ start }) => start < match.index);
  if (!match || !drug) return [];
  const said = visit.byKey.get(`drug:${drug.name}`) ?? [];
  const about = said.flatMap((one) => visit.statements.slice(Math.max(0, one.index - 1), one.index + 3));
  const canBe = ({ text }: SaidStatement): boolean => canBeAsNeededPattern.test(text) || asNeededPattern.test(text);
  const heard = about.find(
    ({ frequencies, by }) => by === "clinician" && frequencies.some(({ value }) => /\/day/.test(value)),
  );
  if (!heard || about.some(canBe)) return [];
  const detail = `“${match[0]}” wasn’t said of ${drug.words}`;
  return [{ kind: "frequency", must: false, value: match[0], at: match.index, detail, heard }];
}
