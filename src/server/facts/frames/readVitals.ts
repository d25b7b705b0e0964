import { unitOf } from "./vitals/unitOf";
import { weightUnit } from "./vitals/weightUnit";
import type { Fact, Slot } from "../Fact";
import type { Sentence } from "../segment/Sentence";
import { makeFact } from "./makeFact";
import { percentilesIn } from "./vitals/percentilesIn";
import { isPlausible } from "./vitals/isPlausible";
import { isEarlier } from "./vitals/isEarlier";
import { detailAfter } from "./vitals/detailAfter";
import { eyePressures } from "./vitals/eyePressures";
import { posturalPressures } from "./vitals/posturalPressures";
import { sentenceCase } from "../../../shared/sentenceCase";

/** Source of a pattern for the names of vital signs. */
const names =
  "blood pressure|bp|heart rate|pulse|resps|respirat\\w{0,9}|temperature|temp|oxygen\\w{0,9}|saturat\\w{0,9}|sats?|satting|weight|bmi|height|fever";
/** Source of a pattern for the words between the name of a vital sign and its value, without another name or number. */
const link = `(?:(?!${names}|\\d|\\bhome\\b|[.;?]).){0,60}?`;
/**
 * Vital signs: name in a note, pattern that captures the value, unit. The unit is "" for weight, where the text gives
 * it, and for vital signs without a unit.
 */
