import type { Fact } from "../Fact";
import { drugClauses } from "../frames/drugClauses";
import { describesDrug } from "../frames/orders/describesDrug";
import { hasRelative } from "../frames/readFamily";
import { isHope } from "../frames/orders/isHope";
import { isOnlyDiscussed } from "../frames/orders/toBeDiscussed";
import { makeFact } from "../frames/makeFact";
import { type MedicationMention, medicationState, readMedications } from "../frames/readMedications";
import { isLabValue } from "./results/isLabValue";
import type { Sentence } from "../segment/Sentence";
import { drugName, findDrugs } from "../terms/findDrugs";
import { isDrugSynonym } from "../resolve/withdrawReplaced";
import { isReviewed, noteReview } from "./treatment/medicationReview";
import { addStatedDose } from "./treatment/doses/addStatedDose";
import { isPlanning, type ReadingState } from "./ReadingState";

/**
 * Adds the drug that a question of the same turn names to a dose without a drug: after "Are you taking lisinopril?",
 * "We have you on 20 mg a day" becomes "We have you on 20 mg a day of lisinopril".
 */
function withDrug(text: string, reading: ReadingState, sentence: Sentence): string {
  const asked = reading.open.at(-1);
  const drug =
    asked && asked.turn === sentence.turn && /\d ?(?:mg|mcg|units?|g)\b/i.test(text)
      ? findDrugs(asked.text)[0]?.name
      : undefined;
  return drug && findDrugs(text).length === 0 ? `${text} of ${drug}` : text;
}

/**
 * Matches words with which a clinician reads out the drugs that the patient takes: "I have that you take vitamin D".
 */
const knownPattern =
  /\b(?:(?:I|we) (?:have|see|show)(?: here| down| listed)?(?: that)? (?:you |he |she )|(?:records?|chart|list|it) (?:shows?|says|has|lists?)|(?:he|she|the patient|you) (?:was|were|has been|had been) (?:previously |already |also )?(?:taking|on|using|prescribed|treated with)|you (?:are (?:already |currently |still |also )*(?:on|taking)|(?:already |currently |still |also |do )*take|have been (?:on|taking|using)|were (?:on|taking)|told me|said|mentioned)|your (?:current )?medications? (?:are|include)|(?:had|have) you on|listed)\b/i;

/** Matches words with which a clinician turns to a complaint and what to do about it: "So for your fatigue, …". */
const introducesMatterPattern =
  /^(?:(?:so|and|okay|now|well|all right|alright|then),? )*(?:for|as for|about|regarding|with) (?:your|the|that|his|her) /i;

/**
 * Returns whether a sentence in the exam phase, or after words about a complaint, orders a drug by name and dose alone:
 * "Prednisone 40 for 5 days".
 */
const prescribes = (text: string, { phase, lastSaid }: ReadingState, { turn }: Sentence): boolean =>
  (phase === "exam" || (lastSaid?.turn === turn && introducesMatterPattern.test(lastSaid.text))) &&
  /\d/.test(text) &&
  findDrugs(text)[0]?.start === 0 &&
  !/\b(?:is|was|were|are)\b/.test(text);

/** Matches words that conclude a discussion, before the name of a drug: "Okay, so | estradiol patch". */
const okaySoPattern = /^(?:(?:okay|right|fine|great|alright|all right|perfect|good|sure|well),? )*(?:so|then),? $/i;
/**
 * Matches words before the drug on which a discussion ends: "you need a second one, so that would be | candesartan".
 */
const namesChosenPattern = /\b(?:so|and) (?:that|this|it) (?:is|will be|would be) (?:the |an? )?$/i;
/**
 * Number of turns after an order or advice in which a drug with its dose can conclude the choice of a treatment. Later,
 * a drug with its dose is mostly another matter.
 */
const maxTurnsOfChoice = 6;

/** Number of the latest facts that are searched for the patient's preference. */
const maxFactsBack = 4;

