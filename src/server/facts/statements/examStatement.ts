import type { NoteTopic } from "../../../shared/notes/noteTopic";
import { statesFinding } from "../acts/statesFinding";
import { asksAboutTouch } from "../answers/examAnswer";
import type { Exchange } from "../answers/Exchange";
import type { Fact } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { systemOfFinding, systemOfNamedExam } from "../frames/exam/systemOfFinding";
import { withPairedPart } from "../frames/exam/withPairedPart";
import { readExam } from "../frames/readExam";
import { splitFindings } from "../frames/splitFindings";
import { readVitals } from "../frames/readVitals";
import { findSites, type SiteMention } from "../terms/findSites";
import { sideSaid } from "../terms/sideSaid";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "./ReadingState";

/** Matches words for looking at the patient before a finding: "looking at you, | your neck is supple". */
const looksAtPersonPattern =
  /^(?:(?:and|so|okay|now|you know),? )*(?:looking at|examining|listening to) (?:you|him|her)(?: here| now)?,? (?=[a-z])/i;

/** Matches two looks of a patient in one sentence, the first as a group: "You look tired | and you're tearful". */
const twoLooksPattern =
  /^((?:(?:and|so|okay|now),? )*(?:you|he|she) (?:look|seem|appear)s? [^,.;]{3,40}?),? (and|but) (?:you|he|she) (?:are|is|look|looks|seem|seems|appear|appears) (?=(?:(?:a|tiny|little|bit|slightly|quite|very|rather) ){0,3}(?:tearful|pale|flushed|tired|anxious|flat|sad|agitated|restless|withdrawn|sweaty|clammy|breathless|comfortable|alert|dehydrated|uncomfortable)\b)/i;

/** Matches a finding that only denies a pronoun: "no it", or of which only the denial is left: "not present". */
const namesNothingPattern = /^(?:no (?:it|that|this|them|those|one)|not present)$/i;

/**
 * Reads the examination findings of a sentence, one for each body system; remembers the last system in `reading`. A
 * sentence that only describes the finding before it ("It is 2 by 2 cm") is added to that finding, and nothing is
 * returned.
 */
export function examStatement(said: Sentence, reading: ReadingState): Fact[] {
  const last = reading.facts.at(-1);
  const before = last?.evidence.at(-1)?.turn === said.turn ? last.slots.finding?.text : undefined;
  const text = withPairedPart(said.text.replace(looksAtPersonPattern, "").replace(twoLooksPattern, "$1 $2 "), before);
  const sentence = withPartNamed({ ...said, text }, reading);
  if (continueFinding(sentence, reading)) return [];
  return bySystem(sentence.text, reading.system).flatMap(({ text: part, system }) => {
    reading.system = system;
    return readExam({ ...sentence, text: part }, system, {
      isAnnounced: reading.phase === "exam" && reading.isAnnounced,
    }).filter(({ slots }) => !namesNothingPattern.test(slots.finding?.text ?? ""));
  });
}

/**
 * Returns whether a clinician's sentence without an order can be a finding. During the examination, and right after a
 * vital sign or finding of the same turn, it can if its `topic` is not known (null); in a plan that was not announced,
 * if it states a finding.
 */
export function canBeFinding(
  { text, turn }: Sentence,
  topic: NoteTopic | null,
  { phase, isAnnounced, facts }: ReadingState,
): boolean {
  if (phase === "plan") return !isAnnounced && statesFinding(text);
  const last = facts.at(-1);
  const isBeside = (last?.kind === "vital" || last?.kind === "exam") && last.evidence.at(-1)?.turn === turn;
  return topic === null && (phase === "exam" || (phase === "history" && isBeside));
}

/**
 * Returns whether a clinician goes back to the examination in the turn in which a conclusion had ended it: "It sounds
 * like an innocent murmur. | Belly is soft."
 */
