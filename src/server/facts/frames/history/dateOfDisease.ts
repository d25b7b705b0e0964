/** Source of a pattern for months and seasons. */
const months =
  "(?:(?:early|late|mid) )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter)";
/** Source of a pattern for how many years, months or weeks. */
const howMany = "(?:\\d{1,2}(?: (?:or|to) \\d{1,2})?|an?|a few|a couple of|several|many)";

/**
 * Matches the time of a disease right after its name, with the year, the age, the childhood and other times as groups:
 * "a stroke | in 2019", "asthma | as a kid".
 */
const datePattern = new RegExp(
  `^(?: (?:in|of) (?:my|the|his|her) [a-z]+)?,?(?: (?:way|back|diagnosed|about|around|just|maybe|probably|roughly|treated|found|only|had it|that was|which was|it was|I think))* (?:(?:in|since|from) ((?:19|20)\\d\\d)|(?:when I was|at(?: age)?|at the age of)(?: about| around| only| just)? (\\d{1,2})(?: years old)?|(?:as|when I was) an? (?:(?:little|small|young) )?(kid|child|baby|teenager|teen)|(in ${months}(?: (?:of )?(?:19|20)\\d\\d)?|${howMany} (?:years?|months?|weeks?) ago|last (?:year|month|week|spring|summer|fall|autumn|winter)|(?:for|since)(?: about| around| over| nearly)? ${howMany} (?:years?|months?)))(?=$|[,.;]| (?:and|but|or|so|with|when|after|now|that|which|then)\\b)`,
  "i",
);

/** Matches words before a disease for which something else was done at the time: "I took something for | anxiety". */
const forDiseasePattern =
  /(?<!\b(?:history|bouts?|attacks?|cases?|episodes?|diagnosis|diagnosed|living|suffered|suffering|dealt|dealing|down|sick|ill|came|come) )\b(?:for|of|with|from|about|due to|because of|on account of)(?: (?:the|my|an?))? $/i;

/**
 * Returns when a disease was, as a note writes it after its name, from the words around it; undefined if that is not
 * said.
 */
export function dateOfDisease(before: string, after: string): string | undefined {
  if (forDiseasePattern.test(before)) return undefined;
  const [, year, age, youth, other] = datePattern.exec(after) ?? [];
  if (year) return /^[^,]*\bsince\b/i.test(after.slice(0, 12)) ? `since ${year}` : year;
  if (age) return `at age ${age}`;
  if (youth) return /^teen/i.test(youth) ? "as a teenager" : /^baby/i.test(youth) ? "as a baby" : "in childhood";
  return other?.replace(
    /^since (?=(?:about |around |over |nearly )?(?:an?|many|several|\d{1,2}|a few|a couple of) )/i,
    "for ",
  );
}
