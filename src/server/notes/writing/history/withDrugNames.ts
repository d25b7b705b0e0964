import { lowerFirst } from "../../../platform/lowerFirst";
import { sentenceCase } from "../../../../shared/sentenceCase";
import type { Fact } from "../../../facts/Fact";
import { findDrugs, isDrugClass } from "../../../facts/terms/findDrugs";
import type { PlannedSentence } from "../PlannedSentence";
import { overlaps, placeOf } from "./spokenWords";

/** Matches the words before a quotation that a label replaces: "The patient said: “…”" */
const saidPattern = /^The [a-z]+ said: (?=“)/;

/** Matches the label of a sentence, to which no other one is added: "Contraception: condoms". */
const labelledPattern = /^[A-Z][^.:“”]{2,40}: /;

/**
 * Returns the sentences of a note with the drug that was asked about before an answer that does not name it: "Ozempic:
 * the chemist could not get it". Only the first sentence of an answer gets it.
 */
export function withDrugNames(planned: readonly PlannedSentence[], facts: readonly Fact[]): PlannedSentence[] {
  const out = [...planned];
  const answers = new Map(
    facts.flatMap((fact) =>
      fact.kind === "quotation" && fact.slots.name ? [[placeOf(fact).turn, fact] as const] : [],
    ),
  );
  for (const answer of answers.values()) {
    const label = answer.slots.name?.text ?? "";
    const [drug, another] = findDrugs(label);
    const ofAnswer = facts.filter(
      ({ kind, slots, evidence }) =>
        kind === "quotation" && slots.name?.text === label && evidence.at(-1)?.turn === placeOf(answer).turn,
    );
    if (!drug || another || isDrugClass(drug.name)) continue;
    if (ofAnswer.some(({ slots }) => findDrugs(slots.detail?.text ?? "").length > 0)) continue;
    const cites = (sentence: PlannedSentence): boolean =>
      sentence.facts.some(
        ({ kind, evidence }) =>
          kind === "statement" && evidence.some((each) => ofAnswer.some((one) => overlaps(each, placeOf(one)))),
      );
    const at = out.findIndex((sentence) => sentence.topic !== "reason" && cites(sentence));
    const sentence = out[at];
    if (!sentence || out.some((each) => cites(each) && each.text.toLowerCase().includes(drug.name.toLowerCase())))
      continue;
    const text = sentence.text.replace(saidPattern, "");
    if (labelledPattern.test(text)) continue;
    out[at] = { ...sentence, text: `${sentenceCase(label)}: ${lowerFirst(text)}` };
  }
  return out;
}
