import { quickExec } from "../../platform/patterns/quickExec";

/** Source of a pattern for the count of a duration: "3", "a couple of", "the last few". */
const count =
  "(?:a (?:good|full|whole)(?: (?:few|couple(?: of)?|\\d+))?|\\d+(?:\\.\\d+)?(?: ?(?:to|or|-) ?\\d+)?|a|an|a few|a couple(?: of)?|several|couple(?: of)?|few|many|half an?|the (?:last|past)(?: (?:few|couple(?: of)?|several|\\d+(?: ?(?:to|or|-) ?\\d+)?))?|(?:last|past)(?: (?:few|couple(?: of)?|several|\\d+))?|some)";
/** Source of a pattern for a unit of time. */
const unit = "(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|fortnights?)";
/** Source of a pattern for a day, month, season, year or holiday. */
const day =
  "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:the )?day before yesterday|(?:the )?night before last|yesterday|today|this morning|last (?:night|week|month|year|summer|winter|spring|fall|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,?(?: of)? (?:19|20)\\d\\d)?|christmas|labor day|thanksgiving|easter|new year'?s?|childhood|(?:19|20)\\d\\d)";

/** Matches words before a count that make it a limit or an approximation: "less than", "almost". */
const boundsPattern = /\b(less than|under|more than|at least|almost|nearly) $/i;
/** Matches a duration: "for about 2 weeks". */
const spanPattern = new RegExp(
  `\\b(?:for |over |about |around |approximately |probably |maybe |like |almost |nearly |at least |more than |over ){0,4}(${count}) (${unit})\\b( and a half| or (?:two|2))?(?! old)(?: (?:or so|now))?(?! ago)`,
  "i",
);
/** Matches an answer that names only units: "Ages. | Years, really", "for months now". */
const bareUnitsPattern =
  /^(?:(?:oh|well|ages|gosh|for|it is been|probably|like|a long time),?\.? )*((?:days|weeks|months|years|decades)(?: and (?:days|weeks|months|years))?)(?:,? (?:now|really|I (?:think|guess|would say)|probably|maybe|at least))*[.]?$/i;
/** Matches how long ago something began: "about 2 weeks ago". */
const agoPattern = new RegExp(
  `\\b(?:about |around |approximately |probably |maybe |like |almost |nearly |over |more than )?((?:${count}) ${unit}(?: and a half| or (?:two|2))?) (?:ago|back|prior)\\b`,
  "i",
);
/** Matches an onset after "since": "since last Sunday". */
const sincePattern = new RegExp(
  `\\bsince (?:about |around )?((?:last |this |the |early |late |mid )?(?:${day}|(?:(?:my|the|a|an) )?[a-z]+(?: [a-z]+)?))`,
  "i",
);
/** Matches a day, month, season, year or holiday: "on Monday", "in 2018". */
const namedDatePattern = new RegExp(`\\b(?:on |in )?((?:last |this |early |late )?${day})\\b`, "i");

/**
 * Matches the end of words for an activity, to which the length of time after it belongs: "I had to lie down | for an
 * hour". It is not the length of a symptom.
 */
const activityPattern =
  /(?<!\b(?:trouble|difficulty|problems?|pain|hard time|hurts?|unable to|cannot|not|never) )\b(?:lie|lay|lying|sit|sat|sitting|rest(?:ed|ing)?|wait(?:ed|ing)?|sleep|slept|nap(?:ped)?|dr[io]ve|driving|walk(?:ed|ing)?|r[ua]n|running|st[ao]nd|stood|standing|held|hold)(?: (?:down|up|there|still|around|in bed|on it))?,?\s*$/i;

const findActivity = quickExec(activityPattern);

/**
 * Returns how long something has lasted ("2 weeks" from "for 2 weeks now"), or null. With `isAsked`, the sentence
 * answers "how long", so that a duration without words such as "for" or "now" counts too.
 */
export function durationIn(text: string, isAsked = false): string | null {
  const match = spanPattern.exec(text);
  if (!match) return isAsked ? (bareUnitsPattern.exec(text)?.[1]?.toLowerCase() ?? null) : null;
  const before = text.slice(0, match.index);
  const lasts =
    /^(?:for|over|the (?:last|past)|past|last)\b/i.test(match[0].trim()) ||
    /\b(?:the last|the past|been|going on|it is been)\s*$/i.test(before) ||
    /^ ?now\b/i.test(text.slice(match.index + match[0].length)) ||
    /now$/i.test(match[0]);
  if (!isAsked && !lasts) return null;
  if (!isAsked && findActivity(before)) return null;
  if (/\b(?:after|every|within|in|of|until|only)\s*$/i.test(before)) return null;
  const [, howMany = "", unitSaid = "", half = ""] = match;
  if (/^(?:last|past)$/i.test(howMany) && !/s$/i.test(unitSaid)) return null; // "last night" is a point in time
  const start = match.index + match[0].toLowerCase().indexOf(howMany.toLowerCase());
  const isApproximate = /\b(?:about|around|approximately|probably|maybe|like|almost|nearly)\s*$/i.test(
    match[0].slice(0, match[0].toLowerCase().indexOf(howMany.toLowerCase())),
  );
  const amount = normalCount(howMany);
  const bound = /\d|^an?$|^half|^several|^few|couple/i.test(howMany)
    ? (boundsPattern.exec(text.slice(0, start))?.[1] ?? "")
    : "";
  return `${bound ? `${bound.toLowerCase()} ` : isApproximate ? "about " : ""}${amount} ${unitSaid.toLowerCase()}${half.toLowerCase()}`;
}

