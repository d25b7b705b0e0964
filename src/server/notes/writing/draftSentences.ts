import { sectionFor } from "../../../shared/notes/noteTopic";
import type { DraftedSentence, DraftInput } from "../noteEngine";
import { draftFromFacts } from "./draftFromFacts";
import { grammarOf } from "./grammarOf";
import { evidenceOf, type PlannedSentence } from "./PlannedSentence";
import { placeSentences } from "./placeSentences";
import { keepIds } from "./keepIds";
import { labelled } from "./printNote";

/**
 * Drafts a note for any template: each sentence goes to the section for its topic. A sentence that was in the draft before
 * keeps its id. Pure.
 */
export function draftSentences({ turns, template, context, settled = [] }: DraftInput): readonly DraftedSentence[] {
  const sharesSection = sectionFor("plan", template) === sectionFor("assessment", template);
  const drafted = placeSentences(draftFromFacts({ turns, sex: grammarOf(context.pronouns) }), template).flatMap(
    ({ key, sentences }) =>
      sentences.map((sentence, i) => ({
        section: key,
        text: textIn(sentence, sentences[i - 1], sharesSection),
        evidence: evidenceOf(sentence.facts),
      })),
  );
  return keepIds(drafted, settled);
}

/**
 * Returns the text of a sentence with its label. If plan and assessment have separate sections, the first sentence of
 * the plan for a problem names the problem.
 * @param sharesSection true if plan and assessment share a section.
 */
function textIn(sentence: PlannedSentence, before: PlannedSentence | undefined, sharesSection: boolean): string {
  if (sentence.topic !== "plan" || sharesSection || !sentence.problem || before?.problem === sentence.problem)
    return labelled(sentence, before);
  const problem = sentence.problem.replace(/\.$/, "");
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}: ${sentence.text}`;
}
