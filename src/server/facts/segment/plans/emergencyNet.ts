import { findSymptoms } from "../../terms/findSymptoms";
import { lowerFirst } from "../../../platform/lowerFirst";
import { rememberResults } from "../../../platform/rememberResults";
import { careIfSigns } from "./careIfSigns";
import { emergencyPlace as place } from "./emergencyPlace";

/** The warning signs of a safety net as a condition, "if you faint", and what to do then. */
export interface Net {
  when: string;
  object: string;
}

/** Source of a pattern for words that add nothing at the start of a safety net. */
const opening =
  "(?:(?:and|so|but|now|then|also|okay|remember|obviously|basically|like I said|the important (?:bit|part|thing)),? ){0,4}";
/** Source of a pattern for how soon care is needed: "the same day", "straight away". */
const soon =
  "(?:,? (?:straight|right) ?away| immediately|,? (?:the |that )?(?:very )?same day| at once| now|,? day or night|,? any ?time| too| as well)";
/** Source of a pattern for a number or place of emergency care, or for several: "999 or A and E". */
const places = `(?:(?:the|your|an?|nearest|local|closest) ){0,3}${place}(?:,? (?:or|and) (?:(?:the|your|an?|nearest|local) ){0,3}(?:to )?${place})?`;

/** Matches an emergency place as the verdict on the signs before it: ", that is the ER, that same day". */
const verdictPattern = new RegExp(
  `(?:(?:,|:| -+) ?(?:(?:that|this|it|those|they|all of (?:that|those)|then (?:that|it))(?: is| are| would be| means)(?: a)? (?:all |reasons? for )?|then )?|(?<=[a-z]) (?:that|this|it) (?:is|would be) )(?:straight |right |back |over )?(?:to |into |in to |in at )?\\b(${places})\\b${soon}{0,2}(?:,? (?:do not (?:wait|hang (?:about|around)|drive)\\b[a-z ]{0,30}|and (?:do not wait|be seen)[a-z ]{0,20}|please))?$`,
  "i",
);
/** Matches a verdict that refers to the one before: ", same thing", "straight in too", "bring her straight in". */
const samePattern =
  /,? (?:(?:that is |it is )?(?:the )?same (?:thing|again|goes|place|story)(?: (?:again|there|for that))?|(?:that is |(?:then |you )?(?:bring|get|rush|take) (?:him|her|them|the (?:baby|child)) )?(?<!\b(?:come|go) )straight (?:back )?in(?: (?:too|as well|again))?)$/i;
/** Matches emergency care before the signs that call for it: "ring 999 or go to A&E if". */
const beforeSignsPattern = new RegExp(
  `^${opening}(?:(?:I (?:would|want|will) |you (?:should|must|need to|have to|want to) )?(?:like you to |want you to |ask you to |you to |please |just )*(?:come (?:straight |right )?back(?: in)?,? or )?(?:(?:call|ring|dial|phone|go|get|come|head|seek)(?: (?:straight|right|back|us|me|yourself|him|her)){0,2}(?: or)?(?: (?:to|into|for))? )?)(${places}(?:,? or (?:(?:go|call|ring|come) )?(?:to )?${place})?)${soon}{0,2},? (?=(?:if|when|for)\\b)`,
  "i",
);
/** Matches a call of the clinic besides a number, before the signs: "ring us or 111 the same day if". */
const callBeforeSignsPattern = new RegExp(
  `^${opening}((?:call|ring|phone) (?:us|me|the (?:surgery|clinic|office|practice))(?: or (?:${place}))?${soon}{0,2}),? (?=(?:if|when|for)\\b)`,
  "i",
);
/** Matches what to do about a drug when signs appear: ", stop the naproxen and call". */
const stopsDrugPattern =
  /,? (?:then )?(?:you )?((?:stop|hold|pause|skip|leave off) (?:the |your |taking (?:the )?)?[a-z][^,.;?!]{2,60}?(?: (?:until|till) [^,.;?!]{3,40})?,? and (?:call|ring|phone|come back|come in|see|let)\b[^,.;?!]{0,40})$/i;
