import { asOwnWords } from "../../../answers/composed/declaredQuestion";
import type { Fact } from "../../../Fact";
import { namesVaccines } from "../../../frames/meansVaccine";
import { makeFact } from "../../../frames/makeFact";
import type { Sentence } from "../../../segment/Sentence";
import { isWorthNoting, smallTalkPattern } from "../../../statements/isWorthNoting";
import { patientStatement } from "../../../statements/patientStatement";
import type { ReadingState } from "../../../statements/ReadingState";
import { findSymptoms } from "../../../terms/findSymptoms";
import { relativeSource } from "../../../terms/relativeSource";
import { readAnswer } from "../../readAnswer";
import { isQuestion, withoutLead } from "../isQuestion";
import { lowerFirst } from "../../../../platform/lowerFirst";

/** Matches the start of a statement about the history: "you", "the chest pain", "no fevers", "it wakes". */
const aboutHistoryPattern =
  /^(?:you|your|the|this|that|these|those|it|he|she|they|his|her|their|no(?! (?:and|or|but|you|he|she|it|they)\b)(?= [a-z])|nothing|only|mostly|mainly|both|there (?:is|are|was|were|has been))\b/i;
/**
 * Matches what is no history: plans, possibilities, causes, explanations, what the clinician does, sees or thinks,
 * praise, alternatives and questions.
 */
const noHistoryPattern =
  /\b(?:will|would|should|could(?! not)|may|might|must|shall|going to|gonna|need(?:s|ed)? to|let us|let me|I|we|us|our|if|probably|likely|means?|caused?|due to|coming from|looks? like|sounds? like|consistent|suggests?|good|great|fine|lovely|nice|wonderful|results?|scan|x-?ray|mri|ct|labs?|ultrasound|biops\w+|appointment|insurance|plan|options?|best|important|sure|welcome|right thing|to do|at least|looks?|seems?|says here|any|or|what|how|why|who|where|which|tell me|remember)\b|\b(?:do|does|did|have|has|had|are|is|was|were|can) (?:you|he|she|they|it|there|the|your|this|that)\b|\bright [A-Z]|^(?:it|this|that) (?:is|was|has been) (?:a |an |the )?(?:rough|hard|tough|lot|shame|pity)\b/i;
/** Matches words that deny. */
const negationPattern = /\b(?:no|not|never|nothing|none|nobody|without)\b/i;
/** Matches a yes that also confirms a denial: "Right", "That's correct". */
const confirmsDenialPattern =
  /^(?:(?:oh|yes|yeah),? )?(?:right|correct|exactly|that is (?:right|correct|true)|true|mm-?hmm|absolutely)\b/i;
/** Matches a hedged yes that still confirms: "Mostly, yes". */
const mostlyPattern = /^(?:mostly|mainly|pretty much|more or less|for the most part|usually|most of the time)\b/i;
/** Matches "you" as an object: "wakes | you", "with | you". */
const objectPattern =
  /\b(wakes?|woke|bothers?|bothered|hurts?|makes?|made|gets?|gave|gives?|keeps?|kept|stops?|stopped|helps?|helped|hits?|leaves?|left|takes?|took|with|for|to|of|on|from|around|in|at|by) you\b/gi;

/** Matches words before what the clinician repeats: "you mentioned that", "he said". */
const saidPattern =
  /^(?:you|he|she|they) (?:also |just |had |have |already )*(?:said|mentioned|were saying|was saying|noted)(?: (?:earlier|before|to me))?(?: that)? (?=(?:you|your|it|there|the|this|these|they|he|she|his|her|that|no)\b)/i;
/** Matches words that ask to confirm, after what is repeated: ", correct". */
const tailPattern = /,? (?:correct|right|yes|yeah|okay|is that (?:right|correct)|am I right)$/i;
/** Matches a repetition that says nothing without the words before it: "It was 2 weeks ago", "It started one". */
const unnamedPattern =
  /^(?:it|this|that|they|these|those) (?:is|was|are|were|has been|have been|started|began|happened)(?: (?!(?:worse|better)\b)[a-z\d]+){0,3}$/i;

