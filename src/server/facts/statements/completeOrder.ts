import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { lowerFirst } from "../../platform/lowerFirst";
import { regimenIn } from "../frames/readMedications";
import type { Sentence } from "../segment/Sentence";
import { findDrugs } from "../terms/findDrugs";
import { addOtherwise } from "./treatment/addOtherwise";
import type { ReadingState } from "./ReadingState";

/** Matches words about a drug just ordered: "you can take that twice a day", "I am going to give you 40 mg daily". */
const refersPattern =
  /^(?:(?:and|so|then|okay|now) )*(?:(?:you|he|she|they) (?:can |will |should |are going to |need to |want to |would )*(?:take|use|apply|do|inject|have)|take|use|apply|do (?:(?:that|it|this|them) for|an? \d)|(?:(?:you|he|she|we|I) (?:(?:will|would|can|should|are going to|am going to) )?)?start(?:ing)? (?:off )?(?:you |him |her )?(?:on|with|at|low|slow|slowly|small)\b|(?:I|we) (?:am |are |will |would )*(?:going to |like to |also )*(?:give|start|have|put|prescribe|continue|keep|do) (?:you |him |her |them )?(?:on )?|(?:it|that|this|they|those) (?:is|are|will be)|it is going to be|twice|once|\d)/i;

/** Matches when, how often or how long without other words: "at night", "for a month". */
const bareRegimenPattern =
  /^(?:(?:and|so) )?(?:at (?:night|bedtime)|in the (?:morning|evening)|every (?:\d+ hours|day|night|morning|evening)|daily|nightly|for (?:an?|\d+) (?:days?|weeks?|months?))(?:,? (?:with|before|after) (?:food|meals|breakfast|dinner))?[.,]?$/i;
/** Matches a length of time without other words: "10 days". */
const bareLengthPattern = /^\d+(?: (?:to|or) \d+)? (?:days|weeks|months)[.,]?$/i;

/** Matches a remark on the drug after its order: ", it is an antidepressant". */
const remarkPattern = /, (?:it|that|this|which) (?:is|can|will|helps|works)\b.*$/i;
/** Matches a first dose without its unit: "We start low, | 25 | a day", "Take | 40 | for 5 days". */
const bareDosePattern =
  /\b(?:start(?:ing)? (?:off )?(?:you |him |her )?(?:low|slow|small|with|at|on)?,? ?(?:at |with |just )?(?=\d)|(?:take|have|use) (?=\d{2}))(\d{1,4}(?:\.\d{1,3})?)(?= (?:for \d|a day|once|twice|daily|at night|nightly|every|in the)\b)/i;

/** Matches a dose without its unit at the start, too high for a number of tablets: "| 200 | twice a day". */
const leadingDosePattern =
  /^(?:(?:so|and|it is|that is),? )?(\d{2,4}(?:\.\d{1,3})?)(?=,? (?:once|twice|(?:\d|three|four) times|a day|daily|nightly|every|at (?:night|bedtime)|in the (?:morning|evening))\b)/i;
/**
 * Matches the length of a treatment, followed by "course": "a 10 or 12 day course". "A 90 day supply" is not matched,
 * because it does not say how long to take the drug.
 */