/**
 * Returns whether a drug with its dose concludes the choice of a treatment just advised: "I'd suggest HRT." "The
 * patch." "Okay, so estradiol patch, 50 mcg". After a question in the same turn it does not, because the drug can be
 * one that the patient takes.
 */
function settlesChoice(text: string, { orderedAt, open, facts }: ReadingState, { at, turn }: Sentence): boolean {
  const [drug] = findDrugs(text);
  if (drug?.start === 0 && dosePattern.test(text) && facts.slice(-maxFactsBack).some(isPreference)) return true;
  if (!drug || at - orderedAt > maxTurnsOfChoice || open.at(-1)?.turn === turn) return false;
  const before = text.slice(0, drug.start);
  return (okaySoPattern.test(before) || namesChosenPattern.test(before)) && dosePattern.test(text);
}

/** Matches a dose with its unit: "75 mcg". */
const dosePattern = /\d ?(?:mg|mcg|g|units?|micro|milli|ml)/i;
/** Returns whether a fact is what the patient prefers of several treatments. */
const isPreference = ({ kind, slots }: Fact): boolean =>
  kind === "advice" && /^the patient (?:prefers|chooses)\b/i.test(slots.object?.text ?? "");

/**
 * Returns whether a clinician names a drug with its dose and how often it is taken during the examination or after it,
 * when it is prescribed: "So separate from the multivitamin, ferrous sulfate, 325 every other day".
 */
const isRegimen = (drugs: readonly MedicationMention[], { phase }: ReadingState): boolean =>
  phase !== "history" && drugs.some(({ dose, frequency }) => dose !== undefined && frequency !== undefined);

/**
 * Matches words about a treatment that was considered and not chosen: "I thought about codeine", "I was thinking about
 * codeine, but it would not be safe".
 */
const consideredPattern =
  /\b(?:I|we) (?:had |have |also |did |just ){0,2}(?:thought (?:of|about)|considered|wondered about|toyed with)\b|\b(?:I|we) (?:was|were|am|are|had been|have been) (?:also |just )?(?:thinking (?:of|about)|considering|wondering about)\b[^?]{0,160}\bbut\b[^?]{0,60}\b(?:not|neither|none|no|nor)\b/i;

/** Matches words that say what a drug does, without ordering it: "The propranolol can make psoriasis worse". */
const effectPattern =
  /\b(?:can|could|may|might|does|will|sometimes|often|tends? to) (?:also |really |sometimes |often )?(?:make|cause|give|lower|increase|reduce|decrease|slow|lead to|put you at|worsen|interact|affect|raise|trigger|bring (?:on|out)|flare|set off|aggravate|irritate|mask|interfere|upset|damage|harm)\b|\bis (?:probably |likely |maybe )?(?:what is )?(?:causing|making|giving)\b/i;
/** Matches words that a treatment is not to be used: "so it is not safe for you to continue it". */
const unsafePattern =
  /\b(?:unsafe|(?:not|no longer) (?:really |very |going to be )?(?:safe|suitable|advisable|recommended|right|appropriate|ideal|a good (?:idea|option|choice)))\b/i;
/** Matches a comparison of drugs: "Eliquis is safer than Coumadin". */
const comparesPattern =
  /\b(?:is|are|works?|acts?)(?: [a-z]+)? (?:safer|better|worse|stronger|weaker|cheaper|easier|gentler|milder|newer|faster|slower|longer|kinder|(?:more|less) [a-z]+) than\b/i;
/** Matches drugs that are named as options: "There's Ozempic, once a week, or Jardiance". */
const optionsPattern =
  /\b(?:there (?:is|are)|(?:options?|choices?) (?:is|are|would be)|you have|either)\b.{1,160}\bor\b/i;
/** Matches words that leave a decision open, or to others: "They will decide whether you need antibiotics". */
const leftOpenPattern =
  /\bwhether\b|\b(?:they|(?:the|our|your) [a-z]+(?: [a-z]+)?) (?:will |would |can |may )?(?:decide|determine)\b/i;
