import type { QuestionTopic } from "../acts/questions/questionTopic";
import { gerund } from "../acts/gerund";
import { questionObject } from "../acts/questions/questionObject";
import type { Fact, Slot } from "../Fact";
import { makeFact } from "../frames/makeFact";
import { frequencyIn } from "../frames/timeExpressions";
import { testNamed } from "../frames/readResult";
import { siteOf, symptomName } from "../frames/readSymptoms";
import { findSymptoms } from "../terms/findSymptoms";
import { findSites } from "../terms/findSites";
import { asksEpisode, episodeLength } from "./symptoms/episodeLength";
import { qualityIn } from "./symptoms/qualityIn";
import { placesIn } from "./symptoms/placesIn";
import { settledTime } from "../resolve/settledTimes";
import { timeAnswer } from "./symptoms/timeAnswer";
import { ratingAnswer } from "./symptoms/ratingAnswer";
import { questionAndAnswer, type Exchange } from "./Exchange";

/** Maximum number of words of a short answer; most slots are filled from short answers only. */
const maxWords = 14;

/**
 * Reads an answer about the complaint as a symptom with one attribute: how long, when, where, how bad, what helps.
 * Empty if the topic is not an attribute or the answer does not fit it.
 */
export function attributeAnswer(topic: QuestionTopic, exchange: Exchange): Fact[] {
  if (topic === "duration" && asksEpisode(exchange.asked)) return episodeLength(exchange);
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

/** Matches a question how often something is used or done: "How often were you using it?" */
const asksHowOftenPattern =
  /\bhow (?:often|frequent\w*|many times)\b.{0,50}\b(?:us(?:e|ed|ing)|tak(?:e|en|ing)|took|smok(?:e|ed|ing)|drink(?:ing)?|exercis(?:e|ing)|need(?:ed|ing)?|see(?:n|ing)?|eat(?:ing)?|check(?:ed|ing)?|measur(?:e|ed|ing)|go(?:ing)?|do(?:ing)? (?:it|that|this))\b/i;

/** Matches the course of a symptom: "comes and goes", "worse". */
const coursesPattern =
  /\b(constant|intermittent|comes and goes|come and go|on and off|all the time|(?:worse|better)(?! (?:with|when|if|after|at|on|in|than|by)\b)|same)\b/gi;

/** Readers of the slots by question topic; each returns null if the answer does not fit. */
const fillers: Partial<Record<QuestionTopic, (given: GivenAnswer) => Filled | null>> = {
  duration: ({ exchange }) => timing(exchange),
  onset: ({ exchange }) => timing(exchange),
  severity: ({ exchange }) => ratingAnswer(exchange.answer.text),
  side: ({ exchange, text, isShort }) => {
    const said = siteAndSide(text, isShort);
    // "Which foot?" "The left." has a side and no body part; the body part is that of the question.
    const asked = said?.side && !said.site ? partAsked(exchange) : undefined;
    return asked ? { ...said, site: asked } : said;
  },
  site: ({ exchange: { turn }, text, isShort }) => {
    const places = isShort ? null : placesIn(turn.map((sentence) => sentence.text).join(". "));
    return places ? { site: places } : siteAndSide(text, isShort);
  },
  frequency: ({ exchange: { asked }, text, isShort }) => {
    if (asksHowOftenPattern.test(asked) && findSymptoms(asked).length === 0) return null; // of a medicine or a habit
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
    const where = fragmentOf({ ...given, text: given.text.replace(/\bmy\b/gi, "the") });
    return where && /^(?:down|up|to|into|in|around|across|through|towards?|over|along|behind|between)\b/i.test(where)
      ? { detail: `radiation ${where}` }
      : null;
  },
  quality: ({ text, isShort }) => qualityIn(text, isShort),
  triggers: (given) => {
    if (isBareNo(given)) return { triggers: "aggravating factors", polarity: "absent" };
    const named = fragmentOf(given);
    return named ? { triggers: named.replace(/,? (?:definitely|for sure|mostly|mainly|probably)$/i, "") } : null;
  },
  relief: (given) => {
    if (isBareNo(given) && !/help/i.test(given.exchange.asked))
      return { relief: "relieving factors", polarity: "absent" };
    const named = /^(?:what|is there|does|anything)/i.test(given.exchange.asked) ? fragmentOf(given) : null;
    return named && !/\b(?:better or worse|worse or better)\b/i.test(given.exchange.asked) ? { relief: named } : null;
  },
  before: ({ exchange }) => before(exchange),
  course: ({ exchange, isShort }) => {
    // "It came and went at first, but now it is constant": the last counts.
    const now = exchange.turn.slice(1).findLast(({ text }) => /\bnow\b|\bover the (?:past|last)\b/i.test(text));
    const spoken = `${exchange.answer.text}. ${now?.text ?? ""}`;
    const course = [...spoken.matchAll(coursesPattern)].at(-1)?.[1]?.toLowerCase();
    if (!course || !isShort || exchange.reply.polarity === "no") return null;
    const words: Readonly<Record<string, string>> = {
      "comes and goes": "intermittent",
      "come and go": "intermittent",
      "on and off": "intermittent",
      "all the time": "constant",
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

/** Returns an answer that is no full sentence as written after a label: "climbing stairs"; null for other answers. */
function fragmentOf({ text, isShort, exchange }: GivenAnswer): string | null {
  const bare = text
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
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

/** Returns the time of an answer; `topic` is `settledTime` if the clinician asked to confirm a time. */
function timing(exchange: Exchange): Filled | null {
  const { isSettled, ...time } = timeAnswer(exchange, maxWords) ?? {};
  if (!time.duration && !time.when) return null;
  return isSettled ? { ...time, topic: settledTime } : time;
}

function before({ reply }: Exchange): Filled | null {
  if (reply.polarity === "no") return { detail: "similar symptoms before", polarity: "absent" };
  return reply.polarity === "yes" ? { detail: "similar symptoms before" } : null;
}

/** Returns the body part of "Which foot?" if the complaint ("symptoms") names no place. */
const partAsked = ({ asked, complaint }: Exchange): string | undefined =>
  /\bwhich (?:knee|leg|arm|hand|foot|ear|eye|shoulder|hip|ankle|wrist|elbow|toe|finger|thumb|heel|calf|thigh)\b/i.test(
    asked,
  ) && findSites(complaint).length === 0
    ? findSites(asked)[0]?.part
    : undefined;

/** A side, but not the "right" of "right here" and "right in the middle". */
const sideWordPattern =
  /\b(left|right(?! (?:here|there|now|away|over|after|before|in|on|at|around|behind|below|above|under|next|where|when|through|between|beside)\b)|both)\b/i;

function siteAndSide(text: string, isShort: boolean): Filled | null {
  if (!isShort) return null;
  const side = sideWordPattern.exec(text)?.[1]?.toLowerCase();
  // Below the ribs is not the ribs.
  if (/\b(?:under|below|beneath) (?:my|the) (?:ribs?|rib ?cage)\b/i.test(text))
    return { site: "upper abdomen", ...(side ? { side } : {}) };
  const site = findSites(text)[0];
  if (site) return { site: site.part, ...((site.side ?? side) ? { side: site.side ?? side ?? "" } : {}) };
  return side ? { side } : null;
}

/**
 * Matches the object of a question that would be meaningless in a note: "Reports before", "Denies anything like that".
 */
const vagueObjectPattern =
  /^(?:(?:other |any |more |new )*(?:before|symptoms?|work(?:ing)?|anything|something|things?|this|that|it|these|those|trouble|problems?|issues?|questions?|conditions?|changes?|lately|recently|else|like this|like that|more|much|concerns?))+$|\b(?:anything|something|any of (?:the|these|those)|or any|like that|diagnos\w+ made|else)\b/i;

/** Matches a clause of the patient's own after a hedge: "Sometimes | when I lie down I hear a whistle". */
const ownPattern = /^(?:,? ?(?:like|well|yeah|just|when|if|after|in the \w+),? )*(?:I|my|it|there),? (?:[\w']+,? ){2}/i;

/** Returns a short answer that says how often, which affirms a yes-no question: "Twice this year"; null for others. */
function howOften({ asked, answer }: Exchange): string | null {
  const text = answer.text.replace(/^(?:oh|well|um|so),? /i, "");
  const amountPattern =
    /^(?:(?:about|maybe|only|just|probably|around) )*(?:once|twice|\d+(?: (?:to|or) \d+)? (?:times|nights|days|mornings)|every (?:day|night|morning|week|month|few)|most (?:days|nights|mornings|weeks)|several times|a few times|a couple of times|all the time)\b/i;
  const isYesNo = /^(?:and |so )*(?:do|does|did|are|is|have|has|any|were|was) /i.test(asked);
  return isYesNo && amountPattern.test(text) && text.split(" ").length <= 8 && isFragment(text)
    ? text.toLowerCase()
    : null;
}

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
  if (!object || /\b(?:okay|questions?|sound|sense|ready|dragon|me\b|I\b|we\b)/i.test(object.phrase)) return null;
  if (vagueObjectPattern.test(object.phrase) || /\bnever\b/i.test(object.phrase)) return null;
  if (/^not\b/i.test(object.phrase) || / not (?:ever |yet |really )?(?:had|been|have)\b/i.test(object.phrase))
    return null; // "So you have not had TB?"
  const isNegative = /^(?:(?:and|so|but|then|okay) )*(?:no|not)\b/i.test(asked); // "So no blood?"
  if (isNegative && reply.polarity === "yes" && !/\b(?:no|not|none|never)\b/i.test(reply.rest)) return null;
  const soft = often ?? (reply.isHedged && reply.polarity === "yes" ? reply.words.toLowerCase() : undefined);
  return makeFact({
    kind,
    from: questionAndAnswer(exchange),
    polarity: (reply.polarity === "yes" || often) && !isNegative ? "present" : "absent",
    certainty: reply.isHedged ? "likely" : "stated",
    slots: { object: object.phrase, state: object.form, action: object.aux, frequency: soft },
  });
}

/** Reads a number with what it counts: "How many miles do you ride?" "20 to 30." Null for other answers. */
export function amountAnswer(exchange: Exchange): Fact | null {
  const text = exchange.reply.polarity === null ? exchange.answer.text : exchange.reply.rest;
  const what =
    /\bhow (?:many|much|far|high|low|old)(?: of)? ([a-z]+(?: [a-z]+){0,2}?)(?= (?:do|did|have|are|is|was|were|has|does|would|can|you|he|she)\b)/i.exec(
      exchange.asked,
    )?.[1];
  if (!what || !/\d/.test(text) || text.split(" ").length > 12 || /\b(?:I|my|you)\b/.test(text)) return null;
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    slots: { topic: "amount", name: what, value: text },
  });
}

/**
 * Questions for a state, a date or an amount, with what they ask about: "How is your sleep?", "When was your last
 * smear?"
 */
const asksAboutPatterns: readonly RegExp[] = [
  /^(?:and |so )*how (?:is|are|was|were|has|have|about) (?:your|the|his|her|their) ([a-z][a-z' -]{2,40}?)(?: (?:been|doing|going|these days|lately|now|recently|generally|otherwise|then|holding up|since then|with that|today|running|looking|at home))*\?$/i,
  /^(?:and |so )*(?:what|how) about (?:your|the|his|her|their) ([a-z][a-z' -]{2,40}?)(?: (?:these days|lately|now|recently|then|today))*\?$/i,
  /^(?:and |so )*when (?:was|were|did you (?:last )?have) (?:your|the|his|her|their) ((?:last|first|most recent) [a-z' -]{3,30}?)\?$/i,
  /^(?:and |so )*any ([a-z][a-z -]{2,25}?)(?: (?:at all|with it|with them|beforehand|before))?\?$/i,
  /^(?:and |so )*(?:do|does|did) (?:you|he|she|they) (?:have|keep|own|drink|eat|use|get) (?:any |a |an |much |many |a lot of )?([a-z][a-z -]{2,25}?)(?: at home| in the house| at the moment)?\?$/i,
];
/** Questions about an activity, some without a verb, with what they ask about: "Sleeping well?", "Is he eating?" */
const asksEllipticallyPatterns: readonly RegExp[] = [
  /^(?:and |so )*((?:passing|eating|sleeping|drinking|opening|moving|walking|coping)(?: [a-z]+){0,2}?)(?: okay| well| all right| alright| normally)?\?$/i,
  /^(?:and |so )*(?:is|are) (?:he|she|you|they) (?:still )?((?:eating|drinking|sleeping|walking|coping|feeding)(?: [a-z]+){0,2}?)(?: okay| well| all right| alright| normally)?\?$/i,
];
/** Matches a question for a value, with its name as the group: "what is your peak flow". */
const asksValuePattern =
  /^(?:and |so )*(?:what (?:is|was|are|were|has|have)|how (?:much|high|low) (?:is|was|are|were)) (?:your|his|her|the) ([a-z][a-z -]{2,30}?)(?: (?:been|like|running|usually|normally|at the moment|these days|now|then|today))*\?$/i;

/** Answers that say nothing without what was asked: "up and down", "6 cups a day". */
const isFragment = (text: string): boolean =>
  !/\b(?:I|he|she|they|we|it|my|you|that|there)\b/.test(text) &&
  !/\b(?:not sure|do not know|no idea|what)\b/i.test(text);

/** Matches values that a patient measures at home: "blood sugars", "weight". */
const measuredAtHomePattern =
  /\b(?:(?:blood )?(?:pressures?|sugars?)|bps?|glucose|readings?|numbers|weights?|peak flows?|sats?)\b/i;
/** Matches words that only make a value approximate: "something like that". */
const approximatelyPattern = /,? (?:or )?(?:something like that|thereabouts|give or take|or so)\b/gi;
/** Maximum number of words of a log that a patient reads out, which is longer than other answers. */
const maxLogWords = 24;

/** Reads a fragment with what was asked: "How is your sleep?" "Terrible." Null for other answers. */
export function labelledAnswer(exchange: Exchange): Fact | null {
  const { asked, reply, turn } = exchange;
  // "How have the pressures been at home?" "I wrote them down. Mostly 140/85."
  const log = measuredAtHomePattern.test(asked) ? turn.find(({ text: said }) => /\d{2}/.test(said)) : undefined;
  const answer = log ?? exchange.answer;
  const text = (answer === exchange.answer && reply.polarity === "yes" && !reply.isHedged ? reply.rest : answer.text)
    .replace(approximatelyPattern, "")
    .replace(/^(?:(?:oh|well|um|so|yeah),? )+/i, "")
    .replace(/(^|, ?)(?:and )?(?:it|they|that) (?:is|was|are|were|has been|have been) (?=\S)/gi, "$1")
    .replace(/\b(in|on|of|from|down|over|around) (?:my|his|her)\b/gi, "$1 the")
    .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
  const value = /\d/.test(text) ? asksValuePattern.exec(asked)?.[1] : undefined;
  const name =
    value ??
    [...asksAboutPatterns, ...asksEllipticallyPatterns].map((pattern) => pattern.exec(asked)?.[1]).find(Boolean);
  const words = text.split(" ").length;
  const isLog = name !== undefined && measuredAtHomePattern.test(name) && /\d{2}/.test(text);
  if (
    !name ||
    text === "" ||
    /^(?:\w+ )?(?:drink|drug|cigarette|time|use)\b/i.test(name.replace(/^(?:last|first|most recent) /i, "")) ||
    words > (isLog ? maxLogWords : 12) ||
    reply.polarity === "no" ||
    !isFragment(text)
  )
    return null;
  if (findSymptoms(name).length > 0 || /^(?:anything|something|questions?|any\b|time|family|other)/i.test(name))
    return null;
  return makeFact({
    kind: "statement",
    from: [...questionAndAnswer(exchange), ...(answer === exchange.answer ? [] : [answer])],
    slots: {
      topic: "amount",
      name: isLog && /\bhome\b/i.test(asked) && !/\bhome\b/i.test(name) ? `${name} at home` : name,
      value: text,
    },
  });
}

/** Matches an answer that only agrees: "Yes, that is right". */
const agreesPattern = /^(?:(?:yes|yeah|yep|sure|of course|okay|correct|right|that is (?:right|correct))[,. ]*){1,3}$/i;

/** Reads a test value or an age ("What was your sugar?" "It was 155."; "How old are you?" "58."), or returns null. */
export function measuredAnswer(exchange: Exchange): Fact | null {
  const { asked, answer, reply, turn } = exchange;
  const said = reply.polarity === null ? answer.text : reply.rest;
  // "Can you confirm your age?" "Yes, that's right. 34."
  const text = (/\byour age\b/i.test(asked) && agreesPattern.test(answer.text) ? turn[1]?.text : null) ?? said;
  const value =
    /^(?:(?:it|that|she|he|I|they)(?: (?:is|was|am|are|were))? )?(?:(?:about|around|maybe|approximately|like|just|only|anywhere|somewhere|between|from) )*(\d{1,4}(?:\.\d+)?(?:\/\d{2,3})?(?: (?:to|and) \d{1,4}(?:\.\d+)?)?%?)(?=$|[.,;](?!\d)| (?:I (?:think|believe)|today|this morning|now|years?|last|yesterday|after|before|on|in))/i.exec(
      text,
    )?.[1];
  if (!value) return null;
  if (
    /\bhow old\b|\byour age\b/i.test(asked) &&
    /\b(?:he|she|they|his|her|their|your (?!age)\w+|the \w+)\b/i.test(asked)
  )
    return null; // another's
  if (/\bhow old\b|\byour age\b/i.test(asked))
    return makeFact({ kind: "statement", from: questionAndAnswer(exchange), slots: { topic: "age", age: value } });
  // "Five years ago" is when a test was done, not its value.
  if (/\d (?:years?|months?|weeks?|days?)\b/i.test(text)) return null;
  const name = testNamed(asked);
  return name && text.split(" ").length <= 10
    ? makeFact({ kind: "result", from: questionAndAnswer(exchange), slots: { name, value, finding: value } })
    : null;
}
