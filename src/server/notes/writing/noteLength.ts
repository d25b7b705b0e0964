import type { NoteSection, Omission } from "../../../shared/notes/document";
import type { Template } from "../../../shared/templates/template";
import type { Fact } from "../../facts/Fact";
import { findTerms } from "../../facts/lexicon/findTerms";
import { tokenize } from "../../facts/lexicon/tokenize";
import { namesDrug } from "../../facts/terms/namesDrug";
import type { Turn } from "../../transcription/Turn";
import { checkNote } from "../checking/checkNote";
import type { DraftedSentence } from "../noteEngine";
import { evidenceOf, type PlannedSentence } from "./PlannedSentence";
import type { PlacedSection } from "./placeSentences";
import { denialSentence } from "./sentences/symptomSentences";
import { printFault } from "./printFault";
import { lowerFirst } from "../../platform/lowerFirst";

/** The turns and the template that a draft is checked with. */
interface Visit {
  turns: readonly Turn[];
  template: Template;
}

/** Maximum number of rounds in which omissions are added. Each check of the note lists only the most important ones. */
const maxRounds = 4;

/**
 * Leaves statements that name nothing clinical out of short sections, unless the check of the note would then list them
 * as omissions. In each short section, the lists of denied symptoms become one list.
 * @param short keys of the sections to shorten.
 * @param write returns the drafted sentences of sections.
 */
export function withoutDetails(
  placed: readonly PlacedSection[],
  short: ReadonlySet<string>,
  write: (sections: readonly PlacedSection[]) => readonly DraftedSentence[],
  visit: Visit,
): PlacedSection[] {
  const without = (isLeftOut: (sentence: PlannedSentence) => boolean): PlacedSection[] =>
    placed.map((section) =>
      short.has(section.key)
        ? { ...section, sentences: joinDenials(section.sentences.filter((sentence) => !isLeftOut(sentence))) }
        : section,
    );
  const before = new Set(check(write(placed), visit).omissions.map(({ id }) => id));
  const missing = check(write(without(isDetail)), visit).omissions.filter(({ id }) => !before.has(id));
  const wanted = new Set(missing.flatMap(({ evidence }) => evidence));
  return without((sentence) => isDetail(sentence) && !evidenceOf(sentence.facts).some((turn) => wanted.has(turn)));
}

/**
 * Matches words of statements that stay in a short note: numbers, pain, what makes a symptom worse or better, drugs,
 * fears. Examples: "hurts", "worse", "worried".
 */
const mattersPattern =
  /\d|“|\b(?:pain\w*|hurt\w*|sore|worse\w*|better|worst|help\w*|relie\w+|radiat\w+|start\w*|began|sudden\w*|wak\w+|blood\w*|bleed\w*|medic\w+|pills?|taking|takes?|took|tried|allerg\w+|worr\w+|concern\w*|afraid|scared|die|dying|harm\w*|suicid\w*|kill\w*|drink\w*|smok\w*|vap\w+|pregnan\w*|fell|fall\w*|injur\w*|weight|alone|abus\w+|unsafe)\b/i;

/**
 * Whether a sentence only retells a statement that names nothing clinical. False for a sentence that continues another
 * one ("It …", "Then …").
 */
function isDetail({ topic, facts, text }: PlannedSentence): boolean {
  if (topic !== "hpi" && topic !== "social_history") return false;
  if (/^(?:It|They|This|That|These|Those|When|Then) /.test(text) || mattersPattern.test(text) || namesDrug(text))
    return false;
  return facts.every(({ kind }) => kind === "statement") && findTerms(tokenize(text), clinical).length === 0;
}

/** Kinds of terms that make a statement clinical. */
const clinical = ["symptom", "condition", "procedure", "site", "test", "allergen"] as const;

/** Joins lists of denied symptoms in the first one: "Denies fever." and "Denies cough." → "Denies fever or cough." */
function joinDenials(sentences: readonly PlannedSentence[]): PlannedSentence[] {
  const denials = sentences.filter(isDenial);
  const [first] = denials;
  if (!first || denials.length === 1) return [...sentences];
  const facts = denials.flatMap((sentence) => sentence.facts);
  const names = [...new Set(denials.flatMap((sentence) => sentence.facts.map(nameOf)))];
  const subject = first.text.slice(0, -afterSubject(first).length);
  const list = denialSentence(names);
  const text = subject === "" ? list : `${subject}${lowerFirst(list)}`;
  return sentences.flatMap((sentence) =>
    sentence === first ? [{ ...first, text, facts }] : isDenial(sentence) ? [] : [sentence],
  );
}

/** Whether a sentence is a list of denied symptoms without a label and says no more than that. */
function isDenial(sentence: PlannedSentence): boolean {
  const { facts, group } = sentence;
  const isAbsent = facts.every(({ kind, polarity }) => kind === "symptom" && polarity === "absent");
  return (
    group === undefined &&
    isAbsent &&
    afterSubject(sentence).toLowerCase() === denialSentence(facts.map(nameOf)).toLowerCase()
  );
}

const afterSubject = ({ text }: PlannedSentence): string => text.replace(/^(?:The patient|She|He) /, "");
const nameOf = ({ slots }: Fact): string => slots.name?.text ?? slots.object?.text ?? "";

/**
 * Adds the omissions that the check of the note lists for detailed sections, except sentences in which the check then
 * finds a fault.
 * @param detailed keys of the detailed sections.
 */
export function withOmissions(
  written: readonly DraftedSentence[],
  detailed: ReadonlySet<string>,
  visit: Visit,
): DraftedSentence[] {
  let all = [...written];
  const tried = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    const isNew = ({ id, section, sentence }: Omission): boolean =>
      detailed.has(section) && !tried.has(id) && printFault(sentence) === null;
    const found = check(all, visit).omissions.filter(isNew);
    if (found.length === 0) break;
    for (const { id } of found) tried.add(id);
    const added = found.map(({ section, sentence, evidence }) => ({ section, text: sentence, evidence }));
    const faulty = new Set(
      check([...all, ...added], visit)
        .sections.flatMap(({ sentences }) => sentences)
        .flatMap(({ text, findings }) => (findings.length > 0 ? [text] : [])),
    );
    const known = new Set(all.map(({ text }) => text));
    all = [...all, ...added.filter(({ text }) => !faulty.has(text) && !known.has(text))];
  }
  return all;
}

/** Compares drafted sentences with what was said. */
function check(drafted: readonly DraftedSentence[], { turns, template }: Visit): ReturnType<typeof checkNote> {
  const sections = template.sections.map(({ id, key, title, style }): NoteSection => ({
    id,
    key,
    title,
    style,
    sentences: drafted
      .filter(({ section }) => section === key)
      .map(({ text, evidence }, i) => ({ id: `${key} ${i}`, text, evidence, origin: "drafted", findings: [] })),
  }));
  return checkNote({ sections, omissions: [] }, turns, template);
}
