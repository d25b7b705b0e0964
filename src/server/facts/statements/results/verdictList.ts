import { withoutLead } from "../../acts/questions/isQuestion";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";
import { sentenceCase } from "../../../../shared/sentenceCase";

/** Source of a pattern for infections by whose names their tests are called. */
const infections =
  "group b strep|gbs|flu|influenza(?: [ab])?|covid(?:-19)?|strep|rsv|mono|hiv|chlamydia|gonorrh(?:o)?ea|syphilis|trichomonas|trich|bv|yeast|hep(?:atitis)? [abc]|tb|c\\.? ?diff|h\\.? ?pylori|lyme|hpv|malaria|dengue|giardia|legionella|pneumococcal antigen";
/** Source of a pattern for a name in the list, with words around it. */
const named = "(?:the |your |his |her |rapid )*[a-z][a-z0-9'-]*(?: [a-z0-9'-]+){0,3}?";
/** Matches one or more names with their common verdict, as groups: "flu and COVID | were | negative". */
const verdictPattern = new RegExp(
  `^(${named}(?:(?:, | and |, and )${named}){0,5}?)( (?:test|swab)s?)?(?: results?)?,?(?: (?:both|all))? (?:is|was|are|were|came back|come back|comes back)(?: (?:both|all|also|back|actually))* (negative|positive|non-?reactive|reactive|normal)(?: too| as well)?(?=$|[,.;]| (?:and|but)\\b)`,
  "i",
);
const infectionPattern = new RegExp(`^(?:(?:the|your|his|her|rapid) )*(?:${infections})$`, "i");

/**
 * Reads the verdicts on tests that are named by infections, each group of names as a result: "Rapid strep was positive,
 * flu and COVID were negative". Null if the sentence says anything else, or names no infection.
 */
export function verdictList(sentence: Sentence): Fact[] | null {
  if (!/\b(?:negative|positive|reactive)\b/i.test(sentence.text)) return null;
  let rest = withoutLead(sentence.text).replace(/[.]$/, "");
  const facts: Fact[] = [];
  let hasInfection = false;
  for (let match = verdictPattern.exec(rest); match; match = verdictPattern.exec(rest)) {
    const [all, list = "", test = "", verdict = ""] = match;
    const names = list.split(/,? and |, /).map((name) => name.replace(/^(?:(?:the|your|his|her) )+/i, ""));
    if (!names.every((name) => infectionPattern.test(name) || testNamed(name)?.length === name.length)) return null;
    hasInfection ||= names.some((name) => infectionPattern.test(name));
    const joined =
      names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")}, and ${names.at(-1) ?? ""}`;
    facts.push(
      makeFact({
        kind: "result",
        from: [sentence],
        slots: { name: sentenceCase(`${joined}${test.toLowerCase()}`), finding: verdict.toLowerCase() },
      }),
    );
    rest = rest.slice(all.length).replace(/^(?:,|;)? ?(?:(?:and|but) )?/i, "");
  }
  return facts.length > 0 && hasInfection && rest === "" ? facts : null;
}
