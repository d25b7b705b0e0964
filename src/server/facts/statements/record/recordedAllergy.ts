import type { Fact } from "../../Fact";
import { allergiesIn } from "../../frames/allergiesIn";
import type { Sentence } from "../../segment/Sentence";
import { drugName, findDrugs } from "../../terms/findDrugs";
import { reactionOf } from "../../terms/reactionOf";
import { makeFact } from "../../frames/makeFact";
import { recordedAllergens } from "./recordedAllergens";
import type { ReadingState } from "../ReadingState";

/** Matches an allergen that the record names, with its reaction: "I have lisinopril down, for a cough". */
const recordedPattern =
  /^(?:(?:and|so|okay|well|because),? )*(?:I|we) (?:have|see|have got) (?:you (?:as |down as )?allergic to )?(?:the |your |an? )?([a-z-]+)(?: (?:and|or) ([a-z-]+))? (?:down|listed|on (?:file|your chart|the chart|record|your list)|in (?:your|the) chart)(?: (?:here|as an? (?:allergy|intolerance)))?(?:,? (?:for|with|causing|that gave you|because of) (?:an? |the )?([^,.;?]{3,40}))?[.?]?$/i;

/** Returns allergens that a clinician read from the record as facts. */
export const factsOf = (listed: ReturnType<typeof recordedAllergens>, from: readonly Sentence[]): Fact[] =>
  listed.map(({ substance, reaction, isSideEffect }) =>
    makeFact({
      kind: isSideEffect ? "intolerance" : "allergy",
      from,
      source: "record",
      slots: { substance, reaction: reaction ?? undefined },
    }),
  );

/**
 * Reads the allergens that a clinician finds in the record: "For allergies I have penicillin, hives"; after a question
 * for allergies also "I have lisinopril down, for a cough". Null for other sentences.
 */
export function recordedAllergy(sentence: Sentence, { open }: ReadingState): Fact[] | null {
  const listed = sentence.text.endsWith("?") ? [] : recordedAllergens(sentence.text);
  if (listed.length > 0) return factsOf(listed, [sentence]);
  const asked = open.at(-1);
  if (!asked || asked.turn !== sentence.turn || !/\ballerg\w*|\breact(?:ion|ed)?\b/i.test(asked.text)) return null;
  const [, first, second, reaction] = recordedPattern.exec(sentence.text) ?? [];
  const drugs = [first, second].flatMap((name) => (name ? findDrugs(name) : []));
  const known = reaction ? reactionOf(reaction) : null;
  const facts = drugs.flatMap(({ name }) =>
    allergiesIn(
      { ...sentence, text: known ? `${drugName(name)} gave me ${known}` : `allergic to ${drugName(name)}` },
      { isAsked: true },
    ).map((fact) => ({ ...fact, source: "record" as const, said: sentence.text })),
  );
  return facts.length > 0 ? facts : null;
}
