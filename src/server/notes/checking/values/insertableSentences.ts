import type { NoteTopic } from "../../../../shared/notes/noteTopic";
import { isQuestion } from "../../../facts/acts/questions/isQuestion";
import { readAnswer } from "../../../facts/acts/readAnswer";
import { topicOf } from "../../../facts/acts/topicOf";
import { hasRelative } from "../../../facts/frames/readFamily";
import { namesOperation } from "../../../facts/frames/readHistory";
import { socialTopic } from "../../../facts/frames/readSocial";
import { riskPattern } from "../../../facts/frames/riskPattern";
import { informantNoun } from "../../../facts/roles/informantNoun";
import { findConditions } from "../../../facts/terms/findConditions";
import { namesDrug } from "../../../facts/terms/namesDrug";
import { aboutThePatient, sentenceFromSpeech, type Person, toThirdPerson } from "../../writing/toThirdPerson";
import type { Turn } from "../../../transcription/Turn";
import type { SaidTurn } from "./readSaidTurns";
import { allergyPattern } from "./allergySubstances";

/** A sentence of the transcript or of the drafter that can be inserted into a note. */
export interface InsertableSentence {
  topic: NoteTopic;
  /** The sentence as inserted, in the third person. */
  text: string;
  /** Ids of the turns it was said in. */
  evidence: string[];
  /** The words as spoken, to recognize what they are about; `text` for a sentence of the drafter. */
  spoken: string;
  /** `stated`: said as certain or confirmed; `denied`: asked and denied; `asked`: asked without a clear answer. */
  manner: "stated" | "denied" | "asked";
}

const patient: Person = { noun: "the patient", sex: null };
/** Matches words of the first person. */
const firstPersonPattern = /\b(?:I|my|me|mine|myself)\b/;
/** Matches words that only a clinician says to a patient: "your knee", "I recommend". */
const clinicianSaysPattern =
  /\b(?:you|your|yours|yourself|let (?:me|us)|I (?:will|want|would like|am (?:also |just )?going to|recommend|hear|see|appreciate|suspect))\b/i;
/** Matches a question with its answer in the same sentence, as some recognizers write it: "any fever no". */
const holdsAnswerPattern = /^\s*\S+ .*\b(?:yes|yeah|yep|no|nope|I|my)\b/;

/**
 * Returns every sentence of the transcript, rewritten in the third person. No sentence is left out because of its
 * speaker, because speakers are often assigned wrong. A question is quoted with the answer that follows it.
 */
export function insertableSentences(turns: readonly SaidTurn[]): InsertableSentence[] {
  const said = turns.flatMap(({ turn, sentences }) => sentences.map((text) => ({ id: turn.id, turn, text })));
  return said.map(({ id, turn, text }, i): InsertableSentence => {
    if (!isQuestion(text) || (holdsAnswerPattern.test(text) && !text.endsWith("?")))
      return { ...rewritten(text, turn), evidence: [id], spoken: text, manner: "stated" };
    const answer = said[i + 1];
    const read = answer && !isQuestion(answer.text) ? readAnswer(answer.text) : null;
    const words = answer && read ? `: “${answer.text}”` : "";
    return {
      topic: patientTopic(text),
      text: `Asked “${text.replace(/\?$/, "")}?”${words}.`,
      evidence: words && answer ? [...new Set([id, answer.id])] : [id],
      spoken: text.replace(/\?$/, ""),
      manner: read?.polarity === "no" ? "denied" : read?.polarity === "yes" && !read.isHedged ? "stated" : "asked",
    };
  });
}

/**
 * Returns a sentence in the third person with its topic. Its words decide whether it is the clinician's or the
 * patient's, then the speaker of the turn.
 */
function rewritten(
  text: string,
  { speaker, speaker_name: name }: Pick<Turn, "speaker" | "speaker_name">,
): Pick<InsertableSentence, "topic" | "text"> {
  const isClinician = clinicianSaysPattern.test(text) || (speaker === "clinician" && !firstPersonPattern.test(text));
  if (!isClinician) {
    const noun = speaker === "other" && !hasRelative(text) ? informantNoun(name ?? "") : patient.noun;
    return { topic: patientTopic(text), text: sentenceFromSpeech(toThirdPerson(text, { ...patient, noun })) };
  }
  return { topic: topicOf(text, "exam") ?? "plan", text: sentenceFromSpeech(aboutThePatient(text)) };
}

/** Matches words that make a sentence with a drug a statement about taking it: "taking", "prescribed", "mg". */
const takesPattern = /\b(?:tak(?:e|ing|es)|on|using|use|prescribed|dose|mg)\b/i;
/** Matches the use of a drug that is not named: "I take the blue pill". */
const takesPillPattern =
  /\b(?:I|they) (?:\w+ )?(?:take|use|am (?:taking|using|on)) [^.;?]{0,80}\b(?:pills?|tablets?|capsules?|inhaler|medicines?|medications?|\d+ ?(?:mg|mcg|mL|units?|puffs?|drops?))\b/i;

/** Returns the note topic of a patient's words. */
function patientTopic(text: string): NoteTopic {
  if (riskPattern.test(text)) return "risk";
  if (allergyPattern.test(text) && (namesDrug(text) || /\ballerg/i.test(text))) return "allergies";
  if (hasRelative(text) && (findConditions(text).length > 0 || (namesDrug(text) && !firstPersonPattern.test(text))))
    return "family_history";
  if ((namesDrug(text) && takesPattern.test(text)) || takesPillPattern.test(text)) return "medications";
  if (socialTopic(text)) return "social_history";
  return namesOperation(text) ? "past_history" : "hpi";
}
