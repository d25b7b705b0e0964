import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";

/** Source of a pattern for tests at the bedside whose result is a count or a verdict for each side. */
const tests =
  "monofilament(?: test(?:ing)?| exam| sensation)?|vibration(?: sense| sensation)?|pin ?prick(?: sensation)?|proprioception|light touch|sharp[- ]dull|(?:timed )?(?:get )?up[- ]and[- ]go|sit[- ]to[- ]stand|clock[- ]draw(?:ing)?|word recall|tandem stance|grip strength";
/** Source of a pattern for the side and part of a test: "on the left foot". */
const where =
  "(?:(?:on|at|in|to|over) )?(?:(?:the |your |his |her )?(?:left|right|both|bilaterally|either|each)\\b(?: (?:foot|feet|sides?|great toes?|big toes?|toes?|legs?|soles?|ankles?|one|hands?))?|bilaterally)";
/** Source of a pattern for the result of a test: "8/10", "reduced". */
const count =
  "\\d{1,2}/\\d{1,2}|(?:all )?(?:absent|reduced|decreased|diminished|intact|normal|present|lost|gone)|\\d{1,2} seconds";
/** Source of a pattern for one result with its side: "you got 8/10 on the left". */
const each = `(?:you (?:got|had|felt|missed) |is |was |were |it is |'s )?(?:a bit |slightly |about )?(?:${count})(?:,? ${where})?`;
/** Matches the test before its counts: "monofilament, you got 7/10 on the right and 9/10 on the left". */
const testFirstPattern = new RegExp(
  `^(?:(?:the|your|and|on|for) )*(${tests})[,:]?(?: (?:today|here|again))?[,:]? (${each}(?:,? (?:and|but)? ?${each})?)[.]?$`,
  "i",
);
/** Matches the count before its test: "10/10 on the monofilament both feet". */
const countFirstPattern = new RegExp(
  `^(?:you (?:got|had|felt) )?(\\d{1,2}/\\d{1,2}) (?:on|for|with) (?:the |your )?(${tests}),? ?(${where})?[.]?$`,
  "i",
);

/**
 * Reads the count or verdict of a test at the bedside as a finding: "Monofilament, you got 7/10 on the right and 9/10
 * on the left". Null for other sentences.
 */
export function bedsideTest(sentence: Sentence): Fact[] | null {
  const text = withoutLead(sentence.text);
  const first = testFirstPattern.exec(text);
  const last = first ? null : countFirstPattern.exec(text);
  if (!first && !last) return null;
  const name = (first?.[1] ?? last?.[2] ?? "").toLowerCase();
  const counts = first
    ? (first[2] ?? "")
        .replace(/\byou (?:got|had|felt) |(?:^|(?<= ))(?:is|was|were|it is) |^'s /gi, "")
        .replace(/\b(?:your|his|her) /gi, "the ")
    : `${last?.[1] ?? ""} ${last?.[3] ?? ""}`.trim();
  if (/\bmissed\b/i.test(counts)) return null;
  return [
    makeFact({
      kind: "exam",
      from: [sentence],
      slots: { system: "Neurological", finding: `${name} ${counts.replace(/(?<![,\s])[,\s]+$/, "")}` },
    }),
  ];
}
