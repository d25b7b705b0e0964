import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { siteOf, symptomName, systemOf } from "../../frames/readSymptoms";
import type { SymptomMention } from "../../terms/findSymptoms";
import { type Exchange, questionAndAnswer } from "../Exchange";
import { lowerFirst } from "../../../platform/lowerFirst";

/** Matches words before what an answer says: "oh, I'd say mostly". */
const openerPattern = /^(?:(?:oh|well|um|uh|yeah|yes|I (?:think|guess|would say)|maybe|probably|like),? )+/i;
/** Matches an answer that counts, with the count and when as the groups: "just the once", "twice, last night". */
const countPattern =
  /^(?:(?:just|only|maybe|about) )*(?:the )?(once|(?:one|1)(?: time)?|twice|(?:a (?:couple|few)|\d|two|three|four|several)(?: of)?(?: times)?|once or twice)((?:,? (?:last (?:night|week|month|year)|yesterday|this (?:morning|week|month)|on [a-z]+day|in (?:the (?:night|morning|last \w+)|[a-z]+)|(?:a|\d|one|two|three|a few|a couple(?: of)?) (?:days?|weeks?|months?|years?|nights?) ago|since (?:then|[a-z]+|I saw you)|at (?:night|first)|after [a-z ]{3,30}|when I [a-z ]{3,30}))?)(?:,? (?:I think|maybe|or so|that is (?:it|all)))?[.!]?$/i;
/** Matches a single occasion without a count: "last night", "this morning". */
const pointPattern =
  /^(?:just |only )?((?:late )?(?:last night|yesterday(?: (?:morning|evening|afternoon|only))?|this (?:morning|afternoon|week)|earlier today|earlier|last (?:week|month|year|[a-z]+day)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|morning|evening|afternoon))?|today|tonight|the (?:first|last|other) (?:day|night|week)|in the beginning|(?:the )?first (?:\d |two |few )?(?:days?|nights?)))(?: only)?[.!]?$/i;
/** Matches a time of day or a part of the week that limits the symptom: "evenings only", "mornings mostly". */
const limitedPattern =
  /^(?:(just|only|mostly|mainly) )?((?:in the |at )?(?:mornings?|evenings?|nights?|night ?time|afternoons?|weekends?|work))(?: (only|mostly|mainly))?[.!]?$/i;
/** Matches how often a symptom occurs, without a verb: "most days", "now and then". */
const oftenPattern =
  /^(?:(?:just|only|about|maybe) )*((?:(?:nearly|almost) )?every (?:day|night|morning|evening|other day|few (?:days|weeks|months))|most (?:days|nights|mornings)|some (?:days|nights)|daily|nightly|(?:once|twice|\d (?:to \d )?times|a (?:few|couple of) times|three times|four times) (?:a|per|each) (?:day|night|week|month|year)|now and (?:then|again)|every now and (?:then|again)|once in a while|from time to time|on and off|off and on)[.!]?$/i;
/** Matches an answer that names when or in which circumstance: "by the evening", "when I get up too quick". */
const circumstancePattern =
  /^((?:(?:just|mostly|mainly|usually|only|sometimes|always|more|especially|generally) )*(?:when(?:ever)?|if|after|with|during|while|at (?:night|rest|times|work|bedtime)|in the (?:mornings?|evenings?|night|afternoons?|heat|cold|shower|car)|by (?:the )?(?:evenings?|end of|nights?|afternoons?|bedtime)|first thing|going (?:up|down)|climbing|on (?:the stairs|stairs|hills|waking|exertion|standing|waking)|towards the)\b[^.;?]*?)(?:,? (?:yeah|yes|yep|I do|it does))?[.!]?$/i;
/** Matches a comparison with what is usual: "no more than usual". */
const usualPattern =
  /^((?:no|not any|nothing) (?:more|worse|different) than (?:usual|normal|always|before|ever|it (?:always|usually) is))[.!]?$/i;
