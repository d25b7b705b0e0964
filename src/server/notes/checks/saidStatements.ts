import type { Statement } from "../offline/statement";
import { isQuestion, readAnswer } from "../offline/answers";
import { relatives } from "../offline/lexicon";
import { patientTopic } from "../offline/patientStatement";
import { topicOf } from "../offline/phases";
import { splitSentences } from "../offline/splitSentences";
import { aboutThePatient, asSentence, type Person, toThirdPerson } from "../offline/thirdPerson";
import type { TurnFacts } from "./transcriptFacts";

/** A sentence of the transcript, rewritten about the patient, with how it was meant. */
export interface SaidStatement extends Statement {
  /** What it says as spoken, for finding facts in it. */
  spoken: string;
  /** Stated as certain, asked and denied, or asked without a clear answer. */
  manner: "stated" | "denied" | "asked";
}

const patient: Person = { noun: "the patient", sex: null };
const firstPerson = /\b(?:I|my|me|mine|myself)\b/;
const clinicianSays =
  /\b(?:you|your|yours|yourself|let (?:me|us)|I (?:will|want|would like|am (?:also |just )?going to|recommend|hear|see|appreciate|suspect))\b/i;
/** A question with its answer inside, as some recognizers write them. */
const holdsAnswer = /\S+ .*\b(?:yes|yeah|yep|no|nope|I|my)\b/;

/**
 * Every sentence of the transcript, whoever is thought to have said it: who speaks is often guessed wrong, the words are
 * not. A question comes with the sentence that follows it.
 */
export function saidStatements(turns: readonly TurnFacts[]): SaidStatement[] {
  const said = turns.flatMap(({ turn, clean }) => splitSentences(clean).map((text) => ({ id: turn.id, turn, text })));
  return said.map(({ id, turn, text }, i): SaidStatement => {
    if (!isQuestion(text) || (holdsAnswer.test(text) && !text.endsWith("?")))
      return { ...told(text, turn.speaker), evidence: [id], spoken: text, manner: "stated" };
    const answer = said[i + 1];
    const polarity = answer && !isQuestion(answer.text) ? readAnswer(answer.text).polarity : null;
    const heard = answer && !isQuestion(answer.text) ? `: “${answer.text}”` : "";
    return {
      topic: patientTopic(text),
      text: `Asked “${text.replace(/\?$/, "")}?”${heard}.`,
      evidence: heard && answer ? [...new Set([id, answer.id])] : [id],
      spoken: text.replace(/\?$/, ""),
      manner: polarity === "no" ? "denied" : polarity === "yes" ? "stated" : "asked",
    };
  });
}

function told(text: string, speaker: string): Pick<Statement, "topic" | "text"> {
  const isClinician = clinicianSays.test(text) || (speaker === "clinician" && !firstPerson.test(text));
  if (!isClinician) {
    const noun = speaker === "other" && !relatives.test(text) ? "the accompanying person" : patient.noun;
    return { topic: patientTopic(text), text: asSentence(toThirdPerson(text, { ...patient, noun })) };
  }
  return { topic: topicOf(text, "exam") ?? "plan", text: asSentence(aboutThePatient(text)) };
}
