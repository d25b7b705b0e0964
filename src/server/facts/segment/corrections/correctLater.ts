import { relativeSource } from "../../terms/relativeSource";
import { sitePart } from "../../terms/sitePart";

/** Source of a pattern for words that take back a value just said: "no, wait", "sorry, my mistake". */
const cueWord =
  "(?=\\w)(?:no(?! (?!sorry|wait|actually|hang|hold|it\\b|that|the\\b|my\\b|I\\b|a\\b|an\\b|more|make|well|not|on\\b|in\\b|so\\b|she|he\\b|\\d)[a-z])|sorry|actually|wait|hang on|hold on|i beg your pardon|beg pardon|pardon me|my mistake|(?:i )?tell a lie|i lie|let me think|scratch that|correction|or rather|i mean|i meant|make that|make it|more like)";
/** Source of a pattern for words of a cue, with the words around it that say nothing: ". Well, no, it was". */
const cue = `[.,;]? (?:(?:oh|well|um|uh|hmm|ah),? ){0,2}${cueWord}(?:[,.]? (?:${cueWord}|not|well|it was|it is|that was|that is|it must have been|it would be)){0,4}[,.]? `;
/** Source of a pattern for a negation instead of a cue: "3 times a day. No | lifting for 3 weeks". */
const noNegation =
  "(?![.,;]? no (?!\\d|an? |it |that |this |make |more |wait |sorry |actually |i |my |the |we |he |she |they |about |around |maybe |in |on |so )[a-z])";
/** Source of a pattern for words that explain a correction before the right value: "my daughter was at college". */
const because = "(?:[^.?!\\d]{0,60}?,? )?(?:in |on |so |it was |that was )*";
/** Source of a pattern for words that end a correction. */
const end = "(?:,? (?:sorry|actually|i think|if i am (?:honest|truthful)|to be honest))?(?=$|[.,;?!]| and | but | so )";

/** Source of a pattern for a unit of time. */
const period = "(?:day|night|week|month|year|hour|morning|evening)";
/** Source of a pattern for a day of the week. */
const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
/** Source of a pattern for a part of a day after its name: "Friday | night". */
const partOfDay = "(?: (?:night|morning|evening|afternoon|lunch ?time))?";
/** Source of a pattern for a month. */
const month = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
/** Source of a pattern for a time within the last two days. */
const lately =
  "(?:last night|this (?:morning|afternoon|evening)|yesterday(?: (?:morning|afternoon|evening|lunch ?time))?|the (?:day|night) before(?: last)?|today|overnight)";
/** Source of a pattern for words with which a result just read out turns out to be another one: "hang on, that is". */
const readsWrong =
  "(?:(?=\\w)(?:hang on|hold on|wait|oh|no|sorry|actually|scratch that|my mistake|excuse me|hmm)[,.]? ){1,4}(?:(?:that|it|this) (?:is|was)|I (?:am|was) (?:looking|reading)(?: at)?|I (?:read|took)|that one is)? ?";
/** Source of a pattern for the time of an earlier result, as a group: "March", "last week". */
const earlierTime = `(${month}|(?:19|20)\\d\\d|last (?:week|month|year|time|visit|spring|summer|autumn|fall|winter)|yesterday|${weekday}|before)`;
/** Source of a pattern for words that name the right result after a wrong one: "Today's is", "it is". */
const rightOne =
  "(?:(?=\\w)(?:so|and|okay|the right|here we are|here it is),? ){0,2}(?:today['’]s|this one|this time|the (?:new|latest|current|right|recent|real|actual) (?:one|result|value)|today|now|yours|you|the one from (?:today|this (?:week|morning|month))|it|that)(?:(?: (?:is|are|was|were)|['’](?:s|re))(?: it)?| it is)?(?: now| at| actually| only| down to| up to)* ";
/** Source of a pattern for a value of a test. */
const value = "(?:\\d{2,3}/\\d{2,3}|\\d{1,4}(?:\\.\\d{1,2})?%?)";
/** Source of a pattern for a unit after a value. */
const unit = "(?: ?(?:kg|kilos?(?:grams)?|pounds|lbs?|stone|mg|millimoles?|mmol|degrees|percent|bpm))?";
/** Source of a pattern for words of a reader who was in the wrong place: "I misread", "I read the wrong line". */
const misread =
  "(?:I (?:have )?misread(?: (?:that|it))?|I (?:read|said) (?:that|it) wrong|(?:that is |I (?:am |was )?)?(?:read|reading|looked at|looking at|on)? ?the wrong (?:line|column|row|date|page|year))";

/** Source of a pattern for a number of times: "twice", "3 times". */
const times = "(?:once|twice|\\d{1,2} times)";

/**
 * Patterns of a wrong value with its correction, each with a function that makes what replaces both from the groups of
 * the pattern. The last group is the right value. The last pattern adds a side that is said later.
 */