/** Matches words before a drug that is not chosen: "then we can't use | trimethoprim". */
const decidesAgainstPattern =
  /\b(?:(?:can|could|should|will|would|must|may|do|does|did|had better|am|are|is) ?not|cannot|never|unable to|avoid\w*|steer(?:ing)? clear of|rule[sd]? out|stay(?:ing)? away from|too (?:risky|dangerous) to|not safe to|unsafe to|no longer)\b[^,.;]*(?:,? n?or (?:the )?)?$/i;
/** Matches words that rule out the drugs after them, up to the end of their clause: "fluids and rest, no | codeine". */
const withoutPattern =
  /\b(?:no(?! (?:change|problem|more than|harm|issue|reason|need to stop|later|longer)\b)|without|instead of|rather than|other than|nor|(?:do|does|will|would) not (?:really |actually )?need(?: any)?)\b(?! \d)(?![^,.;]*\b(?:but|then|start|give|take|use|continue|keep)\b)[^,.;]*$/i;
/** Matches words after a drug that is not chosen: "amoxicillin | is out", "propranolol | is off the table". */
const ruledOutPattern =
  /^(?:,? (?:or|and|nor) [a-z]+)?(?: (?:also|then|itself))?,? (?:(?:is|are|was|would be|will be|has to be|must be) (?:also |then |definitely |really |clearly |probably |too |just ){0,2}(?:out\b|off the table|ruled out|contra-?indicated|unsafe|no good|not\b|a no|a bad (?:idea|choice)|dangerous|risky|unsuitable|inappropriate|to be avoided|avoided)|(?:will|would|can|could|should|does|do) ?not\b|cannot\b|will have to be avoided)/i;

/** Returns whether a clinician names the drug from `start` to `end` of a text only to say that it is not chosen. */
const isDecidedAgainst = (text: string, start: number, end: number): boolean =>
  (decidesAgainstPattern.test(text.slice(0, start)) &&
    !/\b(?:without|but|instead)\b[^,.;]*$/i.test(text.slice(0, start))) ||
  withoutPattern.test(text.slice(0, start)) ||
  ruledOutPattern.test(text.slice(end));

/** Matches words that make a drug named while planning an order: a dose, a frequency, "as well as", "then". */
const ordersPattern =
  /\b(?:mg|mcg|units?|once|twice|daily|times|as needed|stay|keep|tak(?:e|ing)|start\w*|continu\w*|it will|gonna|going to be|called|and (?:then )?(?:the|your)|as well as|then)\b/i;

/** Matches words right before a drug that name it as the one meant: "it is | amoxicillin", "that is called the | …". */
const namesItPattern = /\b(?:it|that|this|one) is (?:called |the |an? |some |just |also |going to be ){0,2}$/i;

/** Matches a drug of another person, or the name of a drug alone: "she is on warfarin", "Warfarin". */
const ofOtherPattern =
  /^(?:(?:no|yes|yeah|right|ah|oh|okay|well),? )*(?:(?:he|she|they) (?:is|was|are|were|takes?|took|will be|would be|has|had)\b|(?:that is |that would be )?[a-z-]+(?: (?:probably|most likely))?$)/i;

/** Returns whether a clinician names the drug of a relative of whom the patient has just spoken. */
const isOfRelative = (text: string, { heard, isProxied }: ReadingState): boolean =>
  !isProxied && hasRelative(heard) && ofOtherPattern.test(text);

/**
 * Reads drugs that a clinician mentions outside an order. While planning or discussing results they continue an order
 * ("and 20 mg of furosemide") and become orders; otherwise they become medications known from the record.
 */
