import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { relativesIn } from "../../frames/readFamily";
import { polarityAt } from "../../frames/polarityAt";
import { siteOf, symptomName } from "../../frames/readSymptoms";
import type { Sentence } from "../../segment/Sentence";
import { findSymptoms } from "../../terms/findSymptoms";

/** Matches a sentence about the whole family: "everyone in my family gets …". */
const ofAllPattern =
  /\b(?:every(?:one|body)|all(?: of them)?|most|lots|plenty|a lot|(?:some|many) people|people) (?:in|of|on) (?:my|our|the) (?:whole |mother's |father's |mom's |mum's |dad's )?(?:family|side)\b|\b(?:my|our) (?:whole |entire )?family (?:all )?(?:has|have|get|gets|suffers?)\b|\bruns? in (?:my|our|the) family\b/i;
/** Matches a sentence that gives a relative what was named before: "My mom has it". */
const hasItPattern = /\b(?:has|have|had|gets?|got|with) (?:it|that|this|them|those|the same)\b/i;
/** Matches words of patients about themselves, whose symptoms are not those of the family: "I get it, too". */
const firstPersonPattern = /\b(?:I|me)\b/;

/**
 * Reads the symptoms that an answer gives to the family or a relative, as diseases of theirs: "Everyone in my family
 * sneezes all the time. My mom has it." Empty if it names none.
 */
export function familySymptoms(turn: readonly Sentence[], question: Sentence): Fact[] {
  let last: string[] = [];
  return turn.flatMap((sentence, i) => {
    const { text } = sentence;
    const relatives = relativesIn(text);
    const named = findSymptoms(text)
      .filter(({ start, end }) => polarityAt(text, start, end) === "present")
      .map((mention) => symptomName(mention, siteOf(text, mention)));
    const namesWholeFamily = ofAllPattern.test(text);
    if (
      firstPersonPattern.test(text.replace(/\bI (?:think|believe|guess|know|mean)\b/g, "")) ||
      (!namesWholeFamily && relatives.length === 0)
    )
      return [];
    const conditions = named.length > 0 ? named : hasItPattern.test(text) ? last : [];
    if (named.length > 0) last = named;
    const from = i === 0 ? [question, sentence] : [sentence];
    return (namesWholeFamily ? [undefined] : relatives).flatMap((relative) =>
      [...new Set(conditions)].map((condition) =>
        makeFact({
          kind: "family",
          from,
          subject: { relative: relative ?? "family" },
          slots: { relative, condition },
        }),
      ),
    );
  });
}
