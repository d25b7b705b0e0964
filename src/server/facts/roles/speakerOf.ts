import type { Speaker } from "../../../shared/transcription/utterance";
import { isQuestion } from "../acts/questions/isQuestion";
import { readAnswer } from "../acts/readAnswer";
import type { Role } from "../segment/Sentence";

/** Matches words that suggest the clinician, for a turn whose speaker is unknown: "let me", "your lungs". */
const clinicianCuePattern =
  /\b(?:I am going to|let me|let us|we will|your (?:blood pressure|lungs|heart|x-ray|labs)|any (?:fever|chest|nausea|pain|allerg)|do you (?:have|smoke|take)|have you (?:had|ever)|on exam|prescri\w+|follow up|what brings you)\b/i;

/** Matches the start of a statement that only a patient makes: "I take 10 mg", "it woke me". */
const plainlyPatientPattern =
  /^(?:(?:yes|yeah|no|well|and|so|oh)[,.]? )*(?:I am (?:also |really )?allergic|I (?:take|took) (?:\d|one |two |my )|I have (?:had|been having) (?!(?:an? |some )?(?:(?:good|quick|little) )?(?:look|chance|patients?|talk|chat|conversation|lot of patients)\b)|I (?:feel|felt) (?:so |very |really |tired|sick|weak|dizzy|hopeless|anxious|sad|bad|worse|better)|I wake up|I (?:stopped|quit|used to) smok|I (?:do not )?smoke\b|my (?:\w+ )?(?:head|chest|back|knee|stomach|throat|shoulder|neck|leg|arm|foot) (?=\w)(?:is|are|has|hurts?|feels?|aches)\b)|^(?:it|that|they) (?:gave|gives|bothers?|wakes?|woke|helps|helped) me\b/i;
/** Matches the start of a sentence that only a clinician says to a patient: "do you smoke". */
const plainlyClinicianPattern =
  /^(?:(?:okay|alright|all right|so|and|but|now|well|then|good|great)[,.]? )*(?:are you (?:taking|allergic|having|sleeping|feeling)|do you (?:have|smoke|drink|take|use|feel)\b|have you (?:had|ever|been|noticed)|how are you (?:sleeping|feeling)|how long have you|what brings you|any (?:fever|chest pain|chills|nausea|allergies)|let me (?:listen|examine|take a look|check|feel)|I want you to|I would like you to|(?:I am|we are) (?:also |just |still |now |then )*going to (?:just |also |go ahead and )*(?:prescribe|order|start you|refer you|put you|give you|send (?:you|an?|off)|continue (?:that|you|your)|increase your|decrease your|schedule you|get you)\b|(?:I will|I would like to|I want to) (?:also |just )*(?:prescribe|refer you|start you|put you on)\b|your (?:blood pressure|lungs|heart|pulse|temperature|oxygen|x-ray|labs|exam)\b|your (?:\w+ ){1,3}(?:is|are|was|were|shows?|looks?)\b|I (?:have )?(?:reviewed|looked at|checked) your\b|we will (?:give|refer|recheck|start|order|increase|decrease)\b|(?:call|tell) (?:us|the office) |I (?:do not )?(?:hear|appreciate) (?:any |some |a |no )?(?:wheez|crackl|murmur|rales|rhonchi)|drink plenty|come back in \d|if you get (?:worse|a )|go to the (?:emergency|er\b)|I think (?:you have|this is)|(?:on|in|for) your (?:\w+ ){1,3}exam\b|you (?:have )?most likely|you are going to need|the next step (?:that )?I|I am going to (?:go ahead|examine|listen|take a look)|let us (?:go ahead|talk about|take a look|get you|start you))/i;
/**
 * Matches an order inside a sentence, which no patient gives: "possible Lyme disease and I'm gonna order some blood
 * tests".
 */
const ordersInsidePattern =
  /^(?!.*\b(?:said|told|says|saying|like|asked|want(?:ed)?) )[^?]{3,120}?\b(?:I am|we are|I will|we will) (?:also |just |still |now |then |going to |go ahead and |probably )*(?:prescribe|order (?:some|an?|the|another)|refer you|start you on|put you on|send off) /i;
/** Returns whether a text can only be a clinician's. */
const isByClinician = (text: string): boolean => plainlyClinicianPattern.test(text) || ordersInsidePattern.test(text);
/** Returns whether a sentence is a statement, not a question, that only a clinician makes to a patient. */
export const isClinicianStatement = (text: string): boolean => isByClinician(text) && !isQuestion(text);

/** Matches "you" and its forms. */
const addressesListenerPattern = /\byou(?:r|rs|rself)?\b/i;

/** Matches what an examiner says of a part after words that sound like an answer: "Oh yeah, | that drum is red". */
const showsPartPattern =
  /^(?:that|those|these|this) (?:(?:left|right|other|poor|little) )?[a-z]+ (?:is|are|looks?|has|have) (?!(?:mine|my|me|I|what|why|how|where|when|it|right|true|correct|fine|okay|good)\b)/i;

/**
 * Returns whether a sentence answers the question before it although it has the label of the speaker who asked. In the
 * turn of the question (`isSameTurn`) only a yes or no counts; in the next turn, a sentence can also begin with a word
 * such as "I" or "about".
 */
export function answers(text: string, isSameTurn: boolean): boolean {
  if (isQuestion(text) || addressesListenerPattern.test(text)) return false;
  const { polarity, rest } = readAnswer(text);
  if (isSameTurn && showsPartPattern.test(rest)) return false;
  return polarity === "yes" || polarity === "no" || (!isSameTurn && /^(?:I|my|no|it|about) /i.test(text));
}

/**
 * Returns the speaker of a sentence. The label `other` always means the informant. Otherwise clear words decide, then
 * the label of the turn (`speaker`), then a guess. `isAnswer`: the sentence answers a question of the labeled speaker.
 */
export function speakerOf(text: string, speaker: Speaker, isAnswer: boolean): Role {
  if (speaker === "other") return "informant";
  if (isByClinician(text)) return "clinician";
  if (isAnswer || (plainlyPatientPattern.test(text) && !addressesListenerPattern.test(text))) return "patient";
  if (speaker !== "unknown") return speaker;
  return isQuestion(text) || clinicianCuePattern.test(text) ? "clinician" : "patient";
}
