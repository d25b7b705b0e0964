import type { SectionLength } from "../../../shared/templates/sectionForm";
import type { Template } from "../../../shared/templates/template";
import { sectionFor } from "../../../shared/notes/noteTopic";
import type { DraftedSentence, DraftInput } from "../noteEngine";
import { planFromTurns } from "./planFromTurns";
import { grammarOf } from "./grammarOf";
import { asListItem } from "./inProse";
import { withOmissions, withoutDetails } from "./noteLength";
import { citedBy, type PlannedSentence } from "./PlannedSentence";
import { type PlacedSection, placeSentences } from "./placeSentences";
import { keepIds } from "./keepIds";
import { labeled } from "./printNote";
import { sentenceCase } from "../../../shared/sentenceCase";

/**
 * Drafts a note for any template: each sentence goes to the section for its topic, and each section has the length that
 * the template asks for. A sentence that was in the previous draft keeps its id. Pure.
 */
export function draftSentences({ turns, template, context, settled = [] }: DraftInput): readonly DraftedSentence[] {
  const placed = placeSentences(planFromTurns({ turns, sex: grammarOf(context.pronouns) }), template).map((section) =>
    isList(template, section.key) ? { ...section, sentences: section.sentences.map(asListItem) } : section,
  );
  const write = (sections: readonly PlacedSection[]) => toTexts(sections, template);
  const visit = { turns, template };
  const short = keysOf(template, "short");
  const detailed = keysOf(template, "detailed");
  const written = write(short.size > 0 ? withoutDetails(placed, short, write, visit) : placed);
  return keepIds(detailed.size > 0 ? withOmissions(written, detailed, visit) : written, settled);
}

/** Returns whether a section is written in bullets. */
const isList = ({ sections }: Template, key: string): boolean =>
  sections.some((section) => section.key === key && section.style === "bullets");

/** Returns the keys of the sections with a given length. */
const keysOf = ({ sections }: Template, length: SectionLength): ReadonlySet<string> =>
  new Set(sections.filter((section) => section.length === length).map(({ key }) => key));

/** Returns the sentences of the sections with their evidence and labels. */
function toTexts(sections: readonly PlacedSection[], template: Template): DraftedSentence[] {
  const sharesSection = sectionFor("plan", template) === sectionFor("assessment", template);
  return sections.flatMap(({ key, sentences }) =>
    sentences.map((sentence, i) => ({
      section: key,
      text: textIn(sentence, sentences[i - 1], sharesSection),
      evidence: citedBy(sentence),
    })),
  );
}

/**
 * Returns the text of a sentence with its label ("Follow up: …"). If plan and assessment have separate sections, the
 * label of the first plan sentence for a problem is the problem's name.
 * @param before the sentence before it in its section; undefined for the first one.
 * @param sharesSection true if plan and assessment share a section.
 */
function textIn(sentence: PlannedSentence, before: PlannedSentence | undefined, sharesSection: boolean): string {
  if (sentence.topic !== "plan" || sharesSection || !sentence.problem || before?.problem === sentence.problem)
    return labeled(sentence, before);
  const problem = sentence.problem.replace(/\.$/, "");
  return `${sentenceCase(problem)}: ${sentence.text}`;
}