export function mentionedDrugs(sentence: Sentence, reading: ReadingState): Fact[] {
  const { text } = sentence;
  noteReview(sentence, reading);
  if (addStatedDose(sentence, reading)) return [];
  const said = withDrug(text, reading, sentence);
  const drugs = readMedications(said).filter(({ drug }) => !isDecidedAgainst(said, drug.start, drug.end));
  if (
    drugs.length === 0 ||
    isDrugSynonym(text) ||
    isOfRelative(text, reading) ||
    /\b(?:no|not|without) (?:more |the |any )?(?:\w+)$/i.test(text.slice(0, drugs[0]?.drug.end)) ||
    isHope(text) ||
    isOnlyDiscussed(text) ||
    consideredPattern.test(text) ||
    leftOpenPattern.test(text) ||
    (drugs.length > 1 && optionsPattern.test(text)) ||
    (drugs.length === 1 && isLabValue(text)) ||
    effectPattern.test(text) ||
    (describesDrug(text) && unsafePattern.test(text)) ||
    comparesPattern.test(text) ||
    /\b(?:allerg\w+|if|would|could|some people|in general|used for)\b/i.test(text)
  )
    return [];
  const isKnown = knownPattern.test(text) && !/\b(?:will|going to|let us|continue|keep|stay|should)\b/i.test(text);
  if (isKnown || isReviewed(sentence, reading)) return medications(sentence, drugs);
  if (
    prescribes(text, reading, sentence) ||
    settlesChoice(said, reading, sentence) ||
    isRegimen(drugs, reading) ||
    isPlanning(reading, sentence) ||
    reading.phase === "results"
  ) {
    const startsWithDrug =
      !describesDrug(text) &&
      /^(?:(?:and|then|so|also|okay),? )*(?:some |the |a |your )?$/i.test(
        text.slice(0, findDrugs(text)[0]?.start ?? text.length),
      );
    const isOrder =
      startsWithDrug ||
      isRegimen(drugs, reading) ||
      namesItPattern.test(text.slice(0, findDrugs(text)[0]?.start ?? 0)) ||
      ordersPattern.test(text);
    if (!isOrder) return [];
    const isPlanned = isPlanning(reading, sentence) || reading.phase === "results" || startsWithDrug;
    const prescribed = isPlanned ? drugs : drugs.filter(({ dose }) => dose !== undefined);
    return orders(sentence, prescribed, reading.problem);
  }
  if (
    !/\b(?:on|tak(?:e|es|ing)|have you|had you|put you|gave|giving|started|refill\w*|prescribed|using|dose|mg)\b/i.test(
      text,
    )
  )
    return [];
  if (/\b(?:will|going to|let us|would like to)\b/i.test(text)) return [];
  return medications(sentence, drugs);
}

/** Returns the words of a sentence that say what is done with a drug: those of its clause. */
function wordsOn({ drug }: MedicationMention, text: string): string {
  return drugClauses(text).find(({ end }) => drug.start < end)?.clause ?? text;
}

/** Returns the orders of the drugs that a sentence of the plan names. */
const orders = (sentence: Sentence, drugs: readonly MedicationMention[], problem: string | undefined): Fact[] =>
  drugs.map((mention) => {
    const { drug, ...how } = mention;
    return makeFact({
      kind: "order",
      from: [sentence],
      problem,
      time: { when: "planned" },
      slots: {
        what: "medication",
        action: "medication",
        name: drugName(drug.name),
        ...how,
        state: medicationState(wordsOn(mention, sentence.text)),
      },
    });
  });

/** Returns the drugs of a sentence as those that the patient takes, has stopped, or does not take. */
function medications(sentence: Sentence, drugs: readonly MedicationMention[]): Fact[] {
  return drugs.map((mention) => {
    const { drug, ...how } = mention;
    const state = medicationState(wordsOn(mention, sentence.text));
    return makeFact({
      kind: "medication",
      from: [sentence],
      source: "record",
      polarity: state === "notTaking" ? "absent" : "present",
      slots: {
        name: drugName(drug.name),
        ...how,
        state: state === "stopped" || state === "notTaking" ? state : "taking",
      },
    });
  });
}
