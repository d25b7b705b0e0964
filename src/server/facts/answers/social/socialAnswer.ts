import { habitsAsked, type QuestionTopic } from "../../acts/questions/questionTopic";
import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { socialTopic } from "../../frames/readSocial";
import { dateIn, durationIn, frequencyIn, onsetIn } from "../../frames/timeExpressions";
import { deniedFact } from "../deniedFact";
import { findDrugs } from "../../terms/findDrugs";
import { type AnswerResult, questionAndAnswer, type Exchange } from "../Exchange";
import { chosenHabit, usedInstead } from "./chosenHabit";
import { deniedSubstances, drugsAsked } from "./deniedSubstances";
import { lowerFirst } from "../../../platform/lowerFirst";
import { isHabit } from "../../terms/isHabit";

/** Matches a question that asks whether the patient has kept off smoking: "And you're still off the cigarettes?" */
const asksIfQuitPattern =
  /\b(?:off (?:the )?(?:cigarettes|smokes|smoking|fags|cigs|ciggies|tobacco)|(?:quit|stopped|given up|gave up|not been|not) (?:the )?(?:smoking|cigarettes|smokes|fags|cigs)|smoke[- ]free)\b/i;
/** Maximum number of words of an answer that is only a period: "4 and a half years in June". */
const maxPeriodWords = 6;
/**
 * Returns for how long or since when the patient has not smoked, in words of an answer: "for 4 years"; otherwise null.
 */
