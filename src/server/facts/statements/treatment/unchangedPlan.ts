import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";
import { namedConditions } from "../../terms/namedConditions";
import type { ReadingState } from "../ReadingState";
import { isDiagnosis } from "../../frames/readProblem";

/**
 * Matches advice to leave things as they are, what to watch for, or what the patient chose, as `unchangedPlans` rewords
 * them. It can begin with the problem that it is for: "for your arthritis, no need for further work up".
 */
const unchangedPattern =
  /^(?:(?:and|so|but|then|okay|also|well|now|right|that is (?:fair|fine|okay|reasonable)|fair enough|no problem|sure|absolutely|of course),? ){0,3}(?:(?:for|as for|regarding|with|on) (?:your|the|his|her|this|that) ([a-z][a-z -]{2,30}),? (?:so |then )?)?(no need for (?:(?:more|further|additional|other|new|any) (?:of )?)?[a-z][a-z -]{1,40}|watchful waiting|watch for [^.?]{5,200}|the patient elected to [^.?]{5,200})/i;
/**
 * Matches what can follow a complete "no need for …": the end, a punctuation mark, or words such as "because". With
 * other words after it, the sentence is not read as advice.
 */
const continuesPattern = /^ ?(?:[,.;]|$|(?:and|but|because|since) )/;

/**
 * Returns the advice of a clinician's sentence that leaves things as they are, says what to watch for, or states what
 * the patient chose; null if it is another sentence. It can be said in any phase of the visit.
 */
export function unchangedPlan(sentence: Sentence, reading: ReadingState): Fact[] | null {
  const found = unchangedPattern.exec(sentence.text);
  const said = found?.[2];
  if (!found || !said || sentence.text.endsWith("?")) return null;
  const left = /^no need/i.test(said);
  const object = left ? said.replace(/ (?:and|but|because|since) .*$/i, "").replace(/\bwork[- ]up/gi, "workup") : said;
  if (left && !continuesPattern.test(sentence.text.slice(found[0].length))) return null;
  const words = found[1]?.trim();
  const named = words ? problemNamed(words, sentence, reading) : null;
  return [
    ...(named ? [named] : []),
    makeFact({
      kind: "advice",
      from: [sentence],
      problem: words ? named?.slots.name?.text : reading.problem,
      time: { when: "planned" },
      slots: {
        action: /^watch for/i.test(object) ? "direct" : "item",
        object: words && !named ? `${object} for the ${words}` : object,
      },
    }),
  ];
}

/** Returns the problem or disease that words name, and makes it the current one; null if they name none. */
function problemNamed(words: string, from: Sentence, reading: ReadingState): Fact | null {
  const known = reading.facts.find(
    ({ kind, status, slots }) =>
      kind === "problem" && status === "current" && slots.name?.text.toLowerCase() === words.toLowerCase(),
  );
  const disease = namedConditions(words)[0]?.name;
  const name = known?.slots.name?.text ?? (disease && isDiagnosis(disease) ? disease : undefined);
  if (!name) return null;
  reading.problem = name;
  return makeFact({ kind: "problem", from: [from], slots: { name }, said: name });
}