/** Returns a clinician's recapitulation as the patient would say it: "it wakes you up" → "it wakes me up". */
const asSaidByPatient = (text: string): string =>
  asOwnWords(text.replace(objectPattern, "$1 me").replace(/\byou were\b/gi, "I was"));

/** Returns whether an answer confirms what the clinician recapitulated. */
function confirms(answer: string, recap: string): boolean {
  const { polarity, isHedged, words } = readAnswer(answer);
  if (negationPattern.test(recap)) return polarity === "no" ? !isHedged : confirmsDenialPattern.test(answer);
  return polarity === "yes" && (!isHedged || mostlyPattern.test(words));
}

/** Returns whether a fact was read from a sentence. */
const isFrom =
  ({ turn, start }: Sentence) =>
  ({ evidence }: Fact): boolean =>
    evidence.some((each) => each.turn === turn && each.start === start);

/**
 * Matches words that only add to what they follow: "about twice", "all on the right", "and when I cough", "since the
 * stroke".
 */
const addsPattern =
  /^(?:and |but )?(?:(?:when|if|after|before|since|until|unless|because|especially|usually|at|in|on|for|about|around|just|only|all|both|every|mostly|mainly|once|twice|a (?:few|couple)|\d+|with|without|the (?:whole|entire)|most|two|three|more|less|worse|better|half)\b)(?! (?:it|I|he|she|they|we|that|this) (?:is|was|am|do|did|does|have|has|had)\b)/i;
/** Matches a relative, of whom an addition would be read: "I live with my daughter", "since the stroke". */
const namesRelativePattern = new RegExp(
  `\\b(?:my|his|her|their|our|the) (?:[a-z]+ ){0,2}?(?:${relativeSource})\\b`,
  "i",
);
/** Maximum number of words of such an addition. */
const maxAddedWords = 9;

/** Returns what a sentence adds to a confirmed one, with what joins it; "" if it is a statement of its own. */
function additionTo(text: string, next: string): string {
  if (namesRelativePattern.test(text) || !addsPattern.test(next) || next.split(" ").length > maxAddedWords) return "";
  const said = new Set(text.toLowerCase().match(/[a-z\d]+/g));
  const isRepeated = (next.toLowerCase().match(/[a-z]{4,}|\d+/g) ?? []).every((word) => said.has(word));
  return isRepeated ? "" : `${/^and /i.test(next) ? "" : ","} ${lowerFirst(next)}`;
}

/** What a patient's turn confirms, as the patient's own sentence, and what is left of the turn to read. */
export interface ConfirmedRecap {
  own: Sentence;
  rest: readonly Sentence[];
}

/**
 * Returns what a clinician repeats of the history, as a statement or with a question mark, as the patient's own words
 * with what the patient adds, if the patient's turn confirms it: "So the chest pain comes on when you climb stairs."
 * "Yeah, every time." Null if the turn confirms none.
 */
export function confirmedRecap(turn: readonly Sentence[], reading: ReadingState): ConfirmedRecap | null {
  const [first, ...later] = turn;
  const said = reading.lastSaid;
  if (!first || !said || said.at !== first.at - 1 || reading.phase !== "history" || reading.open.length > 1)
    return null;
  const recap = withoutLead(said.text.replace(/\?$/, "")).replace(tailPattern, "").replace(saidPattern, "");
  if (
    isQuestion(recap) ||
    !aboutHistoryPattern.test(recap) ||
    noHistoryPattern.test(recap) ||
    unnamedPattern.test(recap)
  )
    return null;
  const text = asSaidByPatient(recap);
  if (!isWorthNoting(text, true) || smallTalkPattern.test(recap)) return null;
  if (namesVaccines(recap, `${reading.beforeLast ?? ""} ${recap}`)) return null;
  if (reading.facts.some(isFrom(said)) || !confirms(first.text, recap)) return null;
  const { rest } = readAnswer(first.text);
  const left = [...(rest === "" ? [] : [{ ...first, text: rest }]), ...later];
  const [next] = left;
  const added = next ? additionTo(text, next.text) : "";
  const isAdded = added !== "";
  const by = next && isAdded && next.start !== first.start ? [first, next] : [first];
  const own: Sentence = {
    ...said,
    by: first.by,
    ...(first.name ? { name: first.name } : {}),
    text: `${text}${added}`,
    isRetold: true,
    moreEvidence: [...(said.moreEvidence ?? []), ...by.map(({ turn: id, start, end }) => ({ turn: id, start, end }))],
  };
  return { own, rest: isAdded ? left.slice(1) : left };
}