const coursePattern =
  /\b(?:about |around )?(?:an? |the )?(?:about |around )?(\d{1,3}(?: (?:to|or) \d{1,3})?)[- ](day|week|month)s?(?:'s?)?[- ]course(?: of (?:it|that|this|those|them|these))?/i;

/**
 * Matches a device or form of a drug that an order of another drug does not have: "Use the nebulizer every 4 hours".
 */
const otherThingPattern =
  /\b(?:the|your|his|her|an?) (?:[a-z]+ )?(?:nebuli[sz]er|neb|inhaler|puffer|spacer|pump|patch(?:es)?|cream|ointment|spray|drops|oxygen|c-?pap|brace|splint|boot|sling|crutches|heating pad|ice pack|compress\w*|humidifier)\b/i;

/**
 * Matches papers and leave, whose length is not the length of a treatment: "I will give you a sick note for 2 weeks".
 */
const paperPattern =
  /\b(?:notes?|letters?|certificates?|forms?|leaflets?|handouts?|excuses?|time off|off (?:work|school)|appointments?|referrals?)\b/i;

/** Number of the latest facts that are searched for an order to complete. */
const maxFactsBack = 3;

/** Maximum number of words that only say how the drug just ordered is taken. */
const maxRegimenWords = 18;

/**
 * Adds a dose, frequency, duration or further step to the order or advice that was given just before: "I will prescribe
 * ibuprofen 800 mg." "You can take that twice a day." Returns whether it did.
 */
export function completeOrder(sentence: Sentence, reading: ReadingState): boolean {
  if (addOtherwise(sentence, reading) || addLimit(sentence, reading) || addThenAsNeeded(sentence, reading)) return true;
  const titrated = titrationPattern.exec(sentence.text);
  if (titrated) return completeTitration(sentence, titrated, reading);
  const [first = "", next] = sentence.text.split(nextDosePattern);
  if (next === undefined || isInSteps(sentence.text, first) || !completeOrder({ ...sentence, text: first }, reading))
    return completeWith(sentence, reading);
  addStep({ ...sentence, text: next }, reading);
  return true;
}

/**
 * Matches the steps in which a dose goes up, after the first dose: "We start low, 100 mg a day | , and we go up |
 * every 4 weeks until the uric acid is under 300".
 */
const titrationPattern =
  /,? (?:and |then ){1,2}(?:(?:we|you|I) (?:(?:will|can|would) )?(?:then )?)?(?:go|come|step|build|work|increase|raise)(?: it| the dose| that)?(?: up)? ((?:(?:slowly|gradually|by [^,.;]{1,20}?),? )?(?:every|each) (?:\d+|few|couple of|other)? ?(?:days?|weeks?|months?)\b[^.;]{0,60})$/i;

/** Adds a first dose and the steps in which it goes up to the order given just before; returns whether it did. */
function completeTitration(
  sentence: Sentence,
  { index, 1: steps = "" }: RegExpExecArray,
  reading: ReadingState,
): boolean {
  if (!completeWith({ ...sentence, text: sentence.text.slice(0, index) }, reading)) return false;
  const at = reading.facts.findLastIndex(({ slots }) => slots.name !== undefined);
  const order = reading.facts[at];
  const object = order?.slots.object;
  if (!order || !object) return true;
  const text = `${object.text}, increased ${steps.trim()}`;
  reading.facts[at] = { ...order, slots: { ...order.slots, object: { ...object, text } } };
  return true;
}

/**
 * Matches what separates the first dose from the next: "250 mg twice a day for two weeks | , | then 500 twice a day".
 */
const nextDosePattern =
  /,? (?:and )?(?=(?:then|and after that) (?:(?:go|increase|it is|you go|you take|take) )?(?:(?:up|down) )?(?:to )?\d)/;

/** Returns whether a sentence gives the steps of a course by numbers alone: "60 for 3 days, then 40 for 3 days". */
const isInSteps = (text: string, first: string): boolean => stepsPattern.test(text) && !regimenIn(first)?.dose;

/** As `completeOrder`, for a sentence with one dose. */
function completeWith(sentence: Sentence, reading: ReadingState): boolean {
  const text = sentence.text.replace(coursePattern, "for $1 $2s");
  if (completeAdvice(sentence, reading) || addStep(sentence, reading)) return true;
  const at = reading.facts.findLastIndex(
    ({ kind, status, slots }, i) =>
      i < reading.facts.length - maxFactsBack ||
      ((kind === "order" || kind === "advice") && status === "current" && slots.name),
  );
  const order = reading.facts[at];
  if (!order || reading.facts.length - at > maxFactsBack || !isNear(order, sentence, reading)) return false;
  const count = answersDose(sentence, reading) ? countPattern.exec(text)?.[1]?.toLowerCase() : undefined;
  if (
    (!refersPattern.test(sentence.text) && !bareRegimenPattern.test(text) && !count) ||
    findDrugs(text).length > 0 ||
    (otherThingPattern.test(text) && !otherThingPattern.test(order.said)) ||
    paperPattern.test(text) ||
    text.split(" ").length > maxRegimenWords
  )
    return false;
  const bare = bareDosePattern.exec(text)?.[1] ?? leadingDosePattern.exec(text)?.[1];
  const said = regimenIn(bareLengthPattern.test(text) ? `for ${text}` : text);
  const how = said && !said.dose && bare ? { ...said, dose: bare } : said;
  const object = order.slots.object;
  // "Increase it to 40 mg." "It is just one tablet a day."
  const isCount = /^(?:tablet|pill|capsule)/i.test(how?.unit ?? "") && /^m/i.test(order.slots.unit?.text ?? "");
  if (!how || (how.dose && order.slots.dose && !isCount)) return false;
  const addsLength = how.duration !== undefined && how.frequency === undefined && !order.slots.duration;
  if (!how.dose && !addsLength && (order.slots.frequency || !how.frequency)) return false;
  if (!how.dose && !how.frequency && /\b(?:if|until|ago|before|since)\b/i.test(text)) return false;
  const { dose, unit, frequency, duration } = how;
  const { slots, evidence } = makeFact({
    kind: "order",
    from: [sentence],
    slots: {
      dose: isCount ? undefined : dose,
      unit: isCount ? undefined : unit,
      frequency: order.slots.frequency ? undefined : frequency,
      duration: order.slots.duration ? undefined : duration,
    },
  });
  const added = [
    dose ? `${dose} ${unit ?? ""}`.trim() : (count ?? ""),
    slots.frequency?.text ?? "",
    slots.duration ? `for ${slots.duration.text}` : "",
  ].filter(Boolean);
  // "Use venlafaxine, it is an antidepressant."
  const named = object?.text.replace(remarkPattern, "") ?? "";
  const full = object && {
    ...object,
    text: `${named}${isCount && order.slots.dose ? "," : ""} ${added.join(" ")}`,
  };
  const completed: Fact = {
    ...order,
    said: order.said.replace(remarkPattern, ""),
    slots: { ...order.slots, ...slots, ...(full ? { object: full } : {}) },
    evidence: [...order.evidence, ...evidence],
  };
  reading.facts[at] = completed;
  return true;
}

/** Number of turns after an order in which "that" can mean it: the patient's reply and the clinician's next turn. */
const maxTurns = 2;
/** Number of turns after an order in which the patient's question about the dose can mean it. */
const maxTurnsToDose = 6;

/**
 * Matches a patient's question how much of a drug to take, how often or how long, which names no other thing: "How much
 * does she get?", "What dose?"
 */
const asksDosePattern =
  /(?:^|[.,?] |\b(?:and|so|okay|sorry) )(?:how (?:much|many|often|long|low|high|strong)(?: (?:a|per|each) (?:day|time)| times(?: a day)?| for| of (?:it|that|those|them)| (?:tablets|pills|puffs|mils?|milligrams))?(?: (?:is (?:it|that|this)|(?:do|does|should|will|can|would|must) (?:I|he|she|they|we)(?: (?:have to|need to))?(?: (?:take|get|have|use|give(?: (?:him|her|them))?|be on))?(?: (?:it|that|them|those|for|of (?:it|that)|at a time|a day|each time)){0,3}))?|(?:what|which) (?:dose|dosage|strength)(?: is (?:it|that)| (?:do|does|should) (?:I|he|she) (?:take|get|have))?|(?:when|how) (?:do|does|should) (?:I|he|she|we) (?:take|use|give(?: (?:him|her|them))?) (?:it|that|them|those)|(?:do|does|should) (?:I|he|she) (?:take|use|get|have) (?:it|that|them|those) (?:every (?:day|night|morning)|once|twice|daily|at night|in the morning|with food)[^?]{0,30})\?/i;
/** Matches an amount of a medicine as a command, which is about the one just ordered: "Take one tablet twice a day". */
const takesAmountPattern =
  /^(?:(?:so|okay|and|yes|you|just|then),? ){0,3}(?:take|use|do) (?:just )?(?:\d|half(?: of)?|one|two)(?: (?:an?|to \d))? ?(?:tablets?|pills?|capsules?|puffs?|drops?|sprays?|mL|mils?)\b/i;

/** Matches a number of tablets without the word, which answers how many: "Two twice a day". */
const countPattern =
  /^(?:just )?(one|two|three|half|1|2|3)(?:,| of them| each time)? (?=(?:once|twice|\d times|every|a day|daily|nightly|at (?:night|bedtime)|in the (?:morning|evening))\b)/i;

/** Returns whether a sentence answers the patient's question about the dose of what was ordered a few turns before. */
export const answersDose = ({ at }: Sentence, { orderedAt, patientAskedAt, patientQuestion }: ReadingState): boolean =>
  at - orderedAt <= maxTurnsToDose && at - patientAskedAt <= 1 && asksDosePattern.test(patientQuestion);

/**
 * Returns whether a sentence follows an order in the same turn, in the clinician's next turn with words such as
 * "continue that" or with an amount, or if it answers the patient's question about the dose.
 */
const isNear = (order: Fact, sentence: Sentence, reading: ReadingState): boolean =>
  order.evidence.at(-1)?.turn === sentence.turn ||
  answersDose(sentence, reading) ||
  (sentence.at - reading.orderedAt <= maxTurns &&
    (/\b(?:continue|keep|take|do|use) (?:it|that|this)\b/i.test(sentence.text) ||
      takesAmountPattern.test(sentence.text)));

/** Matches the next step of a course, with its dose: "Then 20 mg a day for 3 days". */
const nextStepPattern =
  /^(?:and )?(?:then|after that|followed by),? (?:(?:it is |you |we |I )?(?:(?:will|can) )?(?:go|drop|come|step|take|use|do)?(?: (?:down|up))?(?: to)? ?)?(?=\d[\d.]*(?: ?(?:mg|mcg|units?|puffs?|tablets?|pills?))?\b(?! ?(?:minutes?|days?|weeks?|months?|hours?|reps|times)\b)|(?:one|another|half)(?: (?:one|more|tablet|pill|dose))? (?:a|an|every|each|once|twice|later|at)\b)(.{2,90})$/i;

/**
 * Matches the steps of a course without the drug, and captures them: "60 mg for 3 days, then 40 for 3 days, and stop",
 * "2 tablets right away, then one more an hour later".
 */
const stepsPattern =
  /^(?:(?:so|okay|and),? )?(?:(?:it is|that is|it will be|you (?:will )?(?:take|do|start with)|take|start (?:with|at|on)) )?(\d[\d.]*(?: ?(?:mg|mcg|units?|tablets?|pills?))?(?: (?:a|per|every|once a|twice a) day| daily)?(?: for (?:the first )?(?:an?|\d+) (?:days?|weeks?)| (?:right away|straight ?away|now|today|tonight|tomorrow|to start(?: with)?|at once|first|immediately|on (?:the first day|day (?:1|one)))(?:, (?:that|which) is \d[\d.]* ?(?:mg|mcg|g))?),? (?:and )?then .{2,120})$/i;

/** Matches the most that may be taken, without the drug: "Up to 3 g a day", "no more than 2 in 24 hours". */
const limitPattern =
  /^(?:(?:and|but|just|only),? ){0,2}((?:up to|no more than|not more than|at most|a maximum of|maximum(?: of)?) \d[\d.,]*(?: ?(?:mg|mcg|g|grams?|tablets?|pills?|doses?|puffs?))?(?: (?:a day|per day|daily|a week|in (?:24 hours|a day|one day|1 day))))[.]?$/i;

/** Adds the most that may be taken to the drug that was ordered or allowed just before; returns whether it did. */
function addLimit(sentence: Sentence, reading: ReadingState): boolean {
  const limit = limitPattern.exec(sentence.text)?.[1];
  const at = reading.facts.length - 1;
  const order = reading.facts[at];
  const object = order?.slots.object;
  if (!limit || !order || !object || (order.kind !== "order" && order.kind !== "advice")) return false;
  if (order.evidence.at(-1)?.turn !== sentence.turn || findDrugs(object.text).length === 0) return false;
  const { evidence } = makeFact({ kind: "order", from: [sentence], slots: {} });
  reading.facts[at] = {
    ...order,
    slots: { ...order.slots, object: { ...object, text: `${object.text}, ${lowerFirst(limit)}` } },
    evidence: [...order.evidence, ...evidence],
  };
  return true;
}

/** Matches a course after which a drug is taken as needed, as a group: "Once a day for a month | , then as needed". */
const thenAsNeededPattern =
  /^(?:(?:so|okay|and|just),? )*((?:once|twice|\d times|one|two) (?:a day|daily|at night|every (?:day|night|morning))? ?for [a-z0-9 ]{3,20}),? (?:and )?then (?:(?:just|only) )*(?:when(?:ever)? (?:you|he|she) needs? (?:it|them)|as (?:needed|required)|if (?:you|he|she) needs? (?:it|them))[.]?$/i;

/** Adds a course, after which the drug is taken as needed, to the drug ordered just before; returns whether it did. */
function addThenAsNeeded(sentence: Sentence, reading: ReadingState): boolean {
  const course = thenAsNeededPattern.exec(sentence.text)?.[1];
  const at = reading.facts.length - 1;
  const order = reading.facts[at];
  const object = order?.slots.object;
  if (!course || !order || !object || (order.kind !== "order" && order.kind !== "advice")) return false;
  if (!order.slots.name || order.slots.frequency || !isNear(order, sentence, reading)) return false;
  const { evidence } = makeFact({ kind: "order", from: [sentence], slots: {} });
  const text = `${object.text}: ${lowerFirst(course)}, then as needed`;
  reading.facts[at] = {
    ...order,
    slots: { ...order.slots, object: { ...object, text } },
    evidence: [...order.evidence, ...evidence],
  };
  return true;
}

/** Matches the steps that were added to an order: "colchicine: 2 tablets right away". */
const hasStepsPattern = /: \d/;

/** Returns a step of a course with the amounts said beside it in brackets: "2 tablets right away (1.2 mg)". */
const inNote = (step: string): string =>
  step
    .replace(/, (?:that|which) is (\d[\d.]* ?(?:mg|mcg|g))(?=,| |$)/gi, " ($1)")
    .replace(/, (\d[\d.]*\d)(?: ?(mg|mcg|g))?, (?=an?\b|\d|later)/gi, (_all, dose: string, unit?: string) =>
      unit ? ` (${dose} ${unit}) ` : ` (${dose}) `,
    )
    .replace(/(?<![.\s])[.\s]+$/, "");

/** Matches a further dose: "Then another one in 3 days, but only if you're still itchy". */
const anotherPattern = /^(?:and )?then (?:take |have |do )?(another (?:one|dose|tablet|pill|capsule|puff)?\b.{2,90})$/i;

/**
 * Adds a further step, or all steps, to the course of a drug that was ordered just before in the same turn; returns
 * whether it did.
 */
function addStep(sentence: Sentence, reading: ReadingState): boolean {
  const steps = stepsPattern.exec(sentence.text)?.[1];
  const another = anotherPattern.exec(sentence.text)?.[1];
  const step = steps ?? another ?? nextStepPattern.exec(sentence.text)?.[1];
  const at = reading.facts.length - 1;
  const order = reading.facts[at];
  const object = order?.slots.object;
  if (!step || !order || !object || (order.kind !== "order" && order.kind !== "advice")) return false;
  if (
    !order.slots.name ||
    (another === undefined &&
      (steps === undefined
        ? order.slots.dose === undefined && !hasStepsPattern.test(object.text)
        : order.slots.dose !== undefined)) ||
    !isNear(order, sentence, reading)
  )
    return false;
  if (findDrugs(sentence.text).length > 0) return false;
  const { evidence } = makeFact({ kind: "order", from: [sentence], slots: {} });
  reading.facts[at] = {
    ...order,
    slots: {
      ...order.slots,
      object: { ...object, text: `${object.text}${steps ? ":" : ", then"} ${inNote(step)}` },
    },
    evidence: [...order.evidence, ...evidence],
  };
  return true;
}

/** Matches how long and how often to do what was just advised: "You can do that for 20 minutes, 3 times a day." */
const doItPattern =
  /^(?:(?:and|so|then|okay|now) )*(?:(?:you|he|she|they) (?:can |will |should |are going to |need to |want to |would |could )*|I (?:want|would like) you to )?(?:do|use|wear|apply|repeat) (?:that|this|it|these|them|those)(?: one)? ((?=[^.]*\b(?:minutes?|hours?|times|daily|days?|weeks?|nights?|meals?)\b)(?:for|about|every|once|twice|at|until|\d|before|after|3|two)\b.*)$/i;

/** Maximum number of words that are added to the advice before: "3 times a day for about 2 weeks". */
const maxHowWords = 14;

/** Adds how long and how often to the advice that was given just before in the same turn; returns whether it did. */
function completeAdvice(sentence: Sentence, reading: ReadingState): boolean {
  const how = doItPattern.exec(sentence.text)?.[1];
  const at = reading.facts.length - 1;
  const advice = reading.facts[at];
  const object = advice?.slots.object;
  if (
    !how ||
    !advice ||
    !object ||
    (advice.kind !== "advice" && advice.kind !== "order") ||
    how.split(" ").length > maxHowWords
  )
    return false;
  if (advice.slots.name || advice.evidence.at(-1)?.turn !== sentence.turn) return false;
  const { evidence } = makeFact({ kind: "advice", from: [sentence], slots: {} });
  reading.facts[at] = {
    ...advice,
    slots: { ...advice.slots, object: { ...object, text: `${object.text} ${how}` } },
    evidence: [...advice.evidence, ...evidence],
  };
  return true;
}
