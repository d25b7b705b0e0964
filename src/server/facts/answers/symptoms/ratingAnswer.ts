import { findDrugs } from "../../terms/findDrugs";
import { gerund } from "../../verbs/gerund";
import { lastRating } from "./lastRating";

/**
 * Matches words after which a rating holds only under a circumstance: "if I sit still it is a 2, but when I move it is
 * a 9".
 */
const circumstancePattern =
  /\b(?:if|when(?:ever)?|while|unless|at rest|resting|sitting|lying|standing|moving|walking|at night|in the (?:morning|evening)|with (?:movement|activity|exercise|the (?:medicine|medication|pills?)))\b/i;

/** Matches a rating before or after the circumstance that it holds under. */
const ratedUnderPattern =
  /^(?<before>if|when(?:ever)?|while|at rest|at night|in the (?:morning|evening)|with [a-z]+)(?<when> [^,\d]{2,40}?)?,? (?:(?:it|that) is |it's |I would say |it can be |it goes up to |goes up to |it goes to |it gets to |maybe |probably |about |like |around |just |only |a |an ){0,5}(?<rated>\d{1,2})(?:\/10)?$|^(?:(?:it|that) is |I would say |it can be |it goes up to |goes up to |it goes to |it gets to |maybe |probably |about |like |around |just |only |a |an ){0,5}(?<first>\d{1,2})(?:\/10)?,? (?<after>(?:if|when(?:ever)?|while|at rest|at night|in the (?:morning|evening)|with [a-z]+)(?: [^,\d]{2,40})?)$/i;

/**
 * Reads ratings with their circumstances: "2/10 when sitting still, 9/10 when moving"; null if one is not understood.
 */
function ratingsIn(text: string): { severity: string } | null {
  const all = text
    .split(
      /,? but |; |,? and (?=(?:if|when|while|at|in|with|a|an|maybe|about|\d))|, (?=(?:(?:a|an|maybe|about|up to) )?\d{1,2}\b)/i,
    )
    .map((part) => {
      const {
        before,
        when = "",
        rated,
        first,
        after,
      } = ratedUnderPattern.exec(part.replace(/^(?:(?:well|so|then|then it is),? )+/i, ""))?.groups ?? {};
      const number = Number(rated ?? first);
      const under = (before ? `${before}${when}` : (after ?? ""))
        .replace(/^(?:if|when(?:ever)?|while) I am (?=(?:not )?[a-z]+ing\b)/i, "when ")
        .replace(/^(?:if|when(?:ever)?|while) I ([a-z]+)/i, (_all, verb: string) => `when ${gerund(verb)}`);
      return number >= 0 && number <= 10 && under !== "" && !/\b(?:I|my|me|you|goes|gets|it is)\b/.test(under)
        ? `${number}/10 ${under.toLowerCase()}`
        : null;
    });
  return all.includes(null) ? null : { severity: all.join(", ") };
}

/** Reads the lowest and the highest of several ratings whose circumstances are not understood; null for one rating. */
function rangeIn(text: string): { severity: string } | null {
  const rated = [
    ...text.matchAll(
      /(?<![\d.:/])\b(\d{1,2})\b(?! ?(?:years?|days?|weeks?|hours?|months?|minutes?|times|mg|%|:|am\b|pm\b))/g,
    ),
  ]
    .map(([, number]) => Number(number))
    .filter((number) => number <= 10);
  const low = Math.min(...rated);
  const high = Math.max(...rated);
  return rated.length > 1 && high > low && !/\bout of (?!10)\d/i.test(text)
    ? { severity: `${low} to ${high}/10` }
    : null;
}

/** Matches the highest rating, as the group: "it can get up to like an | 8 | sometimes". */
const highestPattern =
  /\b(?:up to|can (?:get to|be|go to|reach)|goes to|gets to|at (?:its|the) worst)\b[^.\d]{0,30}\b(\d{1,2})\b(?! ?(?:years?|days?|weeks?|hours?|months?|minutes?|times))/i;

/** Reads the rating that a symptom can reach: "it can get up to like an 8 sometimes when I walk"; null for others. */
function highestIn(text: string): { severity: string } | null {
  const reached = highestPattern.exec(text)?.[1];
  return reached && Number(reached) <= 10 ? { severity: `up to ${reached}/10` } : null;
}

/** Matches a rating or a range of two, as groups: "| 7 | or | 8", but no length of time. */
const ratingPattern =
  /\b(\d{1,2})(?:(?:,? ?(?:to|or|-|maybe|perhaps|or maybe|maybe even|sometimes) ?(?:a |an |like an? |even an? )?|,? )(\d{1,2}))?\b(?! ?(?:years?|days?|weeks?|hours?|months?|times))/;

/** Matches a rating and a worst rating, as groups: "right now it's a | 4 |, but at its worst it was a | 9". */
const worstPattern =
  /\b(\d{1,2})\b(?:\/10)?[^\d]{0,30}\b(?:at (?:its|the|it is) (?:very )?worst|when it is (?:really )?bad|on a bad day)\b[^\d]{0,25}\b(\d{1,2})\b/i;
/** Reads a rating with a worst rating: "4/10, 9/10 at worst"; null for others. */
function worstIn(text: string): { severity: string } | null {
  const [, now, worst] = worstPattern.exec(text) ?? [];
  return now && worst && Number(now) <= 10 && Number(worst) <= 10
    ? { severity: `${now}/10 now, ${worst}/10 at worst` }
    : null;
}

/** Moments with which an answer gives each of two ratings. */
const ownMoments: readonly (readonly [string, RegExp])[] = [
  [
    "at worst",
    /\b(?:at (?:its |the |my |it is )?(?:very )?worst|when it is (?:really |at its )?(?:bad|worst)|on a bad day)\b/i,
  ],
  ["at best", /\bat (?:its |the )?best\b/i],
  ["now", /\b(?:right now|now|at the moment|currently)\b/i],
  ["today", /\btoday\b/i],
  ["this morning", /\bthis morning\b/i],
  ["last night", /\blast night\b/i],
  ["yesterday", /\byesterday\b/i],
];

/** Reads two ratings of which each names its moment: "9 when it's bad, maybe 6 now"; null for others. */
function momentsIn(text: string): { severity: string } | null {
  const rated = text
    .split(/[.,;] |,? \b(?:but|and)\b /)
    .map((part) => ({
      number: /(?<![\d/.])\b(10|\d)(?:\/10| out of 10)?\b(?! ?(?:days?|weeks?|hours?|months?|minutes?|times))/.exec(
        part,
      )?.[1],
      moment: ownMoments.find(([, pattern]) => pattern.test(part))?.[0],
    }))
    .filter(({ number }) => number !== undefined);
  const [first, second, third] = rated;
  if (!first?.moment || !second?.moment || third || first.moment === second.moment) return null;
  return { severity: `${first.number}/10 ${first.moment}, ${second.number}/10 ${second.moment}` };
}

/** Matches a sentence that rates under a circumstance, with rating, upper end and circumstance as the groups. */
const ratedSentencePattern =
  /^(?:(?:oh|well|um|it is|it was|about|maybe|like|probably|around|I would say|then|and|but|up to|down to|more like|easily|an?),? )*(\d{1,2})(?:,? (?:to|or|maybe) (?:an? )?(\d{1,2}))?(?:\/10| out of 10)?,? ((?:when(?:ever)?|if|while|at|on|in|with|after|going|walking|sitting|lying|standing|resting|moving|climbing|bending|lifting|running|working|today|now|right now|this morning|last night|yesterday)\b[^.;,?]{0,40})$/i;

/**
 * Reads ratings of which each sentence gives one with its circumstance: "Six when I'm working. Two sitting here." Null
 * if there is only one, or if one is not understood.
 */
function eachRated(turn: readonly { text: string }[]): { severity: string } | null {
  const rated = turn
    .map(({ text }) => ratedSentencePattern.exec(text.replace(/\.$/, "")))
    .flatMap((match) => (match ? [match] : []));
  if (rated.length < 2 || rated.length > maxRatings) return null;
  const texts = rated.map(([, number = "", upper, under = ""]) => {
    const when = under
      .replace(/^(?:if|when(?:ever)?|while) (?:I am |it is |I have been )/i, "when ")
      .replace(/^(?:if|when(?:ever)?|while) I ([a-z]+)/i, (_all, verb: string) => `when ${gerund(verb)}`)
      .replace(/^(?=(?!at|on|in|with|when)[a-z]+ing\b)/i, "when ")
      .replace(/ (?:here|there|like this)$/i, "")
      .replace(/^whenever/i, "when");
    return Number(upper ?? number) <= 10 && !/\b(?:I|my|me|you)\b/.test(when)
      ? `${number}${upper ? ` to ${upper}` : ""}/10 ${when.toLowerCase()}`
      : null;
  });
  return texts.includes(null) ? null : { severity: texts.join(", ") };
}
/** Maximum number of sentences with a rating each. With more, they do not all rate the same complaint. */
const maxRatings = 3;

/** Matches a sentence that only rates: "It's pretty bad. | Eight." */
const bareRatingPattern =
  /^(?:(?:maybe|about|around|like|probably|I would say|an?|easily),? )*\d{1,2}(?:\/10| out of 10)?[.]?$/i;

/**
 * Reads how bad a symptom is on a scale of 10, with the circumstances of each rating if there are several; or null.
 * @param turn the sentences of the answering turn; a worst rating can be in the second one.
 */
export function ratingAnswer(turn: readonly { text: string }[]): { severity: string } | null {
  const [{ text } = { text: "" }, next] = turn;
  const later = next?.text ?? "";
  return (
    momentsIn(`${text}. ${later}`) ??
    eachRated(turn) ??
    worstIn(`${text}. ${later}`) ??
    ratingIn(text) ??
    (bareRatingPattern.test(later) ? ratingIn(later) : null)
  );
}

/** Matches a range with both ends as the groups: "between a | 4 | and a | 6". */
const betweenPattern = /\bbetween (?:an? |like )*(\d{1,2}) and (?:an? |like )*(\d{1,2})\b/i;

/** Reads the rating of one sentence; null if it has none. */
function ratingIn(text: string): { severity: string } | null {
  const half = /^\D*\b(\d)(?:\.5| and a half)\b\D*$/.exec(text)?.[1];
  if (half) return { severity: `${half}.5/10` };
  const [, low, high] = betweenPattern.exec(text) ?? [];
  if (low && high && Number(high) <= 10) return { severity: `${low} to ${high}/10` };
  if (circumstancePattern.test(text)) return ratingsIn(text) ?? rangeIn(text) ?? highestIn(text);
  const rated = lastRating(text);
  const range = ratingPattern.exec(rated);
  if (!range?.[1] || Number(range[1]) > 11) return null; // some patients say "an 11 out of 10"
  const upper = range[2] && Number(range[2]) <= 10 ? range[2] : null;
  return { severity: upper ? `${range[1]} to ${upper}/10` : `${range[1]}/10` };
}

/** Moments that a rating is given for, as a note has them. */
const moments: readonly (readonly [string, RegExp])[] = [
  [
    "at worst",
    /\b(?:at (?:its |it is |the |my )?|when it is (?:at its |it is )?|the )worst\b(?! (?:pain|possible|imaginable|you|ever|thing|that you|I\b|imagined|one))/i,
  ],
  ["at best", /\bat (?:its |the )?best\b/i],
  ["at rest", /\bat rest\b/i],
  ["when moving", /\bwhen you (?:move|walk)\b/i],
  ["on average", /\b(?:usually|(?:on )?average|typically|normally|most days)\b/i],
  ["now", /\b(?:now|at the moment|currently|today)\b/i],
];

/** Matches words for the upper end of the scale, which name no moment: "10 being the worst". */
const endOfScalePattern = /\b(?:(?:being|as|equals|means)\b[^,?.]{0,20}|(?:10|ten) is (?:the )?)\bworst\b[^,?.]*/gi;

/** Matches a drug with or without which a rating holds: "without any | ibuprofen". */
const withDrugPattern = /\b(with(?:out)?) (?:(?:any|your|the|my|taking) ){0,2}([a-z]{4,})\b/i;
/** Returns with or without which drug a rating holds: "without ibuprofen"; null if the text names none. */
function drugMoment(text: string): string | null {
  const [, word = "", drug = ""] = withDrugPattern.exec(text) ?? [];
  return findDrugs(drug).length > 0 ? `${word} ${drug}`.toLowerCase() : null;
}

/**
 * Adds the moment that the answer or, if it names none, its question gives for a single rating: "8/10 at worst". The
 * rating stays as it is if several moments are named.
 */
export function atMoment(rated: { severity: string } | null, answer: string, asked: string): typeof rated {
  if (!rated || !/^\d{1,2}(?: to \d{1,2})?\/10$/.test(rated.severity)) return rated;
  const namedIn = (text: string): string[] => moments.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const [own, asking] = [namedIn(answer), namedIn(asked.replace(endOfScalePattern, ""))];
  const [moment = drugMoment(answer) ?? drugMoment(asked), other] = own.length > 0 ? own : asking;
  return moment && !other ? { severity: `${rated.severity} ${moment}` } : rated;
}
