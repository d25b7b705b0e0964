import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { dateIn, onsetIn } from "../../frames/timeExpressions";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches the vaccine that a question names: "your | flu | shot", "is your | tetanus | up to date". */
const asksOnePattern =
  /\b(flu|influenza|tetanus|pneumonia|pneumococcal|shingles|covid|measles|mmr|mumps|rubella|hpv|hepatitis(?: [ab])?|whooping cough|pertussis|tdap|diphtheria|rsv|mening[a-z]{1,12}|polio|chicken ?pox|varicella|rabies|typhoid|yellow fever)(?: (?:vaccin[a-z]{1,8}|shots?|jabs?|boosters?|immuni[sz]ations?)| (?=up to date\b|current\b))/gi;
/**
 * Matches the words of a question before the vaccine that ask whether or when the patient was given it: "Have you had
 * the | flu | shot?"
 */
const asksGivenPattern =
  /^(?:(?:and|so|okay|what about|how about) )*(?:(?:(?:have|has|had|did) (?:you|he|she|they) (?:ever |already |also |also had |recently )?(?:had|have|got|gotten|get|gets|received?|been given|taken)|when (?:was|did (?:you|he|she) (?:last )?(?:have|get))|how long (?:ago|since|has it been since)(?: (?:was|you had|he had|she had))?|(?:are|is) (?:you|he|she) (?:up to date|current) (?:on|with)|(?:are|is)) )?(?:(?:your|his|her|the|a|an|any|last|most recent|yearly|annual) ){0,3}$/i;
/** Matches a question about a reaction to a vaccine, or whether one is wanted: "Any problems after the flu shot?" */
const asksElsePattern =
  /\b(?:reactions?|side effects?|allerg\w*|problems?|sore|sick|after|since (?:your|the)|want|like|interested|consider|offered|refuse\w*|declin\w*|today|due|should|need)\b/i;
/** Matches a question that only names tetanus: "Tetanus?", "And your last tetanus?" */
const bareTetanusPattern =
  /^(?:(?:and|so|okay|how about|what about|when was),? )*(?:(?:your|the|his|her) )?(?:last )?tetanus(?: shot| status| booster)?\?+$/i;
/** Matches the season that a question limits itself to: "this fall". */
const seasonPattern = /\bthis (?:year|season|fall|autumn|winter)\b/i;
/** Matches an answer that says that the vaccine was given, without "yes": "They gave it to me in there." */
const saysGivenPattern =
  /^(?:(?:well|so|oh|um),? )*(?:(?:they|she|he|(?:the|my) (?:[a-z]+ )?[a-z]+) (?:already |just )?(?:gave|did) (?:it|that|mine|that one|me (?:it|that|one|the shot))|I (?:already |just )?(?:got|had) (?:it|that|mine|that one|one))(?: to (?:me|him|her))?(?: (?:in|at|by|from|last|this|on|when|during|before|there)\b(?!.*\b(?:and|but|I|it)\b).*)?$/i;
/** Matches a question that asks whether a vaccine is up to date. */
const upToDatePattern = /\b(?:up to date|current)\b/i;
/** Matches an answer that begins with the date, which affirms: "In October, at the pharmacy". */
const opensWithDatePattern =
  /^(?:(?:oh|well|um|yes|about|around|I think|just),? )*(?:(?:in|back in|last|this|early|late) (?:january|february|march|april|may|june|july|august|september|october|november|december|year|month|week|fall|autumn|winter|spring|summer|(?:19|20)\d\d)|\d+ (?:days?|weeks?|months?|years?) ago)\b/i;
/** Matches a question about the date of a vaccine. */
const asksWhenPattern = /\bwhen\b|\bhow long ago\b/i;

/** Matches each vaccine that a question names, with or without the word. */
const eachVaccinePattern =
  /\b(flu|influenza|tetanus|pneumonia|pneumococcal|shingles|covid|hpv|hepatitis(?: [ab])?|whooping cough|rsv)\b(?=[^?]{0,40}\b(?:vaccin|shot|jab|booster|immuni))/gi;
/** Matches an answer that says that both or all were given: "I got them both", "both". */
const bothPattern =
  /^(?:(?:oh|well|yeah|yes|um),? )*(?:(?:I (?:got|had|have had) )?(?:both|all)(?: of (?:them|those))?|I (?:got|had|have had) (?:them|those))(?: both| all)?\.?$/i;
/** Maximum number of words after a yes or no that add nothing: "No, | not yet". */
const maxPlainWords = 3;

/** Maximum number of words of an answer that gives no more than a date: "In October, at the pharmacy near my work". */
const maxDateWords = 9;

/**
 * Reads whether and when a vaccine was given, from a question that names one: "Have you had the pneumonia vaccine?"
 * "Yes, 2 years ago." Slots: `name` "pneumonia vaccine", `when`, `state` "current" if the question was whether it is up
 * to date. Null if the question names none or several, or if the answer says neither.
 */