export function resumesExam({ text, turn }: Sentence, { phase, examEndedIn, facts }: ReadingState): boolean {
  const last = facts.at(-1);
  const isNear = last?.kind === "exam" || last?.kind === "vital" || last?.kind === "problem";
  return phase === "plan" && examEndedIn === turn && isNear && statesFinding(text);
}

/** Matches words with which the clinician begins to examine a body part: "let me look at your right knee". */
const turnsToPattern =
  /\bI am (?:pressing|pushing|feeling|tapping) (?:on|along|around|over) |\b(?:let (?:me|us)|I am (?:just )?going to|I will|I want to|I would like to|(?:can|could) you|go ahead and)\b[^.;?]{0,60}?\b(?:look|examin\w*|exam|press|push|feel|check|bend|focus|palpate|move|see|tap|listen|squeeze|touch)\b|^(?:press|push|feel|touch|bend|lift|raise|straighten|turn|squeeze) (?:gently |down |on |in |up |out )*(?:your|the|that)\b|^(?:(?:okay|and|now|so),? )*(?:looking at|examining|palpating|moving on to|with|on|in (?:this|that|your))\b/i;

/**
 * Remembers the body part that the clinician turns to during the examination ("I'm going to do a focused exam on that
 * right elbow", "when I press on the shin"), and in the first case its body system.
 */
export function turnToPart(sentence: Sentence, reading: ReadingState): void {
  const { text } = sentence;
  turnToSide(sentence, reading);
  const site = turnsToPattern.test(text) || /\bwhen I\b/i.test(text) ? partIn(text) : undefined;
  if (!site || reading.phase !== "exam" || /\blisten/i.test(text)) return;
  const isKnown = reading.examined?.part === site.part && site.side === null;
  if (!isKnown) reading.examined = { side: site.side, part: site.part, from: sentence };
  const system = systemOfFinding(site.part);
  if (system && turnsToPattern.test(text)) reading.system = system;
}

/**
 * Remembers the side that the clinician turns to during the examination: "Now the left one", "Your left elbow". After
 * "the other one", the side is null.
 */
function turnToSide(sentence: Sentence, reading: ReadingState): void {
  const { examined } = reading;
  if (!examined) return;
  const named = findSites(sentence.text).findLast(({ part, side }) => part === examined.part && side !== null)?.side;
  const side = named ?? sideSaid(sentence.text);
  if (side === undefined || side === examined.side) return;
  reading.examined = { ...examined, side, sideFrom: sentence };
}

/** Returns the first body part that a sentence names, but not a tissue such as the skin. */
const partIn = (text: string): SiteMention | undefined =>
  findSites(text).find(({ part }) => !/^(?:skin|joint|muscle|tissue)$/.test(part));

/**
 * Remembers if a question asks about pain at a touch or a movement ("Does this hurt?"), and the body part that it
 * names.
 */
export function rememberTouch(exchange: Exchange, reading: ReadingState): void {
  const { question } = exchange;
  if (!asksAboutTouch(exchange)) return;
  reading.touchedAt = question.at;
  const site = partIn(question.text);
  if (site && !(reading.examined?.part === site.part && site.side === null))
    reading.examined = { side: site.side, part: site.part, from: question };
}

/** Matches the announcement of a touch, after which the question of the turn is about it: "Let me press here". */
const touchesNextPattern =
  /^(?:(?:and|now|okay|so|right|good),? )*(?:push|press|pull|squeeze|lift|bend|turn|raise|resist|straighten|twist|grip) |\bI am (?:just )?(?:pressing|pushing|feeling|tapping|squeezing)\b|\b(?:going to|let me|I will)\b[^.;?]{0,30}\b(?:press|push|feel|touch|tap|squeeze|palpate)\b/i;

/**
 * Number of turns for which questions of the examination are about the body part named last. Later, another part is
 * mostly examined.
 */
const maxTurnsOfPart = 12;

/** Number of turns after a question about a touch in which "And here?" continues it. */
const maxTurnsOfTouch = 3;

/**
 * Returns the body part being examined if it was named not long before a question, and whether a question just before
 * it was about pain at a touch.
 */