/** Matches a denial since a certain time, with that time as the group: "Not since | I came home". */
const notSincePattern = /^(?:no,? )?(?:not|none|never) (since (?!then\b)[a-z0-9' ]{3,40})[.!]?$/i;
/** Matches how often and in which circumstance a symptom occurs, as groups: "every night if I eat late". */
const oftenWhenPattern =
  /^((?:(?:nearly|almost|just|only|about|maybe) )*(?:every (?:day|night|morning|evening|other day|time)|most (?:days|nights|mornings|evenings|weekends)|some (?:days|nights|mornings)|(?:once|twice|\d (?:to \d )?times|a (?:few|couple of) times) (?:a|per|each) (?:day|night|week|month|year)|sometimes|now and (?:then|again)|on and off)),? ((?:(?:usually|mostly|mainly|especially|but only|only) )?(?:when(?:ever)?|if|after|with|during|while|at|in the|by|before|on the|on) [^.;?]{3,60})$/i;
/**
 * Matches an answer in which a pronoun refers to the symptom asked about, with its verb, the pronoun and the rest as
 * groups: "I only | get | it | on the stairs".
 */
const pronounObjectPattern =
  /^(?:I |he |she )(?:(?:do|just|only|usually|mostly|sometimes|always|often|mainly|still|will|tend to|can) )*(get|have|feel|notice|gets|has|feels|notices|had|got|felt|noticed|have had|have been (?:getting|having|feeling)) (it|them|that|this|those|some|one|a (?:bit|little)(?: of (?:it|that))?|a few|a couple(?: of them)?)(?: (?!of\b|that\b|as\b|to\b|checked\b|done\b|from (?:my|him|her|the doctor)\b)([^.;?]{3,70})|(,? but [^.;?]{5,40}))$/i;
/**
 * Matches an answer in which "it" is the symptom asked about, with what it does as the group: "comes on when I lift".
 */
const pronounSubjectPattern =
  /^(?:it|they|that) ((?:(?:only|just|usually|mostly|sometimes|always|often|mainly|really|tends? to|will) )*(?:comes? on|happens?|starts?|flares?(?: up)?|hits? me|bothers? me|catch(?:es)? me|gets? me|wakes? me|come|creeps? up) (?:(?:only|just|usually|mostly|mainly|most|up|out) )*(?:when(?:ever)?|if|after|with|during|while|at|in|by|before|on|first thing|every|any time|as soon as)\b[^.;?]{2,60})$/i;
/** Matches the start of words that say when or where: "in the mornings". */
const circumstanceStartPattern =
  /^(?:in|on|at|by|when(?:ever)?|if|after|with|during|while|under|behind|across|around|down|near|but|,|yesterday|today|tonight|last|this|first thing|every|most|now and|from time|once|twice|sometimes|earlier)\b/i;
/** Matches a symptom in a question about something else, which is for it or of it: "injections for this | pain". */
const ofSymptomPattern = /\b(?:for|from|of|about|with|by|because of) (?:(?:this|the|your|that|any) )?$/i;
/** Matches a verb in the third person that "it" can have in such an answer, with its stem as the group. */
const thirdPersonPattern = /\b(come|happen|start|flare|hit|bother|catch|get|wake|creep|tend)(?:es|s)\b/gi;
/** Matches words at the end of an answer that only play a symptom down: ", but they are not bad". */
const playsDownPattern =
  /,? but (?:it is|they are|that is) (?:not (?:(?:that|too|so|very|really) )?(?:bad|severe|terrible|awful)|(?:pretty |quite |fairly )?mild)$/i;
/** Matches a time so near that what was felt then is a present complaint. */
const recentPattern =
  /\b(?:yesterday|last night|this (?:morning|afternoon|evening|week)|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|earlier)\b/i;
/** Matches words in such an answer that turn it, end it, or name another person or thing. */
const turnsAccountPattern =
  /\b(?:not|never|no|none|but(?! only)|except|used to|stopped|gone|went|until|over|before|ago|since|years?|he|she|my (?:wife|husband|mother|father|mom|mum|dad|son|daughter|brother|sister))\b|n't\b/i;
/** Maximum number of words of an answer with such a pronoun. */
const maxAccountWords = 16;

/** Matches words that turn, doubt or end what an answer says. */
const turnsPattern =
  /\b(?:not|never|no|but|except|used to|or is|do you|maybe not|stopped|gone|took|checked|measured|was|were|had|went|came|started|said)\b|n't\b/i;
/** Matches a question about a symptom that is known already: "Does the pain wake you up?" */
const ofKnownPattern =
  /^(?:(?:and|so|but|or|then),? )*(?:does|do|did|is|are|was|were|has|have) (?:the|your|that|this|it|they|his|her|those|these)\b/i;
/** Maximum number of words of an answer that is read. A longer one says more than an occasion. */
const maxWords = 12;

/** How an answer affirms or denies what was asked, as words after "I have …" or "I have had …". */
interface Occasion {
  words: string;
  polarity: "present" | "absent";
  verb: "have" | "have had" | "had";
  /** True if the words are a moment or a part of the day, which a list of symptoms would lose. */
  isPoint?: boolean;
  /** For how long, if the words say only that. */
  duration?: string;
  /** How often, if the words say only that. */
  frequency?: string;
}

/** Matches for how long there has been a symptom, as the group: "For | 3 days |", "3 days now". */
const lengthPattern =
  /^(?:(?:about|just|maybe) )*(?:(?:for|since|from|over|past|last|the past|the last) (?:(?:about|the|past|last|around) )*((?:\d{1,2}|an?|two|three|four|five|six|seven|a few|a couple(?: of)?|several) (?:hours?|days?|weeks?|months?|years?))(?: now| or so)?|((?:\d{1,2}|two|three|four|five|six|seven|a few|a couple(?: of)?|several) (?:hours|days|weeks|months|years)) now)[.!]?$/i;
/** Matches since when there has been a symptom: "Since Monday". */
const sincePattern =
  /^((?:ever )?since (?:(?:last|this) )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last night|this morning|night|week|month|christmas|january|february|march|april|may|june|july|august|september|october|november|december)(?: (?:night|morning|evening|afternoon))?)[.!]?$/i;

/** Reads when, how often or in which circumstance a symptom occurs; null for other answers. */
function occasionIn(said: string): Occasion | null {
  const text = said.replace(openerPattern, "");
  if (text.split(" ").length > maxWords) return null;
  const since = notSincePattern.exec(text)?.[1];
  if (since) return { words: since, polarity: "absent", verb: "have had" };
  const usual = usualPattern.exec(text)?.[1];
  if (usual) return { words: usual.toLowerCase(), polarity: "present", verb: "have" };
  if (turnsPattern.test(text)) return null;
  const [, length, lasting] = lengthPattern.exec(text) ?? [];
  const duration = length ?? lasting;
  if (duration) return { words: `for ${duration}`, polarity: "present", verb: "have had", duration };
  const start = sincePattern.exec(text)?.[1];
  if (start) return { words: lowerFirst(start), polarity: "present", verb: "have had", isPoint: true };
  const [, count, when = ""] = countPattern.exec(text) ?? [];
  if (count)
    return { words: `${countOf(count)}${when.replace(/^, (?=when\b)/, " ")}`, polarity: "present", verb: "have had" };
  const point = pointPattern.exec(text)?.[1];
  if (point) return { words: pointOf(point), polarity: "present", verb: "had", isPoint: true };
  const often = oftenPattern.exec(text)?.[1];
  if (often) return { words: often.toLowerCase(), polarity: "present", verb: "have", frequency: often.toLowerCase() };
  const limited = limitedPattern.exec(text);
  if (limited) return { words: limitOf(limited), polarity: "present", verb: "have", isPoint: true };
  const [, howOften, occurs] = oftenWhenPattern.exec(text) ?? [];
  if (howOften && occurs)
    return { words: `${howOften.toLowerCase()} ${lowerFirst(occurs)}`, polarity: "present", verb: "have" };
  if (onlyWhenPattern.test(text) && !/\bI\b.*\b(?:I|my)\b/i.test(text))
    return {
      words: `only ${lowerFirst(text.replace(/^(?:only|just|except) /i, "").replace(/[.!]$/, ""))}`,
      polarity: "present",
      verb: "have",
    };
  const circumstance = circumstancePattern.exec(text)?.[1];
  if (!circumstance || /\bonly\b|\bI\b.*\b(?:I|it|my)\b/i.test(circumstance)) return null;
  return { words: lowerFirst(circumstance), polarity: "present", verb: "have" };
}

/**
 * Returns what an answer says of a symptom that it names by a pronoun, in full: "I get it on the stairs" → "I get chest
 * pain on the stairs". Null for other answers.
 * @param name the symptom, in the number of the question.
 */
function accountOf(said: string, name: string): string | null {
  const text = said.replace(openerPattern, "").replace(/[.!]$/, "");
  if (text.split(" ").length > maxAccountWords || turnsAccountPattern.test(text.replace(playsDownPattern, "")))
    return null;
  const does = pronounSubjectPattern.exec(text)?.[1];
  if (does) return `the ${name} ${/(?<!s)s$/.test(name) ? does.replace(thirdPersonPattern, "$1") : does}`;
  const [whole = "", verb = "", pronoun = "", where = "", turn = ""] = pronounObjectPattern.exec(text) ?? [];
  const rest = where || turn.trimStart();
  const isPast = /^(?:had|got|felt|noticed)$/i.test(verb);
  if (!verb || (isPast && !recentPattern.test(rest)) || rest.includes(name)) return null;
  // "I feel a little stronger", "some spit-ups" name something else.
  if (/^(?:some|one|a )/i.test(pronoun) && !circumstanceStartPattern.test(rest)) return null;
  const before = whole.slice(0, whole.lastIndexOf(pronoun, whole.length - rest.length));
  const amount = /^(?:some|a )/i.test(pronoun) ? pronoun.toLowerCase().replace(/ of (?:it|that|them)$/, "") : "";
  const of = /^a (?:bit|little|couple)$/.test(amount) ? " of" : "";
  const one = /^one$/i.test(pronoun) && !/(?<!s)s$/.test(name) ? "a" : "";
  return `${before.trimEnd()} ${[`${amount}${of}`, one, name, rest].filter(Boolean).join(" ").replace(" , ", ", ")}`;
}

/** Returns the name of a symptom in the number in which the question names it: "headaches". */
const inNumberAsked = (name: string, { words }: SymptomMention): string =>
  words.toLowerCase() === `${name}s` ? `${name}s` : name;

/** Returns a day as it follows a symptom: "on Saturday", "only yesterday". */
function pointOf(said: string): string {
  const words = said.replace(/ only$/i, "");
  return /^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i.test(words) ? `on ${words}` : lowerFirst(words);
}

/** Returns a part of the day with its limit: "evenings only" → "only in the evening". */
function limitOf([, before, time = "", after]: RegExpExecArray): string {
  const limit = (before ?? after ?? "").toLowerCase().replace("just", "only");
  const part = time.toLowerCase().replace(/^(?:in the|at) /, "");
  const when = /^night/.test(part)
    ? "at night"
    : /^week/.test(part)
      ? "on weekends"
      : /^work/.test(part)
        ? "at work"
        : `in the ${part.replace(/s$/, "")}`;
  return `${limit}${limit ? " " : ""}${when}`;
}

/** Returns a count in full: "one" → "once", "a couple" → "a couple of times". */
function countOf(said: string): string {
  const words = said.toLowerCase();
  if (/^(?:one|1)\b/.test(words)) return "once";
  if (/^(?:once|twice)/.test(words) || words.endsWith(" times"))
    return words.replace(/^(a couple) times/, "$1 of times");
  return /^a couple\b/.test(words) ? "a couple of times" : `${words.replace(/ of$/, "")} times`;
}

/** Matches words after a no that bring in what it excepts: "not really. | Well, just". */
const exceptsPattern = /^(?:(?:well|oh|um|actually|but|maybe|I mean|apart from|except(?: for)?),? )*(?=[a-z])/i;

/** Matches the only circumstance in which a symptom occurs, after a "no": "just | when I bend". */
const onlyWhenPattern =
  /^(?:only|just|except|unless)(?: (?:if|when)| whenever| sometimes when| after| on| at| with| during| while| in the) (?:(?!\b(?:but|not|never|no|was|were|used to)\b)[^.;?]){3,50}[.!]?$/i;

/**
 * Returns what a "no" excepts, if that is a count or a circumstance and so takes the "no" back: "just the once, when I
 * wiped" of "Not really. Just the once, when I wiped." Null for other answers.
 */
function countAfterNo({ reply, answer, turn }: Exchange): string | null {
  if (reply.polarity !== "no") return null;
  const own = answer.text.replace(/^(?:(?:no|nope|nah|not really|not usually|not much|well|oh),? ){1,3}/i, "");
  if (onlyWhenPattern.test(own) && own.split(" ").length <= maxWords) return own;
  const said = (reply.rest === "" ? (turn[1]?.text ?? "") : reply.rest).replace(exceptsPattern, "");
  return (countPattern.test(said) || onlyWhenPattern.test(said)) && said.split(" ").length <= maxWords ? said : null;
}

/**
 * Reads an answer to a question about one or two symptoms that says only when, how often or in which circumstance they
 * occur, which affirms them: "Throwing up?" "Just the once.", "Leg swelling?" "By the evening.", "Chest pain?" "I get
 * it on the stairs.", also after a no: "Any bleeding?" "Not really. Just the once." Of two symptoms only the sentence
 * is kept, because the answer does not say which. Null for other answers.
 */
export function occasionAnswer(exchange: Exchange, mentions: readonly SymptomMention[]): Fact[] | null {
  const { asked, answer, reply, isExam } = exchange;
  const [mention, second] = mentions;
  if (!mention || mentions.length > 2 || isExam) return null;
  if (reply.polarity === "yes" && !reply.isHedged) return null;
  if (ofKnownPattern.test(asked)) return null;
  if (/\b(?:past|before|ever|how|what|when|where|which|worse|better)\b/i.test(asked)) return null;
  const excepted = countAfterNo(exchange);
  const account =
    reply.polarity === null && !second && !ofSymptomPattern.test(asked.slice(0, mention.start))
      ? accountOf(answer.text, inNumberAsked(symptomName(mention, siteOf(asked, mention)), mention))
      : null;
  const occasion: Occasion | null = account
    ? { words: account, polarity: "present", verb: "have" }
    : occasionIn(excepted ?? answer.text);
  const isDenied = reply.polarity === "no" && excepted === null && !usualPattern.test(answer.text);
  if (!occasion || (isDenied && occasion.polarity === "present")) return null;
  const from = questionAndAnswer(exchange);
  const names = [...new Set(mentions.map((each) => symptomName(each, siteOf(asked, each))))].join(" or ");
  const detail = account
    ? account
    : occasion.polarity === "absent"
      ? `I have not had ${names} ${occasion.words}`
      : `I ${occasion.verb} ${names}${occasion.words.startsWith("no ") ? "," : ""} ${occasion.words}`;
  const of = occasion.isPoint || account ? "occasion" : undefined;
  const statement = makeFact({ kind: "statement", from, slots: { detail, of }, said: detail });
  if (second && names.includes(" or ")) return [statement];
  const site = siteOf(asked, mention);
  const symptom = makeFact({
    kind: "symptom",
    from,
    polarity: occasion.polarity,
    slots: {
      name: names,
      system: systemOf(mention, site),
      site: site?.part,
      side: site?.side ?? undefined,
    },
    said: detail,
  });
  const { frequency, duration } = occasion;
  const attribute = makeFact({ kind: "symptom", from, slots: { name: names, frequency, duration }, said: detail });
  return [symptom, (frequency ?? duration) ? attribute : statement];
}