/** Normalizes a count: "couple" → "a couple of", "last" → "the past", "2-3" → "2 to 3". */
function normalCount(words: string): string {
  return words
    .toLowerCase()
    .replace(/^a (?:good|full|whole) (?=couple|few|\d)/, "")
    .replace(/^a (?:good|full|whole)$/, "a")
    .replace(/^(?:last|past)\b/, "the past")
    .replace(/\bcouple(?: of)?\b/, "couple of")
    .replace(/^(?:couple of|few)\b/, "a $&")
    .replace(/(\d) ?- ?(\d)/, "$1 to $2")
    .replace(/(\d) or (\d)/, "$1 to $2");
}

/**
 * Returns the duration since an onset ("2 weeks" from "2 weeks ago"), or null if the onset is not written with "ago".
 */
export function sinceThen(onset: string): string | null {
  return / ago$/.test(onset) ? onset.replace(/ ago$/, "") : null;
}

/** Returns when something began ("2 weeks ago", "since Sunday"), or null. */
export function onsetIn(text: string): string | null {
  const back = agoPattern.exec(text);
  if (back) return `${normalAgo(back[1] ?? "")} ago`;
  const from = sincePattern
    .exec(text)?.[1]
    ?.replace(/ (?:and|but|or|with|because|so|then|when|while|after|he|she|it|my|they|we|that|which)$/i, "");
  if (from && new RegExp(`^(?:last |this |early |late |mid |the )?${day}`, "i").test(from))
    return `since ${capitalDay(from.replace(/ (?:and|or|but|so|when)$/i, ""))}`;
  return null;
}

/** Returns a time with "ago" as written in a note. */
function normalAgo(words: string): string {
  return words
    .toLowerCase()
    .replace(
      /^(.*?) (\w+)( and a half| or (?:two|2))?$/,
      (_all, howMany: string, of: string, half = "") => `${normalCount(howMany)} ${of}${half}`,
    );
}

/** Returns the day or period that a text names ("Sunday", "last week", "June 3", "2018"), or null. */
export function dateIn(text: string): string | null {
  const match = namedDatePattern.exec(text)?.[1];
  return match && !/^may$/i.test(match) ? capitalDay(match) : null;
}

/** Matches a time of day, with an approximation and the day as its groups: "around | 4 o'clock | this afternoon". */
const clockPattern = new RegExp(
  String.raw`\b(?:(about|around|roughly|just (?:before|after)|at|maybe|probably|like),? )?((?:\d{1,2}(?::\d\d)? ?(?:o'clock|[ap]\.?m\b\.?)|(?:half (?:past )?|quarter (?:to|past) )\d{1,2}|noon|midday|midnight|\d{1,2}(?::\d\d)?(?=,? (?:this (?:morning|afternoon|evening)|last night|yesterday|in the (?:morning|afternoon|evening)|tonight)\b)))(?:-?ish| or so)?(?:,? ((?:in the (?:morning|afternoon|evening) ?)?(?:this (?:morning|afternoon|evening)|last night|yesterday(?: (?:morning|afternoon|evening))?|today|tonight|on ${day})|in the (?:morning|afternoon|evening)))?`,
  "i",
);

/** Returns the time of day that a text names, with its day: "about 4 o'clock this afternoon"; null if it names none. */
export function clockIn(text: string): string | null {
  const [, about = "", clock, when = ""] = clockPattern.exec(text) ?? [];
  if (!clock) return null;
  const isRough = /^(?:about|around|roughly|maybe|probably|like)$/i.test(about);
  const lead = isRough ? "about " : /^just/i.test(about) ? `${about.toLowerCase()} ` : "";
  return `${lead}${clock.toLowerCase()}${when ? ` ${capitalDay(when.trim())}` : ""}`;
}

/** Matches days, months and holidays, which are written with a capital. */
const capitalizedPattern =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|christmas|labor day|thanksgiving|easter)\b/gi;

/** Capitalizes days, months and holidays, and writes other words in lower case: "last Sunday". */
function capitalDay(words: string): string {
  return words
    .toLowerCase()
    .replace(capitalizedPattern, (name) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()));
}

/** Matches a frequency: "twice a day", "on and off". */
const oftenPattern =
  /\b(?:(?:about |around |maybe |like )?(?:once or twice|once|twice|(?:\d+|several|a few|few|a couple(?: of)?|couple(?: of)?|many)(?:,? (?:to|or|maybe) \d+| or more)? times?) (?:a|per|each|every|this|last) (?:day|night|week|month|year|hour)(?:,? (?:sometimes|occasionally) (?=\w)(?:once|twice|more|\d+(?: times)?)\b)?|every (?:other |single |second |few |couple(?: of)? )?(?:day|night|morning|evening|hour|week|month|few|\d+ (?:to \d+ |or \d+ )?(?:minutes?|hours?|days?|weeks?|months?))s?|daily|nightly|weekly|monthly|all the time|constant(?:ly)?|intermittent(?:ly)?|comes and goes|come and go|on and off|off and on|all day(?: long)?|most days|sometimes|occasional(?:ly)?|rarely|once in a while|every now and then|from time to time)\b/i;

/**
 * Returns how often something happens, as said in lower case ("twice a day"); null if the text does not say it, or
 * denies it ("not every day").
 */
export function frequencyIn(text: string): string | null {
  const match = oftenPattern.exec(text);
  const isDenied =
    match && /\b(?:not|never)(?: (?:quite|really|exactly|even|necessarily))? $/i.test(text.slice(0, match.index));
  return match && !isDenied ? match[0].toLowerCase() : null;
}