export function touchBefore(question: Sentence, reading: ReadingState): Pick<Exchange, "examined" | "followsTouch"> {
  for (const asked of [...reading.open, question]) turnToSide(asked, reading);
  const { examined, phase, touchedAt, lastSaid, beforeLast } = reading;
  const isTouching =
    lastSaid?.turn === question.turn && [lastSaid.text, beforeLast ?? ""].some((said) => touchesNextPattern.test(said));
  return {
    examined: phase === "exam" && examined && question.at - examined.from.at <= maxTurnsOfPart ? examined : null,
    followsTouch: isTouching || question.at - touchedAt <= maxTurnsOfTouch,
  };
}

/** Matches a sign that belongs to the part named before it: "there's a soft swelling on the left". */
const unplacedPattern =
  /^(?:there (?:is|are)|you have|I (?:can |do )?(?:see|feel)|(?:just |only )?(?:an? |some |no )) ?(?:[a-z]+ ){0,3}?(?:swelling|redness|warmth|lumps?|mass(?:es)?|nodules?|tenderness|discharge|bruising|grinding|lesions?)\b/i;

/**
 * Splits a sentence into parts of different body systems, each with its system: "Lungs are clear, | abdomen is soft".
 * `current` is the system of a first part that names none.
 */
function bySystem(said: string, current: string | null): { text: string; system: string | null }[] {
  const out: { text: string; system: string | null }[] = [];
  for (const text of splitFindings(said)) {
    const last = out.at(-1);
    const isOfLast = last !== undefined && unplacedPattern.test(text) && findSites(text).length === 0;
    const named = isOfLast ? null : (systemOfNamedExam(text) ?? systemOfFinding(text));
    const system = named ?? (last ? last.system : current);
    if (last && last.system === system)
      last.text = said.slice(said.indexOf(last.text), said.indexOf(text) + text.length);
    else out.push({ text, system });
  }
  return out;
}

/** Matches the announcement that a part is examined, and captures the part: "Let me check your | reflexes". */
const announcesPartPattern =
  /\b(?:let me|let us|I am (?:just )?going to|I will|I want to|I would like to|can I|I need to)\b[^.;?]{0,40}?\b(?:(?:have|take) a (?:quick |good |proper |little )?(?:look|listen|feel) (?:at|in|to|of)|look (?:at|in|inside|into|over)|check|see|feel|examine|test|inspect|listen to)(?: (?:on|inside|the back of))? (?:both (?:of )?)?(?:your|his|her|the|that|this|those|these|both) ([a-z][a-z -]{2,28})$/i;
/** Matches a pronoun as the subject of a finding: "They're brisk". */
const pronounFindingPattern =
  /^(?:(?:and|so|now|okay),? )*(it|they|those|these) (is|are|looks?|feels?|sounds?|has|have) (?=\S)/i;

/**
 * Returns a sentence with the name of the part that the sentence before it announced, instead of a pronoun: after "Let
 * me check your reflexes", "They are brisk" becomes "Your reflexes are brisk".
 */
function withPartNamed(sentence: Sentence, { lastSaid, facts }: ReadingState): Sentence {
  const isSame = lastSaid?.turn === sentence.turn;
  const part = isSame ? announcesPartPattern.exec(lastSaid.text)?.[1] : undefined;
  const last = facts.at(-1);
  const isDescribed = last?.kind === "exam" && last.evidence.at(-1)?.turn === sentence.turn;
  const plural = part !== undefined && /(?<!s|abdome|pelvi)s$|feet$|teeth$/i.test(part);
  const pronoun = pronounFindingPattern.exec(sentence.text);
  if (!part || !pronoun || (isDescribed && last.evidence.at(-1)?.start === lastSaid?.start)) return sentence;
  if (plural !== /^(?:they|those|these)$/i.test(pronoun[1] ?? "")) return sentence;
  return { ...sentence, text: `your ${part} ${pronoun[2] ?? "is"} ${sentence.text.slice(pronoun[0].length)}` };
}

