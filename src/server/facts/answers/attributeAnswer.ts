import { eventAsked } from "../acts/subjects/eventAsked";
import type { QuestionTopic } from "../acts/questions/questionTopic";
import { gerund } from "../verbs/gerund";
import { questionObject } from "../acts/questions/questionObject";
import type { Fact, Slot } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { frequencyIn } from "../frames/timeExpressions";
import { siteOf, symptomName } from "../frames/readSymptoms";
import { findSymptoms } from "../terms/findSymptoms";
import { findSites } from "../terms/findSites";
import { happenedBefore } from "./symptoms/deniedBefore";
import { asksEpisode, episodeLength } from "./symptoms/episodeLength";
import { isFragment } from "./symptoms/isFragment";
import { howOften } from "./symptoms/howOften";
import { qualityIn, withComparison } from "./symptoms/qualityIn";
import { placesIn, regionsIn } from "./symptoms/placesIn";
import { settledTime } from "../resolve/settledTimes";
import { timeAnswer } from "./symptoms/timeAnswer";
import { atMoment, ratingAnswer } from "./symptoms/ratingAnswer";
import { questionAndAnswer, type Exchange } from "./Exchange";
import { lowerFirst } from "../../platform/lowerFirst";

/** Matches an answer that only gives how long something lasts: "For an hour or two". */
const lengthPattern =
  /^(?:(?:only|just|maybe|about|around|probably|for),? )*(?:an?|a few|a couple of|\d+|half an) (?:[a-z0-9]+ ){0,3}?(?:minutes?|hours?|days?|while|bit)\b/i;

/** Matches a place with its side: "left arm, down to the elbow", "both arms and the neck". */
const placesPattern =
  /^(?!(?:round|down|up|to|into|in|around|across|through|towards?|over|along|behind|between|under|all)\b)(?:(?:the|both|left|right|my|upper|lower|middle|mid|back of the|side of the|top of the) ){0,3}[a-z]{2,15}(?: (?:blades?|muscles?|bones?))?(?:(?:,? (?:and|or|down|up|into|sometimes|to|as far as|all the way|then|also)|,){1,3} (?:(?:the|both|left|right|upper|lower|back of the|side of the|down to the) ){0,3}[a-z]{2,15}(?: (?:blades?|muscles?))?){0,4}\.?$/i;
/** Returns whether an answer names only body parts: "jaw and left arm". */
const isPlaces = (text: string): boolean =>
  placesPattern.test(text) && (findSites(text)[0]?.start ?? maxLead) < maxLead;
/**
 * Maximum number of characters before the first body part of an answer that names only body parts: "the lower left |
 * leg".
 */
const maxLead = 20;
/** Adds "the" to body parts: "left arm" → "the left arm". */
const withArticle = (places: string): string => {
  const text = lowerFirst(places);
  return /^(?:the|both)\b/.test(text) ? text : `the ${text}`;
};

/** Maximum number of words of a short answer; most slots are filled from short answers only. */
const maxWords = 14;

/**
 * Reads an answer about the complaint as a symptom with one attribute: how long, when, where, how bad, what helps.
 * Empty if the topic is not an attribute or the answer does not fit it.
 */
export function attributeAnswer(topic: QuestionTopic, exchange: Exchange): Fact[] {
  if (topic === "duration" && asksEpisode(exchange.asked)) return episodeLength(exchange);
  if (topic === "onset" && eventAsked(exchange.asked)) return [];
  const slots = slotsFor(topic, exchange);
  if (!slots) return [];
  const { polarity = "present", ...values } = slots;
  const other = topic === "onset" || topic === "duration" ? otherNamed(exchange) : null;
  if (other === "several") return [];
  return [
    makeFact({
      kind: "symptom",
      from: questionAndAnswer(exchange),
      polarity,
      slots: { name: other ?? exchange.complaint, ...values },
      said: exchange.answer.text,
    }),
  ];
}

/**
 * Returns the symptom that an answer gives a time for if it is not the one asked about: "When did the hoarseness
 * start?" "He had a cough four days ago." Null if it names none or the one asked about; "several" if it names several.
 */