/**
 * Reads what a patient's turn confirms of a clinician's recapitulation as the patient's statement. Returns false if it
 * says nothing.
 */
export function readConfirmedRecap({ own }: ConfirmedRecap, reading: ReadingState): boolean {
  const facts = patientStatement(own, reading);
  const isOfRelative = namesRelativePattern.test(own.text) && facts.some(({ kind }) => kind !== "family");
  if (facts.length === 0 || isOfRelative) return false;
  // What a complaint is like is more than its name: "The cough is mostly dry".
  const isStated = facts.some(({ kind }) => kind === "statement");
  reading.facts.push(...facts, ...(!isStated && isThin(facts) ? [statementOf(own)] : []));
  reading.quotations = reading.quotations.filter((fact) => !isFrom(own)(fact));
  reading.open = [];
  return true;
}

/** Returns the fact that a sentence states, in its words. */
const statementOf = (own: Sentence): Fact => makeFact({ kind: "statement", from: [own], slots: { detail: own.text } });

/** Returns whether facts only name symptoms that are reported, not counting statements. */
const isThin = (facts: readonly Fact[]): boolean =>
  facts.every(
    ({ kind, polarity, slots }) =>
      kind === "statement" ||
      (kind === "symptom" &&
        polarity === "present" &&
        Object.keys(slots).every((slot) => slot === "name" || slot === "system" || slot === "site")),
  );

/** Matches what a question would be read as asking about, instead of what it says of it: "the rash does not itch". */
const saysOfNamedPattern = new RegExp(
  `^(?:(?:the|my|his|her) [a-z]+(?: [a-z]+)? (?:does|do|is|are|has|have|did|was|were) not |(?:my|his|her) (?:[a-z]+ ){0,2}?(?:${relativeSource}) )`,
  "i",
);
/** Returns whether a recapitulation has to be read as a statement even if it has a question mark. */
export const isOnlyStatement = ({ own }: ConfirmedRecap): boolean => saysOfNamedPattern.test(own.text);

/** Matches words that say nothing besides a symptom. */
const frameWordsPattern =
  /\b(?:the|my|his|her|I|it|he|she|is|was|am|are|were|have|has|had|been|having|a|an|so|and|also|some|this|that|you|there|feel|felt|feeling|get|got|getting|do|did)\b/gi;
/** Minimum number of words of a recapitulation besides its symptoms that are worth a sentence. */
const minOwnWords = 2;

/**
 * Adds the statement that a recapitulation with a question mark makes, if reading it as a question found only its
 * symptoms: "So the chest pain comes on when you climb stairs?" "Yes."
 */
export function addRecapped({ own }: ConfirmedRecap, added: readonly Fact[], reading: ReadingState): void {
  if (!isThin(added) || added.some(({ slots }) => slots.detail?.text.includes(own.text))) return;
  const rest = findSymptoms(own.text)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}${text.slice(end)}`, own.text)
    .replace(frameWordsPattern, " ");
  if ((rest.match(/[a-z\d]+/gi) ?? []).length < minOwnWords) return;
  const at = added.find(({ kind }) => kind === "statement");
  reading.facts.splice(at ? reading.facts.indexOf(at) : reading.facts.length, 0, statementOf(own));
}