/** Matches words that show that a text is no instruction: a report, or what need not be done. */
const noInstructionPattern =
  /\b(?:went|took (?:me|him|her|you)|was in|were in|did you|have you been|had to|do not need|no need|last time|discharged|admitted|ago)\b/i;
/** Matches the start of a condition. */
const ifPattern = /^(?:and |or |so )?(?:if|when|whenever|in case|should|unless)\b/i;
/** Matches warning signs that are not symptoms of the lexicon. */
const signPattern =
  /\b(?:temperature|fever|hot|red|blood|bleed\w*|swell\w*|swollen|pus|breath\w*|pain|rash|blue|weak\w*|numb\w*|confus\w*|fits?|seizures?|faint\w*|collapse|vomit\w*|speak|speech|drops?|droops?|wake|pee|bladder|bowels?|wound|heart|head|worse|urine|wee|wet|drinking|drowsy|floppy|thoughts)\b/i;

/** Maximum number of words of the signs of one sentence of a note. */
const maxSigns = 24;
/** Maximum number of characters of a safety net: a longer text is several sentences that run together. */
const maxLength = 600;

/**
 * Returns the warning signs and the emergency care that a sentence names, whatever their order and whether or not it
 * has an "if": "Any numbness, that's the ER, same day", "999 if he is hard to wake". Null for other sentences.
 */
export const emergencyNet = rememberResults((text: string): Net | null => {
  if (text.length > maxLength || noInstructionPattern.test(text)) return null;
  const told = careIfSigns(text);
  if (told) return told;
  const said = text.replace(/[?.]$/, "");
  const first = callBeforeSignsPattern.exec(said) ?? beforeSignsPattern.exec(said);
  // "Call 911 if you faint" is read as it is; a longer list is split.
  if (first && /^(?:call|ring|go|come)\b/i.test(said) && said.split(" ").length <= maxSigns) return null;
  if (first) return netOf(said.slice(first[0].length), careIn(first[1] ?? ""));
  const same = samePattern.exec(said);
  if (same) return netOf(said.slice(0, same.index), "seek emergency care");
  const stops = stopsDrugPattern.exec(said);
  if (stops) return netOf(said.slice(0, stops.index), (stops[1] ?? "").replace(/\blet (me|us) know$/i, "call $1"));
  const verdict = verdictPattern.exec(said);
  if (!verdict || verdict.index === 0) return null;
  const isStraight = /\bstraight (?:to|in)/i.test(verdict[0]);
  const care = careIn(verdict[1] ?? "").replace(/^go to/, isStraight ? "go straight to" : "go to");
  return netOf(said.slice(0, verdict.index), `${care}${/\bsame day\b/i.test(verdict[0]) ? " the same day" : ""}`);
});

/** Returns an instruction to get emergency care from its numbers and places: "999 or A&E" → "call 999 or go to A&E". */
function careIn(named: string): string {
  if (/^(?:call|ring|phone)\b/i.test(named)) return named.replace(/^(?:ring|phone)\b/i, "call");
  return named
    .replace(/\ba and e\b/gi, "A_and_E")
    .replace(/^an emergency$/i, "the emergency department")
    .replace(/,? (?:and|or) (?:(?:go|call|ring|come) )?(?:to )?/gi, " or ")
    .split(" or ")
    .map((each) =>
      /^(?:\d|triple)/i.test(each)
        ? `call ${each}`
        : `go to ${/^(?:the|your|a)\b/i.test(each) ? each : placeName(each)}`,
    )
    .join(" or ")
    .replace(/ or call (?=\d)/g, " or ")
    .replace("A_and_E", "A and E");
}

const placeName = (each: string): string =>
  /^(?:a(?:&|_and_)e|casualty|hospital)$/i.test(each) ? each : `the ${each}`;

