import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { testNamed } from "../frames/readResult";
import { namesOperation } from "../frames/readHistory";
import type { Sentence } from "../segment/Sentence";
import { quotativePattern } from "../segment/quotativePattern";
import { isWorthNoting, smallTalkPattern } from "../statements/isWorthNoting";
import { findDrugs } from "../terms/findDrugs";
import { namedConditions } from "../terms/namedConditions";
import { isQuestion, withoutLead } from "./questions/isQuestion";

/** Matches words for a finding or an outcome, which make a sentence clinical: "stable", "discharged". */
const clinicalPattern =
  /\b(?:unremarkable|abnormal|normal|stable|improv\w+|resolved|discharged?|admitted|treated|surger\w+|exam\w*|vaccin\w+|shots?|results?|wound|bandage|swelling|healthy|family|exposure|accident|crash|home|resuscitat\w+|power of attorney|proxy|referred|follow-?up|medications?)\b/i;

/**
 * Reads a visit in which the other readers found no fact, such as a talk between colleagues or a few words at
 * discharge. Returns each statement that names something clinical, as said; if there is none, the questions with their
 * answers.
 */
export function readVerbatim(sentences: readonly Sentence[]): Fact[] {
  const statements = sentences.flatMap((sentence): Fact[] => {
    const text = withoutLead(sentence.text);
    // One or two words say too little alone.
    if (text.split(" ").length < 3 || isQuestion(sentence.text) || !isClinical(text) || quotativePattern.test(text))
      return [];
    const isPatient = sentence.by !== "clinician";
    return [
      makeFact({
        kind: "statement",
        from: [sentence],
        source: isPatient ? sentence.by : "record",
        slots: isPatient ? { detail: text } : { topic: "recalled", detail: text },
        said: sentence.text,
      }),
    ];
  });
  return statements.length > 0 ? statements : answersAsSaid(sentences);
}

/** Returns the clinical questions with their answers, both as said. */
function answersAsSaid(sentences: readonly Sentence[]): Fact[] {
  return sentences.flatMap((question, i): Fact[] => {
    const answer = sentences[i + 1];
    if (
      !answer ||
      answer.by === question.by ||
      quotativePattern.test(answer.text) ||
      !isQuestion(question.text) ||
      !isClinical(question.text)
    )
      return [];
    return [
      makeFact({
        kind: "statement",
        from: [question, answer],
        source: answer.by,
        slots: { topic: "asked", name: withoutLead(question.text), detail: answer.text },
      }),
    ];
  });
}

/** Returns whether a sentence names something clinical and is not small talk. */
function isClinical(text: string): boolean {
  if (smallTalkPattern.test(text)) return false;
  const names =
    namedConditions(text).length > 0 || findDrugs(text).length > 0 || namesOperation(text) || testNamed(text) !== null;
  return names || clinicalPattern.test(text) || isWorthNoting(text);
}
