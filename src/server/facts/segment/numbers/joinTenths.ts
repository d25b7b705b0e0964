/** Source of a pattern for a temperature in whole degrees, Celsius or Fahrenheit, and its tenth without "point". */
const degreesAndTenth = String.raw`(3[4-9]|4[0-2]|9[4-9]|10[0-8]) (?:and )?(\d|one)`;
/** Source of lookaheads that exclude that the second number is a count: "38 2 weeks", "100 5 times", "39 1 to 2". */
const noCount = String.raw`(?![\d/.%-]*\d)(?! ?%| (?:mg|mcg|ml|milli|micro|mils?|hours?|days?|nights?|weeks?|months?|years?|times?|minutes?|out of|to |or |percent|pounds?|kilos?|kg|tablets?|doses?))`;
/** Matches a temperature after a word for it: "temperature is 38 4". */
const namedPattern = new RegExp(
  String.raw`(\b(?:temp(?:erature)?s?|fevers?|febrile|thermometer)\b[^.;?\d]{0,40})\b${degreesAndTenth}\b${noCount}`,
  "gi",
);
/** Matches a temperature that is said alone: "39 2 last night". */
const alonePattern = new RegExp(
  String.raw`^((?:(?:it|the highest|the last one|that) (?:was|went|got|is)(?: up)?(?: to)? |(?:about|around|like|up to|almost|nearly|over|well|oh|um),? ){0,3})(3[7-9]|4[01]) (\d)(?= (?:last night|this morning|yesterday|overnight|degrees|celsius|on the (?:thermometer|forehead)|under the arm|in the (?:ear|night|morning)|by mouth)\b)`,
  "gi",
);
/** Matches a temperature in the answer to a question about it: "39 2". */
const answerPattern = /\b(3[5-9]|4[0-2]|9[5-9]|10[0-8]) (\d)\b(?![./%\d])/g;

/** Joins a temperature that is said without "point": "temperature is 38 4" → "temperature is 38.4". */
export const joinTenths = (text: string): string =>
  text
    .replace(namedPattern, (_all, name: string, degrees: string, tenth: string) => `${name}${degrees}.${digit(tenth)}`)
    .replace(alonePattern, "$1$2.$3");

/** Returns a tenth as a digit; `toDigits` leaves a lone "one" as a word. */
const digit = (tenth: string): string => (tenth === "one" ? "1" : tenth);

/** Joins each temperature in the answer to a question about a temperature: "39 2" → "39.2". */
export const joinAnsweredTenths = (text: string): string => text.replace(answerPattern, "$1.$2");

/** Matches a value of visual acuity said without "over", as `toDigits` leaves it: "6 9", "612", "2040". */
const acuityPattern =
  /(?<![\d/.])(?:6 ?(4|5|6|9|12|18|24|36|60)|20 ?(15|20|25|30|40|50|60|70|80|100|200))(?![\d/.%]| (?:weeks?|months?|years?|days?|mg|mm|cm)\b)/g;

/** Writes the acuity in a sentence about vision as a fraction: "Vision is 6 9 on the right" → "Vision is 6/9 …". */
export const joinAcuity = (text: string): string =>
  /\b(?:vision|acuity|snellen)\b/i.test(text)
    ? text.replace(acuityPattern, (_all, metric: string | undefined, feet: string | undefined) =>
        metric === undefined ? `20/${feet ?? ""}` : `6/${metric}`,
      )
    : text;

/** Joins the parts of a measurement that was said in several words: "2 and a half cm" → "2.5 cm". */
export const joinMeasured = (text: string): string =>
  joinAcuity(joinTenths(text)).replace(/\b(\d{1,2}) and a half[ -](?=cm\b|mm\b|centimet|millimet|inch)/gi, "$1.5 ");
