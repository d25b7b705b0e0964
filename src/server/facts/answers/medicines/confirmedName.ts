import type { Answer } from "../../acts/readAnswer";
import type { Fact } from "../../Fact";
import { allergiesIn } from "../../frames/allergiesIn";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import { medicationFacts } from "../../statements/medicationFacts";
import { drugName, findDrugs } from "../../terms/findDrugs";

/** Matches words before the name of a drug with which a clinician offers it: "Oh, do you mean | Proventil?" */
const offersPattern =
  /^(?:(?:oh|ah|so|okay|and|um|hmm),? ){0,3}(?:(?:do|did) you mean|you mean|(?:was|is|could) (?:it|that|this|the (?:name|medicine|medication|drug|pill|cream|inhaler|one))(?: be)?(?: called| named)?|called)? ?(?:(?:the|an?|enteric|coated|enteric-coated|generic|baby|low-dose) ){0,3}$/i;
/** Number of the latest facts that are searched for a drug without a name, before the question. */
const maxFactsBack = 3;
/** Matches words about a drug that is taken now: "I also take something that starts with a P". */
const takesPattern =
  /\b(?:I|he|she) (?:(?:also|still|currently) )?(?:take|takes|use|uses|(?:am|is) (?:on|taking|using))\b/i;
/** Matches words about a drug that was taken before: "I tried this cream". */
const tookPattern =
  /\b(?:I|he|she|they) (?:(?:also|had|have) )*(?:took|taken|tried|used|was (?:given|on|taking)|gave (?:me|him|her))\b/i;

/** Matches words with which a patient says that the name of a drug is not known: "I forgot what it's called". */
const lacksNamePattern =
  /\b(?:something|name|called|starts? with|forgot|forget|remember|recall|pronounce|blanking|no idea)\b/i;

/**
 * Reads a drug or an allergen whose name the clinician offers and the patient confirms: "It starts with a P." "Do you
 * mean Proventil?" "Yes, that's it." Null for other questions and answers.
 */
export function confirmedName(
  asked: string,
  reply: Answer,
  [answer, ...later]: readonly Sentence[],
  question: Sentence,
  facts: readonly Fact[],
): Fact[] | null {
  const [drug, another] = findDrugs(asked);
  if (!drug || another || !answer || reply.polarity !== "yes") return null;
  const before = asked.slice(0, drug.start);
  // "Proventil, you mean?" "Yes, 2 puffs." is read with its dose by the rules for drugs.
  if (!offersPattern.test(before) || !/^\W*$/.test(asked.slice(drug.end)) || /\d/.test(reply.rest)) return null;
  const near = facts.slice(-maxFactsBack);
  const from = [question, answer];
  const allergy = near.findLast(({ kind }) => kind === "allergy" || kind === "intolerance");
  if (allergy) {
    const known = findDrugs(allergy.slots.substance?.text ?? "")[0]?.generic;
    const named =
      known === drug.generic
        ? []
        : [
            withEarlierEvidence(
              makeFact({ kind: "allergy", from, slots: { substance: drugName(drug.name) } }),
              allergy,
            ),
          ];
    return [...named, ...later.flatMap((sentence) => allergiesIn(sentence, { isAsked: true }))];
  }
  const said = near.map((fact) => fact.said).join(". ");
  // "And the glipizide?" asks about another drug, unless the patient has just said that a name is not known.
  if (!/\b(?:mean|was|is|could|called)\b/i.test(before) && !lacksNamePattern.test(said)) return null;
  if (takesPattern.test(said)) return medicationFacts({ ...answer, text: `I take ${drug.name}` }, from, true);
  if (!tookPattern.test(said)) return null;
  const detail = `you took ${drug.name}`;
  return [makeFact({ kind: "statement", from, source: "record", slots: { topic: "recalled", detail }, said: detail })];
}

/** Adds the evidence of the fact that says what the drug does, which was read before its name was known. */
const withEarlierEvidence = (fact: Fact, { evidence }: Fact): Fact => ({
  ...fact,
  evidence: [...evidence, ...fact.evidence],
});
