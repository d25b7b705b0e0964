import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";
import { sentenceCase } from "../../../../shared/sentenceCase";

/** Source of a pattern for organs and substances by whose names patients hear of their blood tests. */
const organs =
  "liver|kidneys?|thyroid|bone marrow|electrolytes|salts|iron|vitamin [a-z]|blood sugars?|sugars?|blood count|inflammation markers?|clotting|white cells|red cells|bone profile|calcium|(?:liver|kidney|thyroid|clotting) (?:tests?|numbers|function)";
/** Source of a pattern for a name, with words before it. */
const named = "(?:(?:the|your|his|her) )?[a-z][a-z0-9'-]*(?: [a-z0-9'-]+){0,2}?";
/** Matches names with their common verdict, as groups: "B12 and folate | were both | fine". */
const verdictPattern = new RegExp(
  `^(?:(?:and|but|so),? )*(${named}(?:(?:, | and |, and )${named}){0,4}?) (?:is|was|are|were|came back|looks?|looked) (?:(?:both|all|also|absolutely|completely|perfectly|totally|really|pretty) )*(fine|normal|okay|good|negative|clear|great|perfect)(?: too| as well)?[.]?$`,
  "i",
);
const organPattern = new RegExp(`^(?:${organs})$`, "i");

/** Number of the latest facts that are searched for a result; after one, an organ stands for its tests. */
const maxFactsBack = 5;

/**
 * Reads one verdict on several tests, or on an organ beside or after a result: "B12 and folate were both fine", "Liver
 * was fine". Null for other sentences, and during the examination.
 */
export function jointVerdict(sentence: Sentence, { facts, phase }: ReadingState): Fact[] | null {
  const [, list, verdict] = verdictPattern.exec(withoutLead(sentence.text)) ?? [];
  if (!list || !verdict || phase === "exam") return null;
  const names = list.split(/, and | and |, /).map((name) => name.replace(/^(?:the|your|his|her) /i, ""));
  const isTest = (name: string): boolean => testNamed(`${name} is normal`)?.length === name.length;
  const isAfterResult = facts.slice(-maxFactsBack).some(({ kind }) => kind === "result");
  const isOfTests = isAfterResult || names.some(isTest);
  if (!names.every((name) => isTest(name) || (isOfTests && organPattern.test(name)))) return null;
  // One test with a verdict is read with its other words.
  if (names.length === 1 && names.every(isTest)) return null;
  const joined = names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")}, and ${names.at(-1) ?? ""}`;
  return [
    makeFact({
      kind: "result",
      from: [sentence],
      slots: {
        name: sentenceCase(joined),
        finding: /^(?:okay|great|good|perfect)$/i.test(verdict) ? "normal" : verdict.toLowerCase(),
      },
    }),
  ];
}