const corrections: readonly (readonly [RegExp, (groups: readonly string[]) => string])[] = [
  // "my right, so your left" of a patient; "your left, my right" of a clinician
  [
    /\b(my|your) (left|right)(?: side)?,? (?:so |which is |that is |it is |and |as in ){0,2}(?:my|your) (?!\2)(?:left|right)\b/gi,
    ([whose = "", side = ""]) => `${whose} ${side}`,
  ],
  // "2 glasses a week. Well, no, a day"
  [
    new RegExp(`\\b(?:a|per|every|each) ${period}${cue}((?:a|per|every|each) ${period})\\b`, "gi"),
    ([right = ""]) => right,
  ],
  // "10 days. Actually no, my birthday was the ninth, so it is 2 weeks"
  [
    new RegExp(
      `\\b(?:\\d{1,3}|an?|a few|a couple of) ${period}s?${noNegation}${cue}${because}(?:it is |it was |that is )?((?:\\d{1,3}|an?|a few|a couple of) ${period}s?)\\b${end}`,
      "gi",
    ),
    ([right = ""]) => right,
  ],
  // "is 8. Sorry, I am reading the wrong line, it is 5.1"
  [
    /\b\d{1,4}(?:\.\d{1,2})?(?=[.,])[.,] (?:(?=\w)(?:oh|no|sorry|hang on|wait),? ){1,3}(?:I (?:am|was) )?(?:read\w*|look\w* at|on) (?:at )?the wrong (?:line|column|row|date|page|year)[,.] (?:it is|it was|that is|yours is|it should be) (\d{1,4}(?:\.\d{1,2})?)\b/gi,
    ([right = ""]) => right,
  ],
  // "is 8.1. Hang on, that is the one from March. Today's is 7.4"
  [
    new RegExp(
      `\\b(${value})${unit}[.,;] ${readsWrong}(?:(?:the |your )?(?:(?:one|result|value|number) )?(?:from |of |in |on )?(?:the |your )?${earlierTime}(?:['’]s)?(?: one| result| value)?|(?:the|your|an) (?:old|last|previous|earlier)(?: one| result| value)?)[.,;] (?:${rightOne})?(${value})(?: (?:now|today|this time))?(?=$|[.,;]| (?:and|so|which)\\b)`,
      "gi",
    ),
    ([wrong = "", when = "", right = ""]) => `${right}, ${comparedWith(wrong, right)}${timeOf(when)}`,
  ],
  // "take 1 tablet. No, 2 tablets", "10 units. Sorry, 12 units"
  [
    new RegExp(
      `\\b\\d{1,4}(?:\\.\\d{1,2})? (tablet|pill|capsule|puff|drop|unit|milligram|mg|ml|spray|teaspoon|time|scoop|patch)(?:e?s)?[.,;] (?:(?=\\w)(?:oh|no|nope|sorry|wait|hang on|hold on|actually|scratch that|my mistake|excuse me|hmm|correction|I mean)[,.]? ){1,4}(?:make (?:it|that) )?(\\d{1,4}(?:\\.\\d{1,2})? \\1(?:e?s)?)\\b`,
      "gi",
    ),
    ([, right = ""]) => right,
  ],
  // "is 5.8. Sorry, 4.8, I misread", "is 1.8. Wait, I read the wrong line. It is 1.1"
  [
    new RegExp(
      `\\b${value}(${unit})[.,;] (?:(?=\\w)(?:oh|no|nope|sorry|wait|hang on|hold on|actually|scratch that|my mistake|excuse me|hmm|correction|I mean|pardon me)[,.]? ){1,4}(?:${misread}[.,;] )?(?:(?:it|that|yours) (?:is|was) |make (?:it|that) )?(${value}${unit})(?:,? (?:${misread}|sorry))?(?=$|[.,;](?!\\d))`,
      "gi",
    ),
    ([of = "", right = ""]) => (/[a-z]/i.test(right) ? right : `${right}${of}`),
  ],
  // "is 8. Hang on, that is another patient's. Yours is 45"
  [
    new RegExp(
      `\\b${value}[.,;] ${readsWrong}(?:the wrong|wrong|(?:somebody|someone) else['’]s|another (?:patient|person)['’]s|not yours|(?:the|your) (?:wife|husband|brother|sister|mother|father)['’]s)(?: (?:one|line|column|row|page|patient|person|chart|result|date))?[.,;] ${rightOne}(${value})(?: (?:now|today))?(?=$|[.,;]| (?:and|so|which)\\b)`,
      "gi",
    ),
    ([right = ""]) => right,
  ],
  // "for 3 days, well, more like a week"
  [
    new RegExp(
      `\\b(?:\\d{1,3}|an?|a few|a couple of) ${period}s?[.,;] (?:(?:well|no|actually|oh|sorry),? ){0,2}(?:it is |it was |maybe |probably )?(?:more like|closer to|nearer) ((?:about |around )?(?:\\d{1,3}|an?|a few|a couple of) ${period}s?)\\b`,
      "gi",
    ),
    ([right = ""]) => right,
  ],
  // "2 weeks. No, nearer 3"
  [
    new RegExp(
      `\\b(?:\\d{1,3}|an?|a few|a couple of) (${period}s?)[.,;] (?:(?:well|no|actually|oh|sorry),? ){1,3}(?:it is |it was |maybe |probably )?(?:more like |closer to |nearer(?: to)? |about |around |make (?:it|that) )(\\d{1,3})(?=$|[.,;])`,
      "gi",
    ),
    ([of = "", right = ""]) => `${right} ${of.replace(/(?<!s)$/, "s")}`,
  ],
  // "twice a day. No, 3 times"
  [
    new RegExp(`\\b${times}( (?:a|per|every|each) ${period})?${cue}(${times})\\b(?! (?:a|per|every|each) )`, "gi"),
    ([unit = "", right = ""]) => `${right}${unit}`,
  ],
  // "2016. No, hang on, my daughter was at college, 2018"
  [new RegExp(`\\b(?:19|20)\\d\\d${cue}${because}((?:19|20)\\d\\d)\\b`, "gi"), ([right = ""]) => right],
  // "It started Monday. No, it was after the party, so Sunday"
  [
    new RegExp(`\\b${weekday}${partOfDay}${cue}${because}(${weekday}${partOfDay})\\b${end}`, "gi"),
    ([right = ""]) => right,
  ],
  // "In March, I think. Hang on, no, it was before my birthday, so February"
  [
    new RegExp(`\\b${month}(?:,? (?:I think|maybe|or so))?${cue}${because}(${month})\\b${end}`, "gi"),
    ([right = ""]) => right,
  ],
  // "Last night. Well, yesterday afternoon really"
  [
    new RegExp(
      `\\b${lately}[.,;] (?:(?:well|no|actually|oh|sorry|or rather|I mean|wait),? ){1,3}(?:it (?:was|is) |more like )?(${lately})(?: really)?${end}`,
      "gi",
    ),
    ([right = ""]) => right,
  ],
  // "7. Well, no, an 8"
  [
    new RegExp(
      `^((?:(?:about|maybe|probably|it is|I would say|an?),? ){0,3})\\d{1,2}(?: out of 10)?[.,;] (?:well,? )?no,? (?:(?:it is|more like|actually|maybe|probably|make that),? )*(?:an? |about )?(\\d{1,2})(?=$|[.,;?!]| out of)`,
      "gi",
    ),
    ([before = "", right = ""]) => `${before}${right}`,
  ],
  // "My left ear hurts. No, the right one, sorry"
  [
    new RegExp(
      `\\b(?:left|right)\\b([^.?!\\d]{0,40})${cue}(?:the |my |on the )?(left|right)(?: one| side)?${end}`,
      "gi",
    ),
    ([between = "", right = ""]) => `${right}${between}`,
  ],
  // "My mother had breast cancer. Sorry, my aunt, not my mother"
  [
    new RegExp(
      `\\bmy (?:${relativeSource})\\b([^.?!,]{2,60})${cue}(my (?:${relativeSource}))\\b(?:,? not my (?:${relativeSource}))?(?=$|[.?!])`,
      "gi",
    ),
    ([between = "", right = ""]) => `${right}${between}`,
  ],
  // "an x-ray of the wrist no actually not the wrist the hand"
  [
    /\bthe ([a-z]{3,})\b,? (?:(?:no|sorry|wait|actually|well),? ){1,3}not the \1,? (?:but |it is )?the ([a-z]{3,})\b/gi,
    ([, right = ""]) => `the ${right}`,
  ],
  // "My shoulder is sore, the left"
  [
    new RegExp(
      `\\bmy (?=\\w)(${sitePart})\\b([^.,;?!]{0,40}), (?:it is )?(?:the|my) (left|right)(?: one)?(?=$|[.?!])`,
      "gi",
    ),
    ([part = "", between = "", side = ""]) => `my ${side} ${part}${between}`,
  ],
];

