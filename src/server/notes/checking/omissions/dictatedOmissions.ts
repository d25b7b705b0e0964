import type { SaidStatement, SaidVisit } from "../reading/SaidVisit";
import { coverage, placesIn } from "./coverage";
import type { MissingStatement } from "./MissingStatement";
import type { WrittenNote } from "./readNote";
import { sentenceCase } from "../../../../shared/sentenceCase";

/** Matches words for the patient in sentences that are dictated for the note: "she", "the patient", "Mr.". */
const ofPatientPattern = /\b(?:he|she|his|her|him|(?:the )?patient|the family|m(?:rs?|s)\b\.?)(?![a-z'])/i;
/** Matches other words in which a note is dictated: "was reviewed", "is indicated". */
const inNotePattern =
  /\b(?:was|were) (?:reviewed|discussed|recommended|noted|given|explained|counsel(?:l)?ed)\b|\bis indicated\b|\bshould be possible\b/i;
/** Matches words of a conversation, which are not dictated: "you", "I want to", "yeah", "it is hard". */
const inConversationPattern =
  /\b(?:you|your|yours|yourself|dragon|dax|okay|i (?:want|do not|don't|think|need|am going) )\b|^(?:yeah|yes|no|not|well|so|oh|it|that|there)\b/i;
/** Share of the visit, from its start, in which words about the patient can introduce the visit. */
const openingShare = 0.3;
/** Minimum number of content words and terms of a dictated sentence. */
const minWords = 2;
/** Maximum number of words of a sentence to insert. */
const maxWords = 35;
/** Share of a sentence from which the note counts as stating it: more in a passage, which is dictated word by word. */
const minShare = 0.45;
const minPassageShare = 0.6;
/** Minimum number of sentences of a passage, a turn of which every sentence is dictated. */
const minPassage = 3;
/** Matches words that are not dictated for a note, or not for its text: "you", "okay", "next patient", "thanks". */
const notInPassagePattern =
  /\b(?:you|your|yours|yourself|okay|dragon|dax|show me|template|(?:next|new) patient|date of birth|medical record|mrn\w*|thanks|thank|end quote|excuse me|I should (?:also )?(?:mention|have))\b/i;
/** Matches words of a passage that speak to someone: "you", "okay". */
const speaksPattern = /\b(?:you|your|yours|yourself|okay)\b/i;
/** Matches the heading with which a passage about the examination begins. */
const examHeadingPattern = /^(?:\W*(?:so|paragraph|new paragraph)\b)?\W*(?:physical )?exam(?:ination)?\b/i;
/** Matches the heading with which a dictated passage begins. */
const headingPattern =
  /^(?:\W*(?:so|paragraph|new paragraph|under the)\b)?\W*(?:assessment|impression|plan\b|diagnosis will be)/i;
/** Matches words before the dictated text: "paragraph", "of note". */
const leadPattern = /^(?:(?:so|and|also|um|uh|paragraph|new paragraph|next|of note|to note)\b[,;:. ]*)+/i;
/** Ranks of a sentence in conversation and of a sentence of a passage: nearly all of these are in the note. */
const sentenceRank = 3.7;
const passageRank = 3.2;

/**
 * Finds sentences that the clinician dictated for the note and that it does not state: single ones ("she will complete
 * the course before the next visit") and those of a passage, such as a summary before or after the conversation.
 */
export function dictatedOmissions(visit: SaidVisit, note: WrittenNote): MissingStatement[] {
  const written = placesIn(note.statements);
  const passages = dictatedPassages(visit);
  return visit.statements.flatMap((said): MissingStatement[] => {
    const topic = passages.get(said.turn.id);
    const isInPassage = topic !== undefined && isOfPassage(said);
    if (!isInPassage && !isDictated(said, visit)) return [];
    if (coverage(said, visit, written) >= (isInPassage ? minPassageShare : minShare)) return [];
    const text = (isInPassage ? said.text.replace(leadPattern, "") : said.text).replace(/(?<![.,;])[.,;]+$/, "");
    return [
      {
        kind: isInPassage ? kindOf[topic] : "advice",
        must: false,
        about: `dictated ${said.text}`,
        said,
        topic: isInPassage ? topic : "assessment",
        sentence: `${sentenceCase(text)}.`,
        rank: isInPassage ? passageRank : sentenceRank,
        isRanked: true,
      },
    ];
  });
}

/** What a passage is about. */
type PassageTopic = "hpi" | "exam" | "assessment";
const kindOf = { hpi: "symptom", exam: "finding", assessment: "advice" } as const;

/**
 * Returns the turns that the clinician dictates as a whole, by id, with what they are about: several statements, of
 * which the first is a heading or one is about the patient in the third person, and none asks or speaks to someone.
 */
function dictatedPassages({ statements }: SaidVisit): Map<string, PassageTopic> {
  const passages = new Map<string, PassageTopic>();
  for (const [id, said] of Map.groupBy(statements, ({ turn }) => turn.id)) {
    const [first] = said;
    if (!first || said.length < minPassage) continue;
    if (!headingPattern.test(first.text) && !said.some(({ text }) => isToNote(text))) continue;
    if (said.some((each) => each.by !== "clinician" || asks(each) || speaksPattern.test(each.text))) continue;
    const isOpening = first.index <= openingShare * statements.length;
    passages.set(id, examHeadingPattern.test(first.text) ? "exam" : isOpening ? "hpi" : "assessment");
  }
  return passages;
}

/** Matches words of a question. Without them a list such as "fever, chills" can be a question or be dictated. */
const asksPattern = /\?|\b(?:any|anything|do|does|did|have|are|is|what|how|when|where|who)\b/i;
const asks = ({ isQuestion, text }: SaidStatement): boolean => isQuestion && asksPattern.test(text);

/** Returns whether words are about the patient in the third person, or in the voice of a note. */
const isToNote = (text: string): boolean => ofPatientPattern.test(text) || inNotePattern.test(text);

/** Returns whether a sentence of a passage is one of the text of a note. */
const isOfPassage = ({ text, words, mentions, tokens }: SaidStatement): boolean =>
  words.length + mentions.length >= minWords && tokens.length <= maxWords && !notInPassagePattern.test(text);

/** Returns whether the clinician says a sentence about the patient to the note and not to the patient. */
const isDictated = (
  { by, isQuestion, index, text, words, mentions }: SaidStatement,
  { statements }: SaidVisit,
): boolean =>
  by === "clinician" &&
  !isQuestion &&
  index > openingShare * statements.length &&
  words.length + mentions.length >= minWords &&
  !inConversationPattern.test(text) &&
  isToNote(text);