function otherNamed({ answer, complaint }: Exchange): string | null {
  const names = findSymptoms(answer.text).map((mention) => symptomName(mention, siteOf(answer.text, mention)));
  if (names.length === 0 || names.some((name) => complaint.includes(name) || name.includes(complaint))) return null;
  const isPain = (name: string): boolean => /pain|ache|sore|hurt|tender/.test(name);
  if (names.some(isPain) && isPain(complaint)) return null;
  return names.length === 1 ? (names[0] ?? null) : "several";
}

/** Slots filled from an answer; `absent` if the answer denies them. */
type Filled = Partial<Record<Slot, string>> & { polarity?: "present" | "absent" };

/** Returns the slots that an answer fills for the topic of its question; null if it fills none. */
function slotsFor(topic: QuestionTopic, exchange: Exchange): Filled | null {
  const { reply, answer } = exchange;
  const text = reply.rest === "" || reply.polarity === null ? answer.text : reply.rest;
  const isShort = text.split(" ").length <= maxWords;
  return fillers[topic]?.({ exchange, text, isShort }) ?? null;
}

/** An answer with its text after a yes or no; `isShort` if that has at most `maxWords` words. */
interface GivenAnswer {
  exchange: Exchange;
  text: string;
  isShort: boolean;
}

/** Matches symptoms that can also be felt in another place: "back pain", "numbness". */
const radiatesPattern =
  /pain|ach(?:e|ing)|sore(?! throat)|hurt|discomfort|cramp|burn|tender|pressure|tight|numb|tingl|spasm|symptoms/;

const isBareNo = ({ exchange: { reply } }: GivenAnswer): boolean => reply.polarity === "no" && reply.rest === "";

/** Matches a question that asks how often something is used or done: "How often were you using it?" */
const asksHowOftenPattern =
  /\bhow (?:often|frequent\w*|many times)\b.{0,50}\b(?:us(?:e|ed|ing)|tak(?:e|en|ing)|took|smok(?:e|ed|ing)|drink(?:ing)?|exercis(?:e|ing)|need(?:ed|ing)?|see(?:n|ing)?|eat(?:ing)?|check(?:ed|ing)?|measur(?:e|ed|ing)|go(?:ing)?|do(?:ing)? (?:it|that|this))\b/i;

/** Matches how often something was at an earlier time: "They used to be once a month, now it's twice a week". */
const usedToBePattern =
  /\b(?:used to|at first|in the beginning|before (?:that|it was)|(?:was|were) [^,.;]{0,30},? (?:but |and )?now)\b/i;

/** Matches an answer that says that a symptom comes with an act, and captures it: "every time I | bend". */
const everyTimePattern =
  /^(?:(?:oh|well|um|so|just|only|pretty much|mostly|basically),? )*(?:every ?time|whenever|when) I ((?!am\b|was\b|have\b|had\b|get\b|got\b|can\b)[a-z]+)((?: (?!I\b|and\b|but\b|so\b)[a-z]+){0,4})[.]?$/i;

/** Matches the course of a symptom: "comes and goes", "worse". */
const coursesPattern =
  /\b(constant|continuous|intermittent|(?:comes |come )?in waves|comes and goes|come and go|on and off|off and on|all the time|there all the time|(?:worse|better)(?! (?:with|when|if|after|at(?! all\b)|on|in|than|by)\b)|same)\b/gi;

/** Matches a course that is denied: "not constant", "has not been getting worse". */
const deniedCoursePattern = /\b(?:not|never)\b[^.,;]{0,25}/gi;

/** Returns the courses that a text names, in lower case. */
const coursesIn = (text: string): string[] =>
  [...text.matchAll(coursesPattern)].map(([, course = ""]) => course.toLowerCase());

/** Returns the course that a question asks to confirm: "Has it got worse?" Undefined if it names none or several. */
function courseAsked(asked: string): string | undefined {
  const named = coursesIn(asked);
  return named.length === 1 && !/\bor\b|\bwhat\b|\bhow\b/i.test(asked) ? named[0] : undefined;
}