function quitFor(said: string): string | null {
  const bare = said.replace(
    /^(?:(?:yes|yeah|yep|I am|it is|it will be|that is|about|nearly|almost|coming up to),? )+/i,
    "",
  );
  if (
    /^\d[\d.]*(?: and a half)? (?:years?|months?|weeks?|days?)\b/i.test(bare) &&
    bare.split(" ").length <= maxPeriodWords
  )
    return `for ${bare}`;
  return /^since [a-z0-9' ]{3,40}$/i.test(bare) ? bare : null;
}

/**
 * Reads for how long a patient has not smoked, if the question asks whether the patient still does not smoke; otherwise
 * null.
 */
function formerSmoker(topic: QuestionTopic, exchange: Exchange, rest: string): AnswerResult | null {
  if (topic !== "smoking" || exchange.reply.polarity === "no" || !asksIfQuitPattern.test(exchange.asked)) return null;
  const when = quitFor(rest);
  if (!when) return null;
  const fact = makeFact({
    kind: "social",
    from: questionAndAnswer(exchange),
    time: { when: "past" },
    slots: { topic, state: "former", when },
    said: exchange.answer.text,
  });
  return { facts: [fact], coversAnswer: true };
}

/** Matches an answer about smoking, which can also answer a question about drugs: "Quit smoking in 2016". */
const quitsSmokingPattern = /^(?:I )?(?:quit|stopped|gave up) (?:smoking|cigarettes|tobacco)\b/i;

/** Matches an answer that adds nothing: "that is about it", "not much". */
const saysNothingPattern =
  /^(?:(?:and |but |so )?(?:that is (?:about |pretty much )?(?:it|all)|not much|nothing (?:else|much)|just that|please|thank you|thanks|(?:that|it) would be (?:great|good|fine|nice|lovely)))[.!]?$/i;

/** Matches words for a habit on few occasions: "socially", "at weddings". */
const seldomPattern =
  /\b(?:sometimes|occasion\w*|now and (?:then|again)|once in a while|rare\w*|social\w*|weekends?|part(?:y|ies)|weddings?|holidays?|birthdays?|celebrations?|christmas|with (?:my |some |a few )?friends)\b/i;
/** Matches words that name only the occasion, without a substance or amount: "just with friends at Christmas". */
const onlyOccasionPattern =
  /^(?:(?:just|only|maybe|well|but|very|really|like|you know|with|at|on|in|for|or|and|the|my|some|a|an|few|odd|family|friends?|brothers?|sisters?|husband|wife|partner|mates|colleagues|not|much|now|then|again|sometimes|occasion\w*|once|while|rare\w*|social\w*|drinker|smoker|part(?:y|ies)|weddings?|holidays?|birthdays?|celebrations?|christmas|special|I|it|is|do)\b[,. ]*)+$/i;

/**
 * Matches a question about knowledge or a view of vaccines, not whether they were given: "What do you think about the
 * flu shot?"
 */
const ofOpinionPattern =
  /\b(?:heard|hear|know|thought|think|feel|worried|concerned|scared|afraid|against|trust|want|like|interested|consider\w*|offered?|reactions?|side effects?|bother\w*)\b/i;

/** Maximum number of words that a note prints as said after the label of a habit. A longer answer is retold. */
const maxHabitWords = 24;

/** Returns the words of an answer after its yes or no. An amount is not a yes: "A bit of weed now and then". */
function wordsAfterYes({ reply: { polarity, words, rest }, answer }: Exchange): string {
  if (/^of (?!course\b)/i.test(rest) && /\b(?:bit|lot|little)$/i.test(words)) return `${words} ${rest}`;
  return polarity === null ? answer.text : rest;
}

/**
 * Reads an answer about habits and keeps it as said, with the topic of its question, without which "1 to 2 a day" is
 * meaningless. A plain "yes" gives the topic alone. Null for a plain "no", for words that say nothing, for a long
 * answer, and if a question about vaccines asks for an opinion. `isReduced`: the "no" of the answer plays the habit
 * down and does not deny it.
 */
export function socialAnswer(topic: QuestionTopic, exchange: Exchange, isReduced = false): AnswerResult | null {
  const { reply, answer } = exchange;
  const from = questionAndAnswer(exchange);
  const said = withFrequency(reply, wordsAfterYes(exchange));
  const rest = withLength(topic, exchange, amountLater(topic, exchange, said) ?? said);
  const asked = topic === "drugs" ? drugsAsked(exchange.asked) : [];
  const ofDrug = asked.length === 1 ? asked[0] : undefined;
  if (topic === "vaccination" && ofOpinionPattern.test(exchange.asked)) return null;
  if (
    topic === "alcohol" &&
    /^(?:(?:just|only|mostly|oh|well),? )*(?:coffee|tea|water|soda|pop|juice|milk|coke|squash)\b/i.test(rest)
  )
    return null; // "How much do you drink?" "Coffee? Two cups."
  const chosen = chosenHabit(exchange);
  if (chosen) return chosen;
  const immunized = topic === "vaccination" ? upToDate(exchange) : null;
  if (immunized) return immunized;
  // "And the second shingles shot today?" "Sure." accepts a vaccine and reports none.
  if (topic === "vaccination" && reply.polarity === "yes" && offersNowPattern.test(exchange.asked)) return null;
  if (reply.polarity === "yes" && rest === "")
    return {
      facts: [
        makeFact({
          kind: "social",
          from,
          slots: { topic, name: ofDrug, frequency: reply.isHedged ? withoutOpener(reply.words) : undefined },
        }),
      ],
      coversAnswer: true,
    };
  // After "Smoke? Cocaine?", an answer can be about smoking: "Quit smoking in 2016. Never did coke."
  if (topic === "drugs" && quitsSmokingPattern.test(rest)) return { facts: [], coversAnswer: false };
  const former = formerSmoker(topic, exchange, rest);
  if (former) return former;
  // "Do you smoke?" "Vape." is an answer about vaping.
  const named = /^(?:I )?vape/i.test(rest) && topic === "smoking" ? ("vaping" as const) : topic;
  if (rest === "" || rest.split(" ").length > maxHabitWords || saysNothingPattern.test(rest)) return null;
  // "No, just with friends now and then" has no words that a note can print after its label.
  if (isReduced && /\b(?:just|only)\b/i.test(answer.text) && seldomPattern.test(rest) && onlyOccasionPattern.test(rest))
    return {
      facts: [makeFact({ kind: "social", from, slots: { topic, frequency: "occasionally" }, said: answer.text })],
      coversAnswer: true,
    };
  if (doesNotPattern[topic]?.test(rest))
    return {
      facts: [makeFact({ kind: "social", from, polarity: "absent", slots: { topic }, said: answer.text })],
      coversAnswer: true,
    };
  const denied = isReduced ? null : deniedIn(topic, exchange, rest);
  if (denied) return denied;
  return {
    facts: [
      makeFact({
        kind: "social",
        from,
        polarity: reply.polarity === "no" && !isReduced ? "absent" : "present",
        time: { when: asksOfPastPattern.test(exchange.asked) ? "past" : "now" },
        slots: named === topic ? { topic, name: ofDrug, detail: withoutFrame(topic, rest) } : { topic: named },
        said: answer.text,
      }),
    ],
    // "I used heroin, now I am on methadone" also names a drug that the patient takes.
    coversAnswer: topic !== "drugs" || !/\bI (?:am on|take) /.test(rest) || findDrugs(rest).length === 0,
  };
}

/** Reads the habits and drugs that an answer denies in words of its own; null if it denies none. */
function deniedIn(topic: QuestionTopic, exchange: Exchange, rest: string): AnswerResult | null {
  const denied = deniedSubstances(topic, rest);
  if (denied.length === 0) return null;
  const facts = denied.map((slots) =>
    makeFact({
      kind: "social",
      from: questionAndAnswer(exchange),
      polarity: "absent",
      slots: { ...slots },
      said: exchange.answer.text,
    }),
  );
  return { facts: [...facts, ...usedInstead(topic, exchange)], coversAnswer: true };
}

/** Matches denials of habits without a subject: "Don't smoke". */
const doesNotPattern: Partial<Record<QuestionTopic, RegExp>> = {
  smoking: /^(?:I )?(?:do not|never) (?:really )?smoke(?:d)?(?: at all)?[.,]?$/i,
  alcohol: /^(?:I )?(?:do not|never) (?:really )?drink(?: at all| alcohol)?[.,]?$/i,
  vaping: /^(?:I )?(?:do not|never) (?:really )?vape(?:d)?(?: at all)?[.,]?$/i,
};

/** Matches a question about a habit that has ended: "How much did you smoke before you quit?" */
const asksOfPastPattern =
  /\b(?:used to (?:smoke|drink|vape|use)|did (?:you|he|she|they) (?:use to )?(?:smoke|drink|vape|use)|(?:before|when) (?:you|he|she|they) (?:quit|stopped|smoked|drank|vaped))\b/i;

/** Matches a hedged yes that says how seldom: "rarely". */
const seldomWordPattern =
  /^(?:(?:very |quite )?(?:rarely|seldom|occasionally)|hardly ever|almost never|once in a while)$/i;

/** Returns an answer with the word for how seldom that opened it: "Rarely, on some occasions". */
const withFrequency = ({ polarity, isHedged, words }: Exchange["reply"], rest: string): string =>
  polarity === "yes" &&
  isHedged &&
  seldomWordPattern.test(withoutOpener(words)) &&
  rest !== "" &&
  !/\b(?:I|we|once|twice|every|times|per)\b/i.test(rest)
    ? `${withoutOpener(words)}, ${rest}`
    : rest;

/** Source of a pattern for an amount with its period: "4 beers a night", "a bottle of wine over the weekend". */
const habitAmount =
  "(?:\\d+|one|half|an?|a couple(?: of)?|a few|several)(?:,? (?:or|to|and|maybe) (?:\\d+|a half|half|two|three|so))?(?: [a-z]+){0,4}? (?:(?:a|an|per|every|each|in the|of an) (?:day|night|evening|week|weekend|month)|over the weekend|(?:on|at) (?:the |a )?(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|most (?:days|nights|evenings|weekends)|with (?:dinner|supper|meals|lunch))";
/** Matches an amount of a habit with its period but without a verb, after words that add nothing. */
const habitAmountPattern = new RegExp(
  `^(?:(?:like|about|around|maybe|probably|oh|well|so|and|I guess|I would say),? )*(${habitAmount}(?:,? (?:and|plus) ${habitAmount})?)(?: (?:or so|now|these days|probably|maybe|on average|at most|tops))*$`,
  "i",
);
/**
 * Returns the amount of a habit that a later sentence of the answer gives, if the first gives none: "I've been drinking
 * more. Like, 4 beers a night." Null otherwise.
 */
function amountLater(topic: QuestionTopic, { reply, turn }: Exchange, first: string): string | null {
  if (!isHabit(topic) || reply.polarity === "no" || /\d|\b(?:quit|stopped|used to|never|no|not)\b/i.test(first))
    return null;
  const later = turn.slice(1).flatMap(({ text }) => habitAmountPattern.exec(text)?.[1] ?? [])[0];
  // "A beer with the game. One, maybe two on a Sunday."
  return later && /^(?:an?|one) [a-z]+ (?:with|at|after|on)\b/i.test(first) ? `${first}; ${later}` : (later ?? null);
}

/** Matches a sentence that only gives how long a habit has lasted: "Since I was 20". */
const lengthPattern =
  /^(?:(?:and|probably|maybe|like|about|so),? )*((?:since (?:(?:I was )?(?:about )?\d{1,2}|(?:high school|college|school|university|my (?:teens|twenties|thirties)))|for (?:about |over |nearly )?\d+ years?))\.?$/i;
/** Returns an amount of a habit with the length that a later sentence gives: "Half a pack. Since I was 20." */
function withLength(topic: QuestionTopic, { reply, turn }: Exchange, amount: string): string {
  if (!isHabit(topic) || reply.polarity === "no" || amount === "" || /\b(?:since|years?)\b/i.test(amount))
    return amount;
  const length = turn.slice(1).flatMap(({ text }) => lengthPattern.exec(text)?.[1] ?? [])[0];
  if (!length) return amount;
  const beginning = lowerFirst(length)
    .replace(/^since (?:I was )?(?:about )?(?=\d)/i, "from age ")
    .replace(/^since (.+)$/i, "from $1 on");
  return `${amount.replace(/[.,]$/, "")}, ${beginning}`;
}

/** Matches a question that asks whether all vaccines were given: "Are your immunizations up to date?" */
const asksUpToDatePattern =
  /\b(?:up to date|fully (?:immuni[sz]ed|vaccinated)|current (?:on|with)|immuni[sz]ations\??$)/i;
/** Matches words that limit a "yes" to that question: "all but the last one". */
const limitsYesPattern =
  /\b(?:not|no|but|except|only|missing|missed|behind|overdue|due|late|need|supposed to get|refus\w*|declin\w*|other than|besides|apart)\b/i;
/** Matches a question that offers a vaccine at this visit. */
const offersNowPattern = /\b(?:today|now|while you are here|this visit|shall we|should we|can we|can I give)\b/i;
/** Matches words that make it uncertain: "as far as I know". */
const uncertainYesPattern = /\b(?:as far as|think|believe|should be|pretty sure|guess|assume|probably|I know of)\b/i;

/** Matches vaccines that an answer names besides: "I got my shingles one". */
const vaccinesPattern =
  /\b(?:flu|influenza|tetanus|pneumonia|pneumococcal|shingles|covid|measles|mmr|hpv|hepatitis(?: [ab])?|whooping cough|pertussis|rsv|meningitis|polio|varicella)\b/gi;

/**
 * Reads a "yes" with further words to the question that asks whether all vaccines were given: "Yeah, as far as I know".
 * Slot `object`: the vaccines that the answer names. Null for other answers, and if a vaccine is named with its time.
 */
function upToDate(exchange: Exchange): AnswerResult | null {
  const { asked, reply, turn } = exchange;
  const said = turn
    .map(({ text }) => text)
    .join(". ")
    .replace(/\bI (?:do|did) not (?:really )?(?:know|remember) (?:the )?(?:names?|what|which|exactly)\b[^.]*/gi, "");
  if (
    reply.polarity !== "yes" ||
    (reply.rest === "" && !reply.isHedged) ||
    !asksUpToDatePattern.test(asked) ||
    limitsYesPattern.test(said)
  )
    return null;
  const named = [...new Set([...said.matchAll(vaccinesPattern)].map(([name]) => name.toLowerCase()))];
  if (named.length > 0 && /\d|\b(?:ago|last|years?|months?|weeks?)\b/i.test(said)) return null;
  const fact = makeFact({
    kind: "social",
    from: questionAndAnswer(exchange),
    certainty: reply.isHedged || uncertainYesPattern.test(said) ? "likely" : "stated",
    slots: { topic: "vaccination", object: named.length > 0 ? listOfNames(named) : undefined },
  });
  return { facts: [fact], coversAnswer: true };
}

/** Returns names as a list: "flu, tetanus, and shingles". */
const listOfNames = (names: readonly string[]): string =>
  names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")}, and ${names.at(-1) ?? ""}`;

/** Returns the frequency of a hedged answer without the words before it: "honestly, hardly ever" → "hardly ever". */
const withoutOpener = (words: string): string =>
  words
    .toLowerCase()
    .replace(
      /^(?:(?:oh|well|so|okay|ok|actually|honestly|hmm|mm|um|uh|er|now(?! and\b)|let me (?:see|think))[,.]* )+/,
      "",
    );

/** Matches words for having vaccines, before their names: "I have had | the flu and tetanus ones". */
const receiptPattern =
  /^I (?:(?:have|just|already|also) )*(?:had|got|gotten|received|did) (?:my |the |all |both |some )*(?!(?:them|it|that|those|one|these)\b)(?=[a-z])/i;
/** Matches words without content in what is said of a contact: "actually", "like" in "had like a cold". */
const fillerPattern = /^(?:(?:so|well|yeah|um),? )+|\b(?:actually|like) (?=(?:an?|had|has|got|have|was|like)\b)/gi;

/** Returns the vaccines or contacts of an answer without words that say nothing of them; other answers unchanged. */
const withoutFrame = (topic: QuestionTopic, rest: string): string =>
  topic === "vaccination"
    ? rest.replace(receiptPattern, "")
    : topic === "contacts"
      ? rest.replace(fillerPattern, "")
      : rest;

/** Reads a "no" to several habits: "Do you smoke, drink or use drugs?" Empty if the answer names one of them. */
export function deniedHabits(exchange: Exchange): Fact[] {
  const { asked, reply, turn } = exchange;
  const answered = [reply.rest, ...turn.slice(1).map(({ text }) => text)].join(" ");
  if (
    socialTopic(answered) !== null ||
    /\b(?:except|but|only|just|used to|quit|stopped|sometimes|occasional\w*|social\w*)\b/i.test(answered)
  )
    return [];
  // "Do you smoke cannabis?" asks for one habit.
  return habitsAsked(asked.replace(/\b(?:smok|vap)\w* (?=(?:any )?(?:marijuana|cannabis|weed|pot)\b)/gi, "")).map(
    (topic) => deniedFact(exchange, "social", { topic }),
  );
}

/** Reads how long, how often or since when a patient has a habit: "for the last 7 years", "last use 6 days ago". */
export function habitAnswer(habit: QuestionTopic, exchange: Exchange): AnswerResult {
  const { reply, asked, answer } = exchange;
  const rest = reply.polarity === null ? answer.text : reply.rest;
  const quit = /\b(?:quit|stop(?:ped)?|g[ai]ve up)\b/i.test(asked) ? (onsetIn(rest) ?? dateIn(rest)) : null;
  const last = /\blast\b/i.test(asked) ? (onsetIn(rest) ?? dateIn(rest)) : null;
  const lasts = /\bhow long\b/i.test(asked) ? durationIn(rest, true) : null;
  const detail = quit
    ? `quit ${quit}`
    : last
      ? `last use ${last}`
      : lasts
        ? `for ${lasts}`
        : (frequencyIn(rest) ?? onsetIn(rest));
  if (!detail) return { facts: [], coversAnswer: false };
  return {
    facts: [
      makeFact({
        kind: "social",
        from: questionAndAnswer(exchange),
        slots: { topic: habit, detail },
        said: answer.text,
      }),
    ],
    coversAnswer: true,
  };
}