/** Returns words that compare a result with an earlier one: "down from 8.1". */
const comparedWith = (earlier: string, today: string): string =>
  `${Number.parseFloat(today) < Number.parseFloat(earlier) ? "down" : "up"} from ${earlier}`;

/** Returns the time of an earlier result with its preposition: " in March", " last week". */
const timeOf = (when: string): string =>
  when === "" || /^before$/i.test(when)
    ? ""
    : ` ${/^(?:last|yesterday)/i.test(when) ? "" : /day$/i.test(when) ? "on " : "in "}${when}`;

/**
 * Keeps the corrected value only, if the correction comes after more words, or in the next sentence: "2 glasses a
 * week. Well, no, a day" → "2 glasses a day". Also puts a side that is said at the end of a sentence before its part:
 * "My shoulder is sore, the left" → "my left shoulder is sore".
 *
 * @param text cleaned speech with numbers as digits.
 */
export function correctLater(text: string): string {
  let out = text;
  for (const [pattern, corrected] of corrections)
    // The groups come before the position of the match, which is the first number.
    out = out.replace(pattern, (_said, ...rest: unknown[]) =>
      corrected(
        rest
          .slice(
            0,
            rest.findIndex((value) => typeof value === "number"),
          )
          .map((value) => (typeof value === "string" ? value : "")),
      ),
    );
  return out;
}