/** Matches a place that the symptom has left: "It started in the middle and then it moved down to the right". */
const movedPattern =
  /\b(?:first|at first|started|began|initially|was|originally)\b.{3,80}\b(?:(?:then|now|and) (?:it |it has |has )?(?:(?:just|kind of|sort of|has|have) )*(?:moved|shifted|gone|went|come|came|travel+ed|settled|spread|is|it is)\b)/i;

/** Readers of the slots by question topic; each returns null if the answer does not fit. */
const fillers: Partial<Record<QuestionTopic, (given: GivenAnswer) => Filled | null>> = {
  duration: ({ exchange }) => timing(exchange),
  onset: ({ exchange }) => timing(exchange),
  severity: ({ exchange: { asked, answer, turn } }) => atMoment(ratingAnswer(turn), answer.text, asked),
  side: ({ exchange, text, isShort }) => {
    const said = siteAndSide(text, isShort);
    // "Which foot?" "The left." has a side and no body part; the body part is that of the question.
    const asked = said?.side && !said.site ? partAsked(exchange) : undefined;
    return asked ? { ...said, site: asked } : said;
  },
  site: ({ exchange: { turn, complaint }, text, isShort }) => {
    if (isElsewhere(text, complaint) || movedPattern.test(text)) return null;
    if (isShort && underRibsPattern.test(text)) return siteAndSide(text, isShort);
    const quadrant = isShort && bellyPattern.test(complaint) ? quadrantIn(text) : null;
    if (quadrant) return { site: quadrant };
    const places = isShort ? regionsIn(text) : placesIn(turn.map((sentence) => sentence.text).join(". "));
    return places ? { site: places } : siteAndSide(text, isShort);
  },
  frequency: ({ exchange: { asked }, text, isShort }) => {
    if (asksHowOftenPattern.test(asked) && findSymptoms(asked).length === 0) return null; // of a medicine or a habit
    if (usedToBePattern.test(text)) {
      // said of two times, of which only the later one counts
      const now = isShort ? frequencyIn(/\bnow\b.*$/i.exec(text)?.[0] ?? "") : null;
      return now ? { frequency: now } : null;
    }
    const everyTime = isShort ? everyTimePattern.exec(text) : null;
    if (everyTime) return { triggers: `${gerund(everyTime[1] ?? "")}${everyTime[2] ?? ""}`.replace(/\bmy\b/gi, "the") };
    const times = timesCounted(asked, text);
    const often = times ?? frequencyIn(text);
    // "Sometimes" in "4, sometimes 5" is not how often.
    const isVague = /\d/.test(text) && /^(?:some|occ|rare)/.test(often ?? "");
    return often && isShort && !isVague ? { frequency: often } : null;
  },
  radiation: (given) => {
    // "Has it spread anywhere?" asks of a rash whether it has grown, and not whether a pain radiates.
    if (!radiatesPattern.test(given.exchange.complaint) && !/radiat/i.test(given.exchange.asked)) return null;
    if (given.exchange.reply.polarity === "no") return { detail: "radiation", polarity: "absent" };
    const where = fragmentOf({ ...given, text: given.text.replace(/\bmy\b/gi, "the").replace(/^round\b/i, "around") });
    if (where && isPlaces(where)) return { detail: `radiation to ${withArticle(where)}` };
    return where && /^(?:down|up|to|into|in|around|across|through|towards?|over|along|behind|between)\b/i.test(where)
      ? { detail: `radiation ${where}` }
      : null;
  },
  quality: ({ exchange: { turn }, text, isShort }) => withComparison(qualityIn(text, isShort), turn),
  triggers: (given) => {
    if (isBareNo(given)) return { triggers: "aggravating factors", polarity: "absent" };
    const named = fragmentOf(given);
    return named ? { triggers: named.replace(/,? (?:definitely|for sure|mostly|mainly|probably)$/i, "") } : null;
  },
  relief: (given) => {
    if (isBareNo(given) && !/help/i.test(given.exchange.asked))
      return { relief: "relieving factors", polarity: "absent" };
    const asksWhat = /^(?:what|is there|does|anything)/i.test(given.exchange.asked);
    // "Does it help?" "For an hour or two" is how long.
    const named = asksWhat && !lengthPattern.test(given.text) ? fragmentOf(given) : null;
    return named && !/\b(?:better or worse|worse or better)\b/i.test(given.exchange.asked) ? { relief: named } : null;
  },
  before: ({ exchange }) => happenedBefore(exchange),
  course: ({ exchange, isShort }) => {
    // "It came and went at first, but now it is constant": the last counts.
    const now = exchange.turn.slice(1).findLast(({ text }) => /\bnow\b|\bover the (?:past|last)\b/i.test(text));
    const { reply, answer, turn } = exchange;
    const isNo = reply.polarity === "no";
    // "Is it constant?" "No, it is not constant. It comes and goes." says how it is.
    const spoken = isNo
      ? `${reply.rest}. ${turn[1]?.text ?? ""}`.replace(deniedCoursePattern, "")
      : `${answer.text}. ${now?.text ?? ""}`;
    const said = coursesIn(spoken).at(-1);
    const course = said ?? (reply.polarity === "yes" ? courseAsked(exchange.asked) : undefined);
    if (!course || !isShort) return null;
    const words: Readonly<Record<string, string>> = {
      "comes in waves": "intermittent (in waves)",
      "come in waves": "intermittent (in waves)",
      "in waves": "intermittent (in waves)",
      "comes and goes": "intermittent",
      "come and go": "intermittent",
      "on and off": "intermittent",
      "off and on": "intermittent",
      "all the time": "constant",
      "there all the time": "constant",
      continuous: "constant",
      worse: "worsening",
      better: "improving",
      same: "unchanged",
    };
    return { frequency: words[course] ?? course };
  },
};

