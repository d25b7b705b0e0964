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
/** Share of a sentence from which the note counts as stating it. */
const minShare = 0.45;

/**
 * Finds sentences that the clinician dictated for the note ("she will complete the course before the next visit") and
 * that the note does not state.
 */
export function dictatedOmissions(visit: SaidVisit, note: WrittenNote): MissingStatement[] {
  const written = placesIn(note.statements);
  return visit.statements
    .filter((said) => isDictated(said, visit) && coverage(said, visit, written) < minShare)
    .map((said): MissingStatement => {
      const text = sentenceCase(said.text).replace(/(?<![.,;])[.,;]+$/, "");
      return {
        kind: "advice",
        must: false,
        about: `dictated ${said.text}`,
        said,
        topic: "assessment",
        sentence: `${text}.`,
        rank: 3.7,
      };
    });
}

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
  (ofPatientPattern.test(text) || inNotePattern.test(text));