/**
 * Matches a sentence about the finding before it, with what it adds as the group: "It is | approximately 2 by 2 cm".
 */
const continuesFindingPattern =
  /^(?:and |so |now )*(?:it|they|this|these|that) (?:is|are|measures?|extends?|appears?|looks?|does|do) (?:not )?(.+)$/i;
/** Matches words that add a detail to a finding: "warm", "2". */
const findingDetailPattern =
  /\d|\b(?:tender|warm|red|firm|soft|mobile|fixed|open|draining|healing|raised|flat|infected|swollen|present|absent|symmetric\w*|perforated|bulging|retracted|inflamed|hot|cool|enlarged|distended|fluctuant|reducible|blanching|bleeding|discharging|oozing|deformed|bruised|displaced|dislocated|unstable|stable)\b/i;

/** Matches pain at a touch with its place: "quite sore over here on the left". */
const soreAtPattern =
  /^(?:[a-z]+ ){0,3}(?:tender|sore) (?:here|there|(?:over|up|down)? ?(?:here|there)? ?(?:on|over|at|in|under|around|below|above)\b)/i;

/** Maximum number of words that are added to a finding: "about 2 by 3 cm and tender to touch". */
const maxDetailWords = 9;

/**
 * Adds a sentence about the finding before it to that finding. Returns whether the sentence is of this form; if the
 * last fact is not a finding of the same turn, or the sentence adds no detail, it is dropped.
 */
function continueFinding(sentence: Sentence, reading: ReadingState): boolean {
  const [, detail] = continuesFindingPattern.exec(sentence.text.replace(/,? (?:though|however|either)$/i, "")) ?? [];
  const last = reading.facts.at(-1);
  if (!detail) return false;
  // "It is a 3 cm laceration over the palm" is a finding of its own.
  if (/^an? /i.test(detail) && statesFinding(sentence.text)) return false;
  // "That is quite sore on the left" needs no finding before it.
  if (soreAtPattern.test(detail) && (last?.kind !== "exam" || last.evidence.at(-1)?.turn !== sentence.turn))
    return false;
  // "That is Rovsing's positive" names a sign of its own.
  if (/^[a-z]+['’]?s?(?: sign)? (?:is )?(?:positive|negative)$/i.test(detail)) return false;
  if (last?.kind !== "exam" || !last.slots.finding || last.evidence.at(-1)?.turn !== sentence.turn) return true;
  if (
    !findingDetailPattern.test(detail) ||
    detail.split(" ").length > maxDetailWords ||
    /\b(?:you|I|we)\b/i.test(detail)
  )
    return true;
  const { evidence } = makeFact({ kind: "exam", from: [sentence], slots: { finding: detail } });
  const text = `${last.slots.finding.text}, ${sentence.text.includes(" not ") ? "not " : ""}${detail}`;
  reading.facts[reading.facts.length - 1] = {
    ...last,
    slots: { ...last.slots, finding: { ...last.slots.finding, text } },
    evidence: [...last.evidence, ...evidence],
  };
  return true;
}

/** Matches the comma between a finding and a vital sign: "no retractions, | sats 96". */
const besideVitalPattern =
  /, (?:and )?(?=(?:sats?|oxygen|temp(?:erature)?|heart rate|pulse|resp(?:iratory)? rate|resps|blood pressure|weight) (?:[a-z]+ )?\d)/i;

/**
 * Reads the examination findings beside vital signs in the same sentence: "Temperature is 37, | lungs are clear". Empty
 * if the sentence has only one part.
 */
export function examBeside(sentence: Sentence, reading: ReadingState): Fact[] {
  const parts = splitFindings(sentence.text).flatMap((part) => part.split(besideVitalPattern));
  return parts.length > 1
    ? parts.flatMap((text) =>
        readVitals({ ...sentence, text }, reading).length > 0 ? [] : examStatement({ ...sentence, text }, reading),
      )
    : [];
}