/**
 * Returns how many times something happens if it was asked: "How many times a day?" "4 or 5." → "4 or 5 times a day".
 */
function timesCounted(asked: string, text: string): string | null {
  const unit = /\bhow many times (?:a|per|each|every|in a|during the) (day|night|week|month|hour|year)\b/i.exec(
    asked,
  )?.[1];
  const count =
    /^(?:(?:about|maybe|around|probably|like|just|only|I would say),? )*(\d{1,2}(?: (?:to|or) \d{1,2})?)(?: times)?(?=$|[,.;])/i.exec(
      text,
    )?.[1];
  return unit && count ? `${count} times a ${unit.toLowerCase()}` : null;
}

/**
 * Returns an answer that is not a full sentence as written after a label: "climbing stairs"; null for other answers.
 */
function fragmentOf({ text, isShort, exchange }: GivenAnswer): string | null {
  const bare = text
    .replace(/, (?:yeah|yes|yep|I think)\.?$/i, "")
    .replace(/\b(to|into|down|up|around) like (?=(?:the|my|both)\b)/gi, "$1 ")
    .replace(
      /^(?:(?:oh|well|um|so|just|only|mainly|mostly|usually|probably|maybe|like|I (?:think|guess)|definitely),? )+/i,
      "",
    )
    .replace(/\bwhen I am\b/gi, "when")
    .replace(/\b(?:if|when|whenever) I ([a-z]+)\b/gi, (_all, verb: string) => gerund(verb))
    .replace(
      /\bmy (?=(?:sister|brother|mother|father|mum|mom|dad|wife|husband|partner|son|daughter|friend|neighbou?r|job|boss)\b)/gi,
      "the patient's ",
    )
    .replace(/\bmy\b/gi, "the");
  if (!isShort || bare === "" || exchange.reply.polarity === "no" || !isFragment(bare)) return null;
  if (/\?$|^(?:nothing|everything|anything|not|no|a lot|a little|sometimes|yes|the same|worse|better)\b/i.test(bare))
    return null;
  return lowerFirst(bare);
}

/** Returns the time of an answer; `topic` is `settledTime` if the clinician asked to confirm a time. */
function timing(exchange: Exchange): Filled | null {
  const { isSettled, ...time } = timeAnswer(exchange, maxWords) ?? {};
  if (!time.duration && !time.when) return null;
  return isSettled ? { ...time, topic: settledTime } : time;
}

