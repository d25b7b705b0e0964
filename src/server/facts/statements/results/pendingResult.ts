import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";

/** Matches a test whose result has not arrived, with its name as the group: "The | thyroid test | is still pending". */
const pendingPattern =
  /^(?:(?:the|your|his|her|and|but|only|other) ){0,3}([a-z0-9][a-z0-9' -]{1,40}?)(?: (?:results?|reports?))? (?:(?:is|are) (?:all |both |still |currently )*(?:pending|outstanding|not (?:back|in|ready)(?: yet)?)|(?:has|have) not (?:come|gotten|got) back(?: yet)?)(?: (?:yet|right now|at the moment|for now|still))?$/i;
/** Matches words for waiting for a result: "Still waiting on your | mammogram". */
const awaitedPattern =
  /^(?:(?:(?:I am|we are|we are all|I) )?(?:still |just )*(?:waiting|wait) (?:on|for)|(?:we are |I am )?(?:still )?awaiting) (?:(?:the|your|his|her|a|that|some) )?(?:(?:results?|reports?) (?:of|from|on|for) (?:the |your |his |her )?)?([a-z0-9][a-z0-9' -]{1,40}?)(?: (?:results?|reports?))?(?: to (?:come|get) back| yet)?$/i;
/** Matches the name of a test that is not in the list of tests by its last word: "thyroid test". */
const testWordPattern =
  /^(?:vitamin (?:[a-z]|b ?-?12)|iron|biopsy|histology|pathology)$|^[a-z0-9' -]{0,30}\b(?:tests?|cultures?|panel|levels?|stud(?:y|ies)|screen(?:ing)?|swabs?|scan|cytology|genetics|serolog(?:y|ies)|titers?|antibodies|labs?|blood ?work|counts?)$/i;

/** Reads a test whose result has not arrived as a result: "The troponin is pending". Null for other sentences. */
export function pendingResult(sentence: Sentence): Fact[] | null {
  if (!/\b(?:pending|outstanding|back|await\w*|wait(?:ing)?|not (?:in|ready))\b/i.test(sentence.text)) return null;
  const text = withoutLead(sentence.text).replace(/^(?:still |it looks like )/i, (word) =>
    /^still/i.test(word) ? "still " : "",
  );
  const name = (pendingPattern.exec(text) ?? awaitedPattern.exec(text))?.[1];
  if (!name || (testNamed(name) === null && !testWordPattern.test(name))) return null;
  if (/\b(?:order|if|until|once|when|approval|insurance|appointment|referral|refill)\b/i.test(text)) return null;
  return [
    makeFact({
      kind: "result",
      from: [sentence],
      slots: { name: /^lab$/i.test(name) ? "labs" : name, finding: "pending" },
    }),
  ];
}