/** Returns a safety net of its signs and its instruction; null if the words name no sign. */
function netOf(signs: string, object: string): Net | null {
  const bare = signs
    .replace(new RegExp(`^${opening}`, "i"), "")
    .replace(/^for /i, "")
    .replace(/(?<![\s,])[\s,]+$/, "");
  const at = bare.search(/\b(?:if|when|whenever|should) (?:you|he|she|they|it|the|your|his|her|there|any)\b/i);
  // "So, Gemma, if he …": names before the condition
  const condition =
    at > 0 && at < 30 && /^(?:[a-z]+,? ){1,4}$/i.test(bare.slice(0, at)) && !signPattern.test(bare.slice(0, at))
      ? bare.slice(at)
      : bare;
  if (condition.split(" ").length < 2 || (!signPattern.test(condition) && findSymptoms(condition).length === 0))
    return null;
  if (/\b(?:you|or|and) (?:should |must |can |need to )?(?:call|ring|text|go to|come|stop|take|use)\b/i.test(condition))
    return null;
  if (/^(?:this|that|it|what|I|we|my|let|take|do not|use|keep|then|the (?:plan|doctor))\b/i.test(condition))
    return null;
  return {
    when: ifPattern.test(condition) ? lowerFirst(condition) : `if there ${beOf(condition)} ${lowerFirst(condition)}`,
    object,
  };
}

/** Returns a safety net as several ones with the same instruction if it has too many signs for one sentence. */
export function splitNet({ when, object }: Net): Net[] {
  if (when.split(" ").length <= maxSigns) return [{ when, object }];
  const who = /\b(you|he|she|they)\b/i.exec(when)?.[1]?.toLowerCase() ?? "you";
  const groups: string[] = [];
  for (const part of when.split(/, (?=or )|, (?:and |so )?/)) {
    // "or new", "so that is, it started Sunday"
    if ((/^(?:or )?[a-z]{1,6}$/i.test(part) && !signPattern.test(part)) || /^(?:that is|it started|so)\b/i.test(part))
      continue;
    const last = groups.at(-1);
    if (last !== undefined && `${last} ${part}`.split(" ").length <= maxSigns)
      groups[groups.length - 1] = `${last}, ${part}`;
    else groups.push(part);
  }
  return groups.map((group, i) => ({ when: i === 0 ? group : asCondition(group, who), object }));
}

/** Returns signs as a condition: "you lose control" → "if you lose control", "fever" → "if there is fever". */
function asCondition(signs: string, who: string): string {
  return asOneCondition(signs.replace(/^(?:and|or|so) /i, ""), who);
}

/** As `asCondition`, for signs without "or" before them. */
function asOneCondition(signs: string, who: string): string {
  if (ifPattern.test(signs)) return lowerFirst(signs);
  if (
    /^(?:you|he|she|they|it|there|your|his|her|their|the)\b[^,]* (?:is|are|has|have|goes|go|gets?|feels?|drops?|cannot|can|will|lose|loses|starts?|faints?|stops?|falls?|[a-z]+s)\b/i.test(
      signs,
    ) ||
    /^(?:you|he|she|they|it) [a-z]/i.test(signs)
  )
    return `if ${signs}`;
  return /^(?:cannot|can not|falls?|faints?|stops?|loses?|starts?|gets?|feels?|has|is|becomes?|develops?|coughs?|vomits?|not)\b/i.test(
    signs,
  )
    ? `if ${who} ${signs.replace(/^not /i, who === "you" || who === "they" ? "are not " : "is not ")}`
    : `if there ${beOf(signs)} ${signs}`;
}

/** Returns "are" before several signs of one kind, "black stools", otherwise "is". */
const beOf = (signs: string): string =>
  /^(?:any |more |some )?(?:[a-z]+ )?(?!(?:was|is|has|loss|illness|redness|weakness|numbness|pus|sickness|dizziness|drowsiness|breathlessness|tightness|hoarseness|stiffness)\b)[a-z]{3,}[^s]s(?=,| or |$)/i.test(
    signs,
  )
    ? "are"
    : "is";
