import type { Exchange } from "../../answers/Exchange";
import { withAgeAsked } from "../../answers/family/familyTurn";
import { isOwn, lifeAnswer } from "../../answers/family/relativeLife";
import { confirmedName } from "../../answers/medicines/confirmedName";
import { readFamily } from "../../frames/readFamily";
import { patientStatement } from "../../statements/patientStatement";
import type { ReadingState } from "../../statements/ReadingState";
import { nameAntecedent } from "../subjects/nameAntecedent";

/**
 * Reads the answer to a question that offers the name of a drug which the patient could not recall ("Do you mean
 * Proventil?"), or that asks for the age or the life of a relative. Returns false for other questions.
 */
export function readDrugOrRelative(
  { question, asked, reply, turn }: Pick<Exchange, "question" | "asked" | "reply" | "turn">,
  reading: ReadingState,
): boolean {
  const confirmed = confirmedName(asked, reply, turn, question, reading.facts);
  const ages = confirmed ? null : withAgeAsked(reading.facts, asked, turn);
  const life = (confirmed ?? ages) ? null : lifeAnswer(asked, turn, question, reading);
  if (!(confirmed ?? ages ?? life)) return false;
  reading.open = [];
  reading.facts = ages ?? [...reading.facts, ...(confirmed ?? life ?? [])];
  if (life) reading.asked = "family";
  // The sentences after the age can name other relatives: "He was 70. My sister has breast cancer."
  if (ages) reading.facts.push(...turn.slice(1).flatMap((sentence) => readFamily(sentence)));
  const rest = confirmed ? nameAntecedent(turn.slice(1)) : life ? turn.filter(({ text }) => isOwn(text)) : [];
  for (const sentence of rest) reading.facts.push(...patientStatement(sentence, reading));
  return true;
}