/** Returns the body part of "Which foot?" if the complaint ("symptoms") names no place. */
const partAsked = ({ asked, complaint }: Exchange): string | undefined =>
  /\bwhich (?:knee|leg|arm|hand|foot|ear|eye|shoulder|hip|ankle|wrist|elbow|toe|finger|thumb|heel|calf|thigh)\b/i.test(
    asked,
  ) && findSites(complaint).length === 0
    ? findSites(asked)[0]?.part
    : undefined;

/** Matches a complaint of the belly. */
const bellyPattern = /\babdom\w*|\bstomach|\bbelly|\btummy/i;
/** Matches a quarter of the belly that an answer names alone: "Lower right". */
const quadrantPattern =
  /^(?:(?:oh|well|in|on|at|the|mostly|mainly|down|more|kind of|it is),? )*(?:(lower|upper|bottom|top) (left|right)|(left|right)[, ]+(lower|upper|low|bottom|top))(?: (?:part|down|here|quadrant))*\.?$/i;

/** Returns the quarter of the belly that an answer names: "right lower quadrant"; null if it names none. */
function quadrantIn(text: string): string | null {
  const [, level, side, sideFirst, levelAfter] = quadrantPattern.exec(text) ?? [];
  const height = level ?? levelAfter;
  if (!height) return null;
  return `${(side ?? sideFirst ?? "").toLowerCase()} ${/^(?:upper|top)/i.test(height) ? "upper" : "lower"} quadrant`;
}

/** Matches a side, but not the "right" of "right here" and "right in the middle". */
const sideWordPattern =
  /\b(left|right(?! (?:here|there|now|away|over|after|before|in|on|at|around|behind|below|above|under|next|where|when|through|between|beside)\b)|both)\b/i;

/** Matches a part of the trunk or head in the name of a symptom, and a limb in an answer. */
const trunkPattern = /\b(?:chest|abdom\w*|stomach|belly|throat|nasal|ear|eye|tooth|breath)\b/i;
/** Matches a part of a limb: "calf", "wrist". */
const limbPattern =
  /\b(?:legs?|calf|calves|thighs?|knees?|f(?:oo|ee)t|ankles?|toes?|hands?|wrists?|elbows?|fingers?|thumb)\b/i;
/** Returns whether a place cannot be that of the complaint: a chest pain isn't "in the calf". */
const isElsewhere = (text: string, complaint: string): boolean =>
  trunkPattern.test(complaint) && limbPattern.test(text) && !trunkPattern.test(text);

/** Matches a place below the ribs: "under my ribs". */
export const underRibsPattern = /\b(?:under|below|beneath) (?:my|the) (?:ribs?|rib ?cage)\b/i;
/**
 * Returns what an answer with both sides says of now: "It was the right, | now it's the left"; "" if it says nothing.
 */
const ofNow = (text: string): string =>
  /\bleft\b/i.test(text) && /\bright\b/i.test(text) ? (/\bnow\b.*$/i.exec(text)?.[0] ?? "") : text;

/** Reads the body part and the side in a short answer: "Mostly the left knee". */
function siteAndSide(text: string, isShort: boolean): Filled | null {
  if (!isShort) return null;
  const side = sideWordPattern.exec(ofNow(text))?.[1]?.toLowerCase();
  // Below the ribs is not the ribs.
  if (underRibsPattern.test(text)) return { site: "upper abdomen", ...(side ? { side } : {}) };
  const site = findSites(text)[0];
  if (site) return { site: site.part, ...((site.side ?? side) ? { side: site.side ?? side ?? "" } : {}) };
  return side ? { side } : null;
}

/**
 * Matches the object of a question that would be meaningless in a note: "Reports before", "Denies anything like that".
 */
const vagueObjectPattern =
  /^(?:(?:other |any |more |new )*(?:before|symptoms?|work(?:ing)?|anything|something|things?|this|that|it|these|those|trouble|problems?|issues?|questions?|conditions?|changes?|lately|recently|else|like this|like that|more|much|better|worse|okay|well|good|concerns?))+$|\b(?:anything|something|any of (?:the|these|those)|or any|like that|diagnos\w+ made|else)\b/i;