const measures: readonly (readonly [string, RegExp, string])[] = [
  ["Blood pressure", new RegExp(`\\b(?:blood pressure|bp)${link}(\\d{2,3}/\\d{2,3})`, "i"), "mmHg"],
  ["Heart rate", new RegExp(`\\b(?:heart rate|pulse(?! ox)(?: rate)?)${link}(\\d{2,3})s?\\b(?!/)`, "i"), "bpm"],
  [
    "Respiratory rate",
    new RegExp(
      `\\b(?:respiratory rate|resp rate|resps|respirations?|breathing rate)${link}(\\d{1,2})\\b|\\b(?:is|are) breathing (?:at |about |around )?(\\d{2})(?=$|[,.;]| (?:times|a minute|per|and|with))`,
      "i",
    ),
    "",
  ],
  [
    "Temperature",
    new RegExp(
      `\\b(?:temperature|temp|fever (?:of|at))${link}(\\d{2,3}(?:\\.\\d+)?)|\\b(?:he|she|you|they) (?:is|are) (?:at |still |now |about )?((?:9[5-9]|10[0-7]|3[5-9]|4[01])\\.\\d)(?=$|[,.;]| (?:now|here|degrees|today|and|with|at triage)\\b)`,
      "i",
    ),
    "degrees",
  ],
  [
    "Oxygen saturation",
    new RegExp(
      `\\b(?:oxygen(?: saturation| level)?|o2(?: sat(?:uration)?s?)?|sats?|saturat\\w{0,9}|satting|pulse ox(?:imetry)?|spo2)${link}(\\d{2,3})(?: ?%)?|\\b(\\d{2,3}) ?(?:%|percent) on (?:room air|\\d|oxygen|air)`,
      "i",
    ),
    "%",
  ],
  [
    "Weight",
    /\b(?:(?:weight (?:is|was|today is|today|of|at|:)|weight(?= \d)|weighs?|weigh(?:ed|ing)?(?: in)?(?: at)?) (?:about |around |now )?(?=\d)|(?:he|she|you) (?:is|are) (?:about |around |now )?(?=\d{2}))(\d{1,3}(?:\.\d+)?) ?(?:pounds|lbs?|kilos?|kilograms?|kgs?|stones?(?: (?:and )?\d{1,2}(?:\.\d)?(?: ?(?:pounds?|lbs?))?)?)\b|\bweight(?:'s)?,? (?:(?:is|today|of|at) )*(\d{2,3}(?:\.\d)?)(?=$|[.,;](?!\d))/i,
    "",
  ],
  ["BMI", new RegExp(`\\b(?:bmi|body mass index)${link}(\\d{2}(?:\\.\\d+)?)`, "i"), ""],
  [
    "Peak flow",
    /\b(?:you|he|she)(?: have)?(?: just)? blew (?:a |an |about )?(\d{2,3})\b|\bpeak flow(?:'s)? (?:today|here|now)? ?(?:(?:is|was|of) )?(?:up to |down to |at |now )?(\d{2,3})\b(?! percent)/i,
    "",
  ],
  [
    "Fundal height",
    /\b(?:fund(?:al height|us)|(?:your|the) bump)(?: today)? (?:is|was|measures|measuring|of|at)(?: at)? (\d{1,2}(?:\.\d)?) ?(?:cm|centimet(?:er|re)s?)\b/i,
    "cm",
  ],
  [
    "Fetal heart rate",
    /\b(?:f(?:o)?etal heart(?: tones?)?|heart tones?|baby's heart ?(?:beat)?|(?:there is|that is|here is|I can hear) (?:the|that|a (?:nice |good |strong )*) ?heart ?beat)(?! rate)\b[^.;?]{0,60}?(1\d\d)\b/i,
    "bpm",
  ],
  [
    "Length",
    /\blength (?:is |of |was |at )?(?:today )?(\d{2,3}(?:\.\d+)?(?: and a half)?) ?(?:cm|centimet(?:er|re)s?)\b/i,
    "cm",
  ],
  ["Length", /\blength (?:is |of |was |at )?(?:today )?(\d{2}(?:\.\d+)?(?: and a half)?) ?inch(?:es)?\b/i, "inches"],
  [
    "Head circumference",
    /\bhead (?:(?:circumference|size) (?:is |of |was |at )?|is |at )(?:today )?(\d{2}(?:\.\d+)?(?: and a half)?)(?= ?(?:cm|centimet(?:er|re)s?)|$|[.,;])/i,
    "cm",
  ],
  [
    "Neck circumference",
    /\bneck (?:circumference |size )?(?:is |measures |of )(?:about |around )?(\d{2}(?:\.\d)?(?: and a half)?) ?(?:inch(?:es)?)\b/i,
    "inches",
  ],
  ...eyePressures,
  [
    "Height",
    /\bheight (?:is|of|was) (\d(?:'| feet| foot| ft)[ \d"]*(?:inch(?:es)?)?)|\bheight,?(?: is| of| was)? (1\d\d(?:\.\d)?)(?=$|[,.;]| ?(?:cm|centimet)| and\b)/i,
    "",
  ],
];
/** Matches the verdict after a value: "146/92, | which is a bit high". */
const verdictAfterPattern =
  /^,? (?:(?:which|that|and that|so that|it) (?:is|was) |so )?(?:still |just |only |again |quite |pretty |very |really |on the )*(?:(?:a|tiny|little|bit|slightly|mildly|tad) )*(high|elevated|low|raised)(?: side)?(?=$|[.,;]| (?:and|but|for|today|so|which|because|again|side)\b)/i;
/** Matches words before a value that was taken again: "I rechecked it". */
const repeatedPattern =
  /\b(?:repeat\w*|recheck\w*|re-check\w*|took it again|I (?:just |then )?got|checked (?:it )?again|(?:second|third) (?:reading|time|one))\b/i;
/** Matches words for the mean of several readings: "the average". */
const averagedPattern = /\b(?:averages?|averaged|averaging|the mean)\b/i;
/** Matches a denial of fever: "you are not running a fever". */
const noFeverPattern =
  /\b(?:not (?:currently )?(?:running|have|having|appreciate|see|note) (?:a |any )?(?:fever|temperature)|no (?:fever|temperature)|afebrile)\b/i;
/** Matches a verdict on all vital signs together: "your vitals look good". */
const overallPattern =
  /\b(?:your |the |his |her )?(vital(?: sign)?s|obs|observations)\b(?:.{0,30}?|[^.;?]{0,120}?\beverything (?:looks?|looked|is|was|seems?) (?:really |pretty |very |all )*)\b(good|great|fine|normal|stable|within normal limits|unremarkable|okay|perfect)\b/i;
/** Matches a verdict on all vital signs that the sentence does not name: "your other vital signs look good". */
const otherSignsPattern =
  /\bother (?:vital(?: sign)?s|vitals|obs) (?:are|look|were|is|looked) (?:all |really |pretty |very |just )*(good|great|fine|normal|stable|within normal limits|unremarkable|okay)\b/i;
/** Matches the names of the vital signs on which `qualitativePattern` matches a verdict. */
const judgedNamesPattern =
  /\b(?:blood pressure|heart rate|pulse|temperature|oxygen(?: saturation|ation)?|respiratory rate|weight)\b/gi;
/** Matches a verdict on one vital sign without a value: "your blood pressure is high". */
const qualitativePattern =
  /\b(blood pressure|heart rate|pulse|temperature|oxygen(?: saturation|ation)?|respiratory rate|weight)\b(?: \w+){0,4}? (?:is|was|looks?|are|runs?|running)(?: (?:a|really|pretty|very|quite|just|still|also|bit|little|slightly|on the))* (elevated|high|higher|low|lower|normal|good|great|fine|stable|perfect|excellent|higher side|controlled|well[- ]controlled)\b/i;

/** Matches the target for a value, which was not measured: "we want that reading to be between 88 and 92". */
const targetPattern =
  /\b(?:(?:want|like|aim(?:ing)?|hop(?:e|ing)|need|prefer)\b(?:(?!\b(?:is|was|were|because|since)\b)[^.,;?]){0,60}\b(?:between|above|over|at least|around|under|below|less than|more than|down to|up to|to be|back to|aim(?:ing)? for)|(?:target|goal|aim)\b[^.,;?]{0,20}\b(?:is|of|for|between|under|below|above|over)) \d{1,3}(?:[./]\d{1,3})?%?(?: (?:and|to) \d{1,3}%?)?/gi;

/** Matches a short "is" between a measure and its value: "weight's | 24 pounds". */
const shortIsPattern =
  /\b(weight|length|height|fundal height|head circumference|head|peak flow)['\u2019]s (?=(?:[a-z]+ )?\d)/gi;

/**
 * Reads the vital signs in one sentence: values with units, or verdicts without a value ("vital signs stable").
 * @param reading the vital signs named before the sentence; updated with those that the sentence names.
 */
export function readVitals(sentence: Sentence, reading: VitalReading): Fact[] {
  const isListed =
    /\b(?:vital(?: sign)?s|obs|observations)\b/i.test(sentence.text) || reading.vitalsIn === sentence.turn;
  if (isListed) reading.vitalsIn = sentence.turn;
  const text = withVitalName(sentence, reading).replace(targetPattern, "").replace(shortIsPattern, "$1 is ");
  const postural = posturalPressures(text);
  const growth = percentilesIn(text).map((each) => vital(sentence, each));
  const facts = measures.flatMap(([name, pattern, unit]): Fact[] => {
    const match = pattern.exec(text);
    const value = (match?.[1] ?? match?.[2])?.trim();
    if (!match || !value) return [];
    if (name === "Blood pressure" && postural.length > 0)
      return postural.map((each) => vital(sentence, { name: `${name} (${each.position})`, value: each.value, unit }));
    if (!isPlausible(name, value) || isLimit(text, match)) return [];
    const isFetal = name === "Heart rate" && /\b(?:baby|baby's|f(?:o)?etal|f(?:o)?etus|fundal|fundus is)\b/i.test(text);
    const unitSaid = unitOf(name, unit, match[0], value);
    const after = text.slice(match.index + match[0].length);
    const again = name === "Blood pressure" ? repeatedPressure(text, match) : null;
    const taken =
      name === "Blood pressure" && repeatedPattern.test(match[0])
        ? " (repeat)"
        : averagedPattern.test(text)
          ? " (average)"
          : isEarlier(text.slice(0, match.index) + match[0].replace(/\d.*$/, ""), after)
            ? " (earlier)"
            : positionIn(text, match);
    return [
      vital(sentence, {
        name: isFetal ? "Fetal heart rate" : `${name}${taken}`,
        value,
        unit: weightUnit(unitSaid),
        interpretation:
          verdictIn(match[0]) ?? verdictAfterPattern.exec(after)?.[1]?.toLowerCase().replace("raised", "elevated"),
        detail: detailAfter(name, after, match[0]),
      }),
      ...(again ? [vital(sentence, { name: "Blood pressure (repeat)", value: again, unit })] : []),
    ];
  });
  if (growth.length > 0) return [...facts, ...growth];
  if (facts.length > 0) {
    const isAfebrile = noFeverPattern.test(text) && !facts.some(({ slots }) => slots.name?.text === "Temperature");
    const others = otherSignsPattern.exec(text)?.[1];
    return [
      ...facts,
      ...(isAfebrile ? [vital(sentence, { name: "Temperature", interpretation: "afebrile" })] : []),
      ...(others ? [vital(sentence, { name: "Other vital signs", interpretation: others.toLowerCase() })] : []),
    ];
  }
  const exceptions = exceptionsIn(sentence, text, isListed);
  if (exceptions.length > 0) return exceptions;
  const all = overallPattern.exec(text);
  if (all?.[2]) {
    const name = /\bother (?:vital|obs)/i.test(text) ? "Other vital signs" : "Vital signs";
    return [vital(sentence, { name, interpretation: all[2].toLowerCase() })];
  }
  const judged = judgedVitals(sentence, text);
  return judged.length === 0 && isListed && noFeverPattern.test(text)
    ? [vital(sentence, { name: "Temperature", interpretation: "afebrile" })]
    : judged;
}

const vital = (sentence: Sentence, slots: Partial<Record<Slot, string | undefined>>): Fact =>
  makeFact({
    kind: "vital",
    from: [sentence],
    slots: { ...slots, value: slots.value?.replace(/ and a half$/, ".5") },
  });

/** Matches words before a value that is a limit or a target: "a temperature over 38", "we aim for 130/80". */
const limitsPattern = /\b(?:over|above|below|under|(?:less|more|greater|higher|lower) than|aim\w*|goals?|targets?)\b/i;

/** Returns whether the value of a vital sign was not measured, but is a limit or a target. */
function isLimit(text: string, match: RegExpExecArray): boolean {
  const end = match.index + match[0].length;
  const before = text
    .slice(Math.max(0, end - 100), end)
    .replace(/\b(?:over|above|below|under|at|near) (?:the |your |our )?(?:goal|target)\b/gi, "");
  const afterPattern = /^(?:°| degrees)?,? or (?:higher|above|over|more|greater|below|lower|less)\b/i;
  return limitsPattern.test(before) || afterPattern.test(text.slice(end));
}

/**
 * Returns the second blood pressure of a sentence if it was taken again: "I repeated it and got 144/86". Null if there
 * is none.
 */
function repeatedPressure(text: string, first: RegExpExecArray): string | null {
  const after = text.slice(first.index + first[0].length);
  const second = /\b\d{2,3}\/\d{2,3}\b/.exec(after);
  return second && repeatedPattern.test(after.slice(0, second.index)) ? second[0] : null;
}

/** Names of vital signs in a note, each with a pattern that captures a verdict without a value: "slight fever". */
const abnormal: readonly (readonly [string, RegExp])[] = [
  [
    "Temperature",
    /\b((?:slight|mild|low[- ]grade|high|small|bit of a|little) (?:fever|temperature)|(?:mildly |slightly |a (?:little|bit) )?febrile)\b/i,
  ],
  [
    "Temperature",
    /\b(?:do have|do see|do note|do recognize|(?:there|here) is|except(?: for)?|apart from|other than|aside from|but) an? (fever)\b/i,
  ],
  [
    "Heart rate",
    /\b(?:heart(?: rate|beat)?|pulse)(?: is| was| looks?| being| that is)?((?: (?:a|bit|little|slightly|somewhat|quite|pretty|very|running|too|on the|tad|mildly))* (?:fast|rapid|slow|high|elevated|up|racing))\b/i,
  ],
  [
    "Heart rate",
    /\b((?:slightly |mildly |bit of a |little )?(?:fast|rapid|slow|elevated|high)) (?:heart(?: rate|beat)?|pulse)\b/i,
  ],
  [
    "Blood pressure",
    /\b(?:blood )?pressure(?: is| was| looks?| runs?| being| that is)?((?: (?:a|bit|little|slightly|somewhat|quite|pretty|very|running|too|on the|tad|mildly))* (?:high|elevated|up|low))\b/i,
  ],
  ["Blood pressure", /\b((?:slightly |mildly |bit of a |little )?(?:high|elevated|low)) (?:blood )?pressure\b/i],
  [
    "Oxygen saturation",
    /\b(?:oxygen|o2|sats?)(?: level| saturation)?(?: is| was| looks?)?((?: (?:a|bit|little|slightly))* low)\b/i,
  ],
];

/**
 * Reads the vital signs that are called abnormal without a value, and the verdict on all others: "your vitals look good
 * except for a slight fever".
 * @param isListed true if the vital signs were named together in this turn; otherwise the result is empty.
 */
function exceptionsIn(sentence: Sentence, text: string, isListed: boolean): Fact[] {
  if (!isListed || /\b(?:you (?:said|mentioned|told|had|reported)|history of)\b/i.test(text)) return [];
  const found = new Map<string, string>();
  for (const [name, pattern] of abnormal) {
    const match = pattern.exec(text);
    const words = match?.[1];
    if (
      !match ||
      !words ||
      found.has(name) ||
      /\b(?:no|not|without|never)\b[^,.;]{0,20}$/i.test(text.slice(0, match.index))
    )
      continue;
    found.set(
      name,
      words
        .trim()
        .toLowerCase()
        .replace(/^(?:a )?(?:bit|little|tad)(?: of a)? /, "slightly ")
        .replace(/^slightly (?=fever|temperature)/, "slight ")
        .replace(/\b(?:running|on the) /g, "")
        .replace(/^temperature$/, "elevated"),
    );
  }
  const rest = overallPattern.exec(text)?.[2];
  return [
    ...[...found].map(([name, interpretation]) => vital(sentence, { name, interpretation })),
    ...(found.size > 0 && rest
      ? [vital(sentence, { name: "Other vital signs", interpretation: rest.toLowerCase() })]
      : []),
  ];
}

/**
 * Returns the position in which a blood pressure was taken, in parentheses after a space: " (sitting)"; "" if it was
 * not said.
 */
function positionIn(text: string, match: RegExpExecArray): string {
  const near = `${text.slice(Math.max(0, match.index - 24), match.index)}${match[0]}${text.slice(match.index + match[0].length, match.index + match[0].length + 20)}`;
  const position =
    /\b(lying|supine|sitting|standing|seated)\b/i.exec(match[0])?.[1] ??
    /\b(lying|supine|sitting|standing|seated)\b/i.exec(near)?.[1];
  return position && /pressure/i.test(match[0]) ? ` (${position.toLowerCase()})` : "";
}

/** Reads one verdict on one or more vital signs without values: "your blood pressure and your heart rate look good". */
function judgedVitals(sentence: Sentence, text: string): Fact[] {
  const one = qualitativePattern.exec(text);
  if (!one?.[1] || !one[2]) return [];
  const interpretation = one[2].toLowerCase().replace("higher side", "elevated");
  // "Your vitals, including your weight, and everything looks good" is a verdict on all of them.
  if (/\beverything\b/i.test(one[0]))
    return /\b(?:vitals|vital signs|obs)\b/i.test(text)
      ? [vital(sentence, { name: "Vital signs", interpretation })]
      : [];
  const listed = [...text.slice(0, one.index + one[0].length).matchAll(judgedNamesPattern)].map(([name]) => name);
  return listed.map((name) =>
    makeFact({
      kind: "vital",
      from: [sentence],
      slots: { name: sentenceCase(name.toLowerCase()), interpretation },
    }),
  );
}

/** What earlier sentences named, so that a later one can give the value. */
interface VitalReading {
  /**
   * The vital sign that was last named without a value, and the id of its turn: "your blood pressure is good. It is
   * 132/80."
   */
  vital: { name: string; turn: string } | null;
  /** Id of the turn that last named the vital signs together: "your vitals". */
  vitalsIn: string | null;
}

/** Number of characters at the start of a sentence that can name a vital sign of its own. */
const openingLength = 30;

/**
 * Returns the text with the name of the vital sign before its value, if only an earlier sentence of the turn named it;
 * updates `reading`.
 */
function withVitalName({ text, turn }: Sentence, reading: VitalReading): string {
  const named = new RegExp(`\\b(${names})\\b(?!.*\\d)`, "i").exec(text)?.[1];
  const pending =
    reading.vital?.turn === turn &&
    /^(?:and |so )*(?:it (?:is|was|looks)|at|that is|that was|about|look|looking|we are)?(?: [a-z]+){0,6} \d{2,3}/i.test(
      text,
    ) &&
    !new RegExp(`\\b(?:${names})\\b`, "i").test(text.slice(0, openingLength))
      ? reading.vital.name
      : null;
  reading.vital = named ? { name: named, turn } : pending ? null : reading.vital;
  if (pending) return `${pending === "fever" ? "temperature" : pending} ${text}`;
  // Two numbers in these ranges with a slash between them are a blood pressure, named or not.
  return /\b(?:[89]\d|1\d\d|2[0-4]\d)\/(?:[4-9]\d|1[0-3]\d)\b/.test(text) && !/\b(?:blood pressure|bp)\b/i.test(text)
    ? text.replace(/(?=\b\d{2,3}\/)/, "blood pressure ")
    : text;
}

/** Returns how a value is judged in words: "elevated". */
function verdictIn(words: string): string | undefined {
  return /\b(elevated|high|low|slightly elevated)\b/i.exec(words)?.[1]?.toLowerCase();
}