export function vaccineAnswer(exchange: Exchange): AnswerResult | null {
  const { reply, answer } = exchange;
  const asked = bareTetanusPattern.test(exchange.asked) ? "When was your last tetanus shot?" : exchange.asked;
  const counted = vaccinesCounted(exchange);
  if (counted) return { facts: [counted], coversAnswer: true };
  const several = severalVaccines(exchange);
  if (several.length > 0) return { facts: several, coversAnswer: true };
  const named = [...asked.matchAll(asksOnePattern)];
  const disease = named[0]?.[1]?.toLowerCase();
  if (
    !disease ||
    named.length > 1 ||
    !asksGivenPattern.test(asked.slice(0, named[0]?.index)) ||
    asksElsePattern.test(asked)
  )
    return null;
  const isSaidGiven = reply.polarity === null && saysGivenPattern.test(answer.text);
  const said = (reply.polarity === null ? answer.text : reply.rest).replace(
    /^(?:I am|I'm) not (?:really |too |exactly |totally )?sure,? (?:but )?/i,
    "",
  );
  // "When was your last tetanus shot?" "More than ten years."
  const words = asksWhenPattern.test(asked)
    ? said.replace(/\b(\d{1,2} (?:years|months|weeks))\b(?! ago)/i, "$1 ago")
    : said;
  const date = /\b(?:not|never|due|next)\b/i.test(words) ? null : (dateIn(words) ?? onsetIn(words));
  const isDated =
    date !== null &&
    (reply.polarity !== null ||
      asksWhenPattern.test(asked) ||
      upToDatePattern.test(asked) ||
      opensWithDatePattern.test(words));
  if (reply.polarity === "no" ? date !== null : reply.polarity !== "yes" && !isSaidGiven && !isDated) return null;
  // "I think my last one was 6 years ago" does not say that it is up to date.
  const state = upToDatePattern.test(asked) && reply.polarity !== null ? "current" : undefined;
  const fact = makeFact({
    kind: "social",
    from: questionAndAnswer(exchange),
    polarity: reply.polarity === "no" ? "absent" : "present",
    certainty: reply.isHedged || /\bI (?:think|believe|guess)\b/i.test(words) ? "likely" : "stated",
    slots: {
      topic: "vaccination",
      name: `${nameOf(disease)} ${nounOf(named[0]?.[0] ?? "", asked)}`,
      when: date
        ? `${boundPattern.exec(words)?.[0].toLowerCase() ?? ""}${dated(date)}`
        : seasonPattern.exec(asked)?.[0].toLowerCase(),
      state,
    },
  });
  return {
    facts: [fact],
    coversAnswer: words === "" || ((isSaidGiven || date !== null) && words.split(" ").length <= maxDateWords),
  };
}

/** Matches how many doses of a vaccine were given, as the group: "| Three |", "| two and a booster |". */
const dosesPattern =
  /^(?:(?:yes|yeah|oh|I have had|I had|had|he has had|just|only|about|I think),? )*((?:one|two|three|four|five|six|\d)(?: (?:doses|shots|jabs|of (?:them|those)))?(?:,? (?:and|plus) (?:a|one|two|the) boosters?)?)\.?$/i;
/** Matches an answer that says that all vaccines but some were given: "All but the last one". */
const allButPattern =
  /^(?:(?:yes|yeah|well),? )*((?:all|everything|most|all of them|all the rest)(?:,)? (?:but|except|apart from|bar)(?: for)? [a-z0-9' -]{3,40})\.?$/i;

/**
 * Reads what a short answer says of an earlier reaction to a vaccine, which is not a symptom of today; null for others.
 */
function vaccineReaction(exchange: Exchange): Fact | null {
  const { asked, answer, reply, turn } = exchange;
  const isAsked =
    /\b(?:ever|before|past|previous)\b[^?]{0,30}\breactions? to (?:a |any |the )?(?:\w+ )?(?:vaccin\w+|shots?|jabs?|immuni[sz]ations?)/i.test(
      asked,
    );
  if (!isAsked || reply.polarity !== null || turn.length > 1 || answer.text.split(" ").length > 5) return null;
  if (/\b(?:I|it|not|never)\b/.test(answer.text)) return null;
  return makeFact({
    kind: "statement",
    from: questionAndAnswer(exchange),
    slots: { topic: "amount", name: "reaction to a vaccine", value: answer.text.toLowerCase(), of: "vaccination" },
  });
}

/** Reads how many doses of a vaccine were given, or which of all vaccines were not; null for other answers. */
function vaccinesCounted(exchange: Exchange): Fact | null {
  const { asked, answer } = exchange;
  const reaction = vaccineReaction(exchange);
  if (reaction || asksElsePattern.test(asked)) return reaction;
  const [, disease = ""] =
    /\b(covid|hpv|hepatitis b|hepatitis a|rabies)\b(?: (?:vaccin\w+|shots?|jabs?|boosters?))/i.exec(asked) ?? [];
  const doses = disease ? dosesPattern.exec(answer.text)?.[1] : undefined;
  const allBut = /\b(?:vaccin\w+|immuni[sz]ations?|shots|jabs)\b/i.test(asked)
    ? allButPattern.exec(answer.text)?.[1]
    : undefined;
  const name = doses ? `${nameOf(disease.toLowerCase())} vaccine doses` : "vaccinations";
  const value = doses ?? allBut;
  return value
    ? makeFact({
        kind: "statement",
        from: questionAndAnswer(exchange),
        slots: { topic: "amount", name, value: value.toLowerCase(), of: "vaccination" },
      })
    : null;
}

/** Matches a question about all vaccines, or about the ones against COVID: "Are you vaccinated?" */
const asksAllPattern =
  /^(?:(?:and|so|okay),? )*(?:(?:are|is|were|have|has) (?:you|he|she|they) (?:been |fully |all |already )*(?:vaccinated|immuni[sz]ed)|(?:are|is) (?:you|he|she|they) (?:all )?(?:up to date|current) (?:with|on) (?:(?:all|your|his|her|of|the|any) )*(?:vaccin\w+|immuni[sz]ations|shots)|(?:have|has|did) (?:you|he|she|they) (?:had|gotten|got|get|received?) (?:the|your|his|her) (?:vaccines?|shots?))(?: (?:against|for) (covid|flu|influenza))?(?: at all)?\?*$/i;
/** Matches the only vaccine that an answer excepts: "the only one I haven't had is that | HPV | vaccine". */
const exceptsOnePattern =
  /\b(?:only (?:one|thing)|except|apart from|other than|but not)\b[^.;]{0,50}?\b(flu|influenza|tetanus|pneumonia|pneumococcal|shingles|covid|mmr|hpv|hepatitis(?: [ab])?|meningitis|polio|chicken ?pox|rsv)\b/i;

/** Makes the fact that a vaccine was given, or was not. */
const vaccine = (exchange: Exchange, name: string, isGiven: boolean, state?: string): Fact =>
  makeFact({
    kind: "social",
    from: questionAndAnswer(exchange),
    polarity: isGiven ? "present" : "absent",
    certainty: exchange.reply.isHedged ? "likely" : "stated",
    slots: { topic: "vaccination", name, state },
  });

/**
 * Reads a plain yes or no to several vaccines, or to all of them: "Did you get the flu and the shingles shot?" "I got
 * them both.", "Up to date with your shots?" "Yes, only the HPV one is missing." Empty for other answers.
 */
function severalVaccines(exchange: Exchange): Fact[] {
  const { asked, reply, answer, turn } = exchange;
  if (
    asksElsePattern.test(asked) ||
    reply.polarity === "unheard" ||
    (reply.polarity === null && !bothPattern.test(answer.text))
  )
    return [];
  const names = [...asked.matchAll(eachVaccinePattern)].map(([, disease = ""]) => disease.toLowerCase());
  const isGiven = reply.polarity !== "no";
  if (
    names.length > 1 &&
    asksGivenPattern.test(asked.slice(0, asked.search(eachVaccinePattern))) &&
    (/\band\b/i.test(asked) || !isGiven)
  )
    return /\bboth\b|\ball\b|\bthem\b/i.test(answer.text) || reply.rest === ""
      ? names.map((name) => vaccine(exchange, `${nameOf(name)} vaccine`, isGiven))
      : [];
  const [whole, against] = asksAllPattern.exec(asked) ?? [];
  if (!whole) return [];
  const excepted = isGiven
    ? exceptsOnePattern.exec(turn.map(({ text }) => text).join(" "))?.[1]?.toLowerCase()
    : undefined;
  if (excepted)
    return [
      vaccine(exchange, "other immunizations", true, "current"),
      vaccine(exchange, `${nameOf(excepted)} vaccine`, false),
    ];
  if (reply.rest.split(" ").length > maxPlainWords || upToDatePattern.test(asked)) return [];
  return [vaccine(exchange, against ? `${nameOf(against.toLowerCase())} vaccine` : "vaccination", isGiven)];
}

/** Returns the disease of a vaccine as written in a note: "HPV", "hepatitis B". */
const nameOf = (disease: string): string =>
  /^(?:hpv|mmr|rsv|covid)$/.test(disease) ? disease.toUpperCase() : disease.replace(/^(hepatitis )([ab])$/, upperEnd);
const upperEnd = (_all: string, name: string, letter: string): string => name + letter.toUpperCase();

/**
 * Returns the noun of a vaccine: "booster" or "vaccine" if the question says so, "immunization" otherwise.
 * @param words the vaccine in the question: "flu shot".
 */
const nounOf = (words: string, asked: string): string =>
  /\bbooster/i.test(asked) ? "booster" : /vaccines?$/i.test(words) ? "vaccine" : "immunization";

/** Matches words that make a length a bound: "more than | 10 years". */
const boundPattern = /\b(?:more|less) than (?=\d)|\bover (?=\d)|\bat least (?=\d)/i;

/** Returns "in 2019" and "in October" for a year and a month, other dates as they are. */
const dated = (date: string): string =>
  /^(?:\d{4}|January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(date)
    ? `in ${date}`
    : date.replace(/^since /, "");