/**
 * Matches the object of a question about the talk and not about the patient: "any questions", "does that make sense",
 * also one to the dictation program Dragon.
 */
const aboutTalkPattern = /\b(?:okay|questions?|sound|sense|ready|dragon|me\b|I\b|we\b)/i;

/** Matches a clause of the patient's own after a hedge: "Sometimes | when I lie down I hear a whistle". */
const ownPattern = /^(?:,? ?(?:like|well|yeah|just|when|if|after|in the \w+),? )*(?:I|my|it|there),? (?:[\w']+,? ){2}/i;

/** Matches words after a yes that only say how long or how often: "for about 10 minutes", "every couple hours". */
const howLongOrOftenPattern =
  /^,?\s*(?:for (?:about |around |like |maybe |at least )*(?:an?|\d{1,3}|a few|a couple(?: of)?|several|half an) (?:seconds?|minutes?|hours?|days?|weeks?|months?)|every (?:(?:\d{1,2}|couple(?: of)?|few|other)(?: or so)? )?(?:hours?|days?|nights?|mornings?|evenings?|weeks?)|(?:once|twice|\d{1,2} times|a few times|a couple(?: of)? times)(?: (?:a|per|an|each|every) ?(?:day|night|week|hour|month))?|most of the (?:day|time)|all day|at night|on and off|off and on)\.?$/i;

/** Returns how long or how often, which a yes adds to what it affirms, with a space before; "" for other words. */
const howLongOrOften = (rest: string, phrase: string): string =>
  howLongOrOftenPattern.test(rest) && !/\bor\b|\b(?:every|for|times)\b/.test(phrase)
    ? ` ${rest.replace(/^,?\s*|\.$/g, "").replace(/\bcouple (?=hours|days|weeks|minutes|times)/, "couple of ")}`
    : "";

/**
 * Turns a yes-no question and its answer into a fact: "Denies recent travel." Null if the answer is neither yes, no nor
 * a frequency ("Twice this year"), or if the question has no usable object.
 */
export function objectAnswer(exchange: Exchange, kind: Fact["kind"] = "statement"): Fact | null {
  const { reply, asked } = exchange;
  const often = reply.polarity === null ? howOften(exchange) : null;
  if (reply.polarity !== "yes" && reply.polarity !== "no" && !often) return null;
  // "Any palpitations or cough?" "Sometimes when I lie down I hear a whistle" affirms neither.
  if (reply.isHedged && reply.polarity === "yes" && ownPattern.test(reply.rest) && findSymptoms(asked).length > 1)
    return null;
  const object = questionObject(asked);
  if (!object || aboutTalkPattern.test(object.phrase)) return null;
  if (vagueObjectPattern.test(object.phrase) || /\bnever\b/i.test(object.phrase)) return null;
  if (/^not\b/i.test(object.phrase) || / not (?:ever |yet |really )?(?:had|been|have)\b/i.test(object.phrase))
    return null; // "So you have not had TB?"
  const isNegative = /^(?:(?:and|so|but|then|okay) )*(?:no|not)\b/i.test(asked); // "So no blood?"
  if (isNegative && reply.polarity === "yes" && !/\b(?:no|not|none|never)\b/i.test(reply.rest)) return null;
  const phrase = object.phrase.replace(/^on the pill\b/i, "on oral contraception");
  const hedge = reply.words.toLowerCase().replace(/^(?:(?:oh|well|so|um|uh|like|but|actually|honestly),? )+/, "");
  const soft = often ?? (reply.isHedged && reply.polarity === "yes" ? hedge : undefined);
  const detail = reply.polarity === "yes" && !reply.isHedged ? howLongOrOften(reply.rest, object.phrase) : "";
  return makeFact({
    kind,
    from: questionAndAnswer(exchange),
    polarity: (reply.polarity === "yes" || often) && !isNegative ? "present" : "absent",
    certainty: reply.isHedged ? "likely" : "stated",
    slots: { object: `${phrase}${detail}`, state: object.form, action: object.aux, frequency: soft },
  });
}
