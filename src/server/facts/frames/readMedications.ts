import { rememberResults } from "../../platform/rememberResults";
import type { MedicationState } from "../Fact";
import { type DrugMention, findDrugs, isDrugClass } from "../terms/findDrugs";
import { sentenceCase } from "../../../shared/sentenceCase";

/** A drug and how it is taken, read from one clause. */
export interface MedicationMention {
  drug: DrugMention;
  dose?: string;
  unit?: string;
  route?: string;
  frequency?: string;
  duration?: string;
}

/** Matches a dose, which is a number or range with its unit: "10 mg", "1 to 2 tablets". */
const amountPattern =
  /(?<!\d)(\d{1,9}(?:[.,]\d{1,9}){0,3}(?:\/\d{1,9})?(?: ?(?:to|-) ?\d{1,9})?) ?(mg|mcg|mL|g|grams?|micrograms?|mics|milligrams?|mils?|millilit(?:er|re)s?|units?|iu|international units|puffs?|tablets?|pills?|capsules?|drops?|sprays?|%|teaspoons?)(?![a-z])/gi;
/** Matches a frequency: "twice a day", "every 8 hours", "as needed". */
const frequencyPattern =
  /\b(?:(?:one|two|three|four|five|six|\d)(?: (?:to|or) \d)? (?:days?|nights?|mornings?|evenings?) (?:a|per|each|every|out of the) week|most (?:days|nights|mornings|evenings)|(?:once|twice|(?:one|two|three|four|\d)(?: (?:to|or) \d)? times?) (?:a|per|each|every) (?:day|week|month|night)|(?:once|twice|three times|\d times) (?:daily|weekly|nightly|monthly)|daily|every (?:\d+(?: (?:to|or) \d+)? hours?|other day|day|morning|night|evening|week|\d+ (?:days|weeks|months))|(?:each|every) (?:mon|tues|wednes|thurs|fri|satur|sun)day|each (?:morning|night|day|evening)|(?:a few|a couple(?: of)?|few|couple(?: of)?|several|many) times (?:a|per|each|every) (?:day|week|month)|(?<!\btimes )(?:a|per) (?:day|week)|(?:at|before) (?:night|bedtime|bed)|in the (?:morning|evening)s?|(?:in the )?mornings? and (?:at )?(?:nights?|evenings?)|first thing(?: in the morning)?|last thing at night|of (?:a|an) (?:morning|night|evening)|(?:before|after) (?:breakfast|lunch|dinner|supper|tea|food|meals|eating|each meal)|on an empty stomach|(?:on )?alternate days|thrice (?:a day|daily)|weekly|nightly|b\.?i\.?d\.?|t\.?i\.?d\.?|q\.?i\.?d\.?|q\.?d\.?|bd|tds|qds|qhs|q\d+h|with (?:meals|food|breakfast|dinner)|p\.?r\.?n\.?|as needed|when (?:i|you) need (?:it|to)|as directed|on and off)\b/gi;
/** Matches the duration of a treatment: "for 10 days". */
const durationPattern =
  /\bfor (?:the next |another |about )?(\d+(?: to \d+)? (?:days?|weeks?|months?)|a (?:week|month|few (?:days|weeks|months)|couple of (?:days|weeks)))\b/i;
/** Matches a route or a form: "by mouth", "inhaler". */
const routePattern =
  /\b(?:by mouth|orally|topical(?:ly)?|cream|ointment|gel|patch|(?:reliever |preventer |rescue )?inhaler|nebuli[sz]er|nasal spray|injections?|under the tongue|eye drops|ear drops|iv|intravenous(?:ly)?|suppository)\b/i;

/** Matches a dose that changes over time: "500 today and then 250 for 4 days". */
const steppedDosePattern =
  /^,? (\d(?:[^.;]|\.(?=\d)){0,60}\b(?:then|followed by) (?:[^.;]|\.(?=\d)){0,40}\d(?:[^.;]|\.(?=\d)){0,40})/i;
/** Matches the dose of a drug at the end of the words before it: "Lantus at bedtime and 8 units of | Humalog". */
const doseOfNextPattern =
  /(?:,? (?:and|plus|then|also)(?: the| my| your)?)? ?(?<![\d.,/])\d{1,5}(?:[.,/]\d{1,4})? ?[a-z%]{1,14} of (?:the |my |your |his |her )?$|,? (?:and|plus|then|also) (?:the |my |your )?\d{1,5}(?:[.,/]\d{1,4})? ?[a-z%]{1,14} (?:the |my |your |his |her )?$/i;
/** Matches a dose at the end of the words before a drug: "take 10 mg of | lisinopril". */
const endsInDosePattern = /\d ?[a-z%]{1,14} (?:of )?(?:the |my |your |his |her )?$/i;
/** Matches the words between two drugs if they are only a dose: " 10 mg " in "lisinopril 10 mg metformin". */
const onlyDosePattern = /^ ?\d{1,5}(?:[.,/]\d{1,4})? ?[a-z%]{1,14} ?$/i;
/** Matches the words before the strength of a tablet that is taken in part: "half a | 50 mg tablet". */
const partOfPattern = /\b(half|quarter)(?: of)? (?:an? |the |your |my |his |her )?$/i;

/**
 * Matches a further drug that is mentioned without its name, after the last that is named: "atorvastatin 20 | and I
 * have the weekly one".
 */
const otherDrugPattern =
  /,? (?:and|plus) (?:(?:I|he|she|they|there) (?:takes?|has|have|uses?|is) )?(?:the|an?|another|my|his|her) (?:[a-z]+ ){0,2}(?:one|tablet|pill|inhaler|injection|spray|cream|patch)\b.*$/i;

/**
 * Matches a further drug that the lexicon lacks, by its capital and its dose, with all after it: "Thyronorm 50 before
 * breakfast | , Dytor 10 after lunch". Its regimen is not that of the drug before it.
 */
const unknownDrugPattern =
  /,? (?:and )?(?!(?:About|Around|The|Maybe|Just|Like|Only|Probably|Approximately|Some|At|It|And|Up|Over|Under|Nearly|Almost|Takes?|Taking|Once|Twice|I|My|Then|Now|For|So|But)\b)(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b)[A-Z][a-z]{2,}(?: [A-Z]{1,3})? \d{1,4}(?!\d)(?! (?:days?|weeks?|months?|years?)\b).*$/;

/** Returns a text without its drugs, doses, frequencies, routes and durations. */
export function withoutMedications(text: string): string {
  let rest = text;
  for (const { start, end } of findDrugs(text).toReversed()) rest = `${rest.slice(0, start)}${rest.slice(end)}`;
  return rest
    .replace(amountPattern, "")
    .replace(frequencyPattern, "")
    .replace(durationPattern, "")
    .replace(routePattern, "")
    .replace(/\s+/g, " ");
}

/** Matches what is left of a list of medicines without their names and regimens. */
const nothingLeftPattern =
  /^(?:[\s,.?-]|\d|\b(?:and|plus|then|also|so|okay|the|your|his|her|still|with|or|is|it|at)\b)*$/i;

/**
 * Returns whether a text only lists medicines with how they are taken: "Lisinopril 20 once a day, and atorvastatin 20".
 */
export const namesOnlyRegimens = (text: string): boolean =>
  findDrugs(text).length > 0 && nothingLeftPattern.test(withoutMedications(text));

/** Returns whether words only name medicines with dose and frequency: "The atorvastatin 40 at night". */
export const isRegimen = (text: string): boolean =>
  /\d/.test(text) && /\b(?:once|twice|daily|a day|at night|in the|every)\b/i.test(text) && namesOnlyRegimens(text);

/** Frequencies as said with their form in a note; the first match counts. */
const frequencyForms: readonly (readonly [RegExp, string])[] = [
  [/^b\.?(?:i\.?)?d\.?$/i, "twice daily"],
  [/^(?:t\.?i\.?d\.?|tds|thrice (?:a day|daily))$/i, "3 times daily"],
  [/^(?:q\.?i\.?d\.?|qds)$/i, "4 times daily"],
  [/^of an? morning$/i, "in the morning"],
  [/^of an? evening$/i, "in the evening"],
  [/^(?:of an? night|last thing at night)$/i, "nightly"],
  [/^(?:in the )?mornings? and (?:at )?(?:nights?|evenings?)$/i, "morning and night"],
  [/^(?:q\.?d\.?|qd)$/i, "daily"],
  [/^(?:qhs|before bed|at night|every night|each night|nightly)$/i, "nightly"],
  [/^p\.?r\.?n\.?$|^when (?:i|you) need/i, "as needed"],
  [/^(?:once (?:a|per|every|each) day|every day|each day|a day|per day|daily)$/i, "daily"],
  [/^(?:twice|two times|2 times) (?:a|per|every|each) day$/i, "twice daily"],
  [/^(?:once a|a|per|every) week$/i, "weekly"],
];

/** Normalizes a frequency ("once a day" → "daily"); other words are returned unchanged. */
function normalFrequency(words: string): string {
  const known = frequencyForms.find(([pattern]) => pattern.test(words))?.[1];
  return (
    known ??
    words
      .toLowerCase()
      .replace(/\bthree\b/, "3")
      .replace(/\bone time\b/, "once")
      .replace(/\bcouple times\b/, "couple of times")
      .replace(/\b(\d) times (?:a|per|each|every) day\b/, "$1 times daily")
      .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/, (day) => sentenceCase(day))
  );
}

/**
 * Matches words that show that adrenaline is a drug in a sentence: "injected", "pen". There are none in "the adrenaline
 * was pumping".
 */
const givesAdrenalinePattern =
  /\d|\b(?:inject\w*|pens?|auto-?injectors?|shots?|jabs?|doses?|give\w*|gave|iv|im|nebuli[sz]\w*|prescri\w*|carry|carries|with|us(?:e|es|ed|ing)|I (?:take|took|have))\b/i;

/** Matches words before the class of the drug just named: "Symbicort, which is like a | steroid". */
const describesDrugPattern =
  /,? (?:which|that|it|this) is (?:(?:like|basically|kind of|sort of|just|also|a|an|type|of|my) )*$/i;

/** Source of a pattern for an amount for a part of the day: "2 puffs in the morning", "20 at 2 o'clock". */
const partOfDay =
  "(?:\\d{1,4}(?:\\.\\d{1,2})?|half|one)(?: ?(?:mg|mcg|milligrams?|micrograms?|pills?|tablets?|puffs?|units?|capsules?|drops?))? (?:in the (?:morning|afternoon|evening)s?|(?:at|before) (?:night|lunch(?:time)?|noon|midday|bedtime|bed|dinner|supper|teatime|breakfast|\\d{1,2} ?(?:o'clock|[ap]\\.?m\\b\\.?))|with (?:breakfast|lunch|dinner|supper))";
/** Matches amounts for parts of the day: "2 in the morning and 2 at night". */
const perPartOfDayPattern = new RegExp(
  `^[,:]? (?:(?:I mean|well|so|just|that is|I take|I am taking|taking),? ){0,3}(${partOfDay}(?:,? (?:and )?(?:then )?${partOfDay}){1,3})`,
  "i",
);
/** Source of a pattern for days of the week that a dose is for: "on Monday, Wednesday and Friday", "the other days". */
const daysOfWeek =
  "(?:on )?(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:,? (?:and )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?){0,5})|(?:all )?(?:the )?(?:other|rest of the|remaining)(?: [a-z0-9]{1,5})? days(?: of the week)?|(?:all )?the (?:rest|others)(?: of the week)?|weekdays|(?:the )?weekends?|(?:even|odd) days|every other day)";
/** Source of a pattern for an amount for days of the week: "5 mg on Monday and Friday". */
const partOfWeek = `(?:\\d{1,6}(?:[.,]\\d{1,3})?s?|half|one)(?: ?(?:mg|mcg|milligrams?|micrograms?|pills?|tablets?|units?))? ${daysOfWeek}`;
/**
 * Source of a pattern for an amount for every day with another one for some days: "5 mg daily except 7.5 on Tuesdays".
 */
const exceptDays = `\\d{1,6}(?:[.,]\\d{1,3})?(?: ?(?:mg|mcg|units?|tablets?|pills?))? (?:daily|every day|a day|each day),? (?:except(?: for)?|but) (?:(?:on )?${daysOfWeek},? (?:(?:when )?I take |it is )?(?:\\d{1,6}(?:\\.\\d{1,3})?|half|none)(?: ?(?:mg|mcg|units?))?|${partOfWeek})`;
/** Matches amounts for days of the week: "5 mg Monday and Friday and 2.5 the other days". */
const perDayOfWeekPattern = new RegExp(
  `^[,:]? (?:(?:(?:I|you|he|she) takes?|(?:I am|you are) taking|taking|about|around|is|at),? ){0,2}(${partOfWeek}(?:(?:,|;)? (?:and |then )?(?:it is )?${partOfWeek}){1,3}|${exceptDays})`,
  "i",
);
/**
 * Matches a device after the name of its drug: "pump" in "I used to be on an insulin pump". The end of its use is not
 * the end of the drug.
 */
const formerDevicePattern = /^ (?:pump|patch pump|pens?|syringes?|inhaler device)\b/i;
/** Matches words that say that something is not used any more: "used to", "came off". */
const leavesOffPattern = /\b(?:used to|stopp?ed|came off|took me off|taken off|quit working|broke|no longer)\b/i;

/**
 * Reads the drugs of a clause with dose, route, frequency and duration. The words from one drug to the next belong to
 * the first of them, except for a dose said before its drug; if the clause names one drug, all its words belong to it.
 */
export const readMedications = rememberResults(medicationsIn);

/** As `readMedications`, without remembering results. */
function medicationsIn(text: string): readonly MedicationMention[] {
  const named = findDrugs(text);
  const first = named[0]?.start ?? 0;
  const drugs = named.filter(
    ({ name, start, end }) =>
      !(formerDevicePattern.test(text.slice(end)) && leavesOffPattern.test(text)) &&
      !(isDrugClass(name) && start > first && describesDrugPattern.test(text.slice(0, start))) &&
      !(/^(?:adrenalin|epinephrin)/i.test(name) && !givesAdrenalinePattern.test(text)),
  );
  const isDoseFirst = doseComesFirst(text, drugs);
  return drugs.map((drug, i) => {
    const next = drugs[i + 1]?.start ?? text.length;
    const upToNext = text.slice(drug.end, next);
    // "Levothyroxine, and the weekly one for my bones, alendronate": the words after "and" are about the next drug.
    const after = drugs[i + 1]
      ? upToNext
          .replace(unknownDrugPattern, "")
          .replace(/,? (?:and|plus|then|also) (?:the|a|an|my|one|that|there is|I (?:take|have|use)) .*$/i, "")
      : upToNext.replace(otherDrugPattern, "").replace(unknownDrugPattern, "");
    const isOnly = drugs.length === 1;
    const isDoseOfNext = isDoseFirst && drugs[i + 1] !== undefined && onlyDosePattern.test(after);
    const own = isDoseOfNext ? "" : drugs[i + 1] ? after.replace(doseOfNextPattern, "") : after;
    const stepped = [steppedDosePattern, perPartOfDayPattern, perDayOfWeekPattern]
      .map((pattern) => pattern.exec(own)?.[1])
      .find(Boolean);
    if (stepped)
      return {
        drug,
        frequency: stepped
          .trim()
          .replace(/,? (?:when )?I take /i, ", ")
          .replace(/(?<=\d)s\b/g, ""),
      }; // kept as said, because there is more than one dose
    const before = text.slice(drugs[i - 1]?.end ?? 0, drug.start);
    // The dose of "lisinopril 10 mg metformin" belongs to one drug only.
    const isDoseOfPrevious = i > 0 && !isDoseFirst && onlyDosePattern.test(before);
    const dose =
      doseIn(own) ??
      (!isDoseOfPrevious && (isOnly || endsInDosePattern.test(before)) ? lastDoseIn(before, isOnly) : null) ??
      (isClock(drug.name, own) ? null : (bareDose(own) ?? doseOf(before)));
    const often = allFrequencies(
      isOnly ? `${text.slice(0, drug.end)}${text.slice(drug.end).replace(unknownDrugPattern, "")}` : own,
    );
    const lasts = durationPattern.exec(isOnly ? text : own)?.[1];
    // "Just Calpol, and I put some cream on it": what follows is about something else.
    const near =
      text.slice(0, drug.end) +
      (text.slice(drug.end).split(/,? (?:and|but|plus|also) (?:I|we|he|she|they|the)\b/)[0] ?? "");
    const by = routePattern.exec(isOnly ? near : own)?.[0];
    return {
      drug,
      ...(dose ?? {}),
      ...(often ? { frequency: often } : {}),
      ...(lasts ? { duration: lasts.replace(/^a (?=week|month)/, "1 ") } : {}),
      ...(by ? { route: by.toLowerCase() } : {}),
    };
  });
}

/** Returns whether each dose of a list comes before its drug: "10 mg lisinopril 500 mg metformin". */
function doseComesFirst(text: string, drugs: readonly DrugMention[]): boolean {
  const [first] = drugs;
  const last = drugs.at(-1);
  return Boolean(
    first && last && endsInDosePattern.test(text.slice(0, first.start)) && doseIn(text.slice(last.end)) === null,
  );
}

/**
 * Reads the dose, frequency and duration of a clause that does not name the drug ("40 mg daily for 5 days"); null if it
 * has none of them.
 */
export function regimenIn(text: string): Omit<MedicationMention, "drug" | "route"> | null {
  const dose = doseIn(text);
  const often = allFrequencies(text);
  const lasts = durationPattern.exec(text)?.[1];
  if (!dose && !often && !lasts) return null;
  return {
    ...(dose ?? {}),
    ...(often ? { frequency: often } : {}),
    ...(lasts ? { duration: lasts.replace(/^a (?=week|month)/, "1 ") } : {}),
  };
}

/** Matches words right before a length of time, which make it a duration and not a frequency: "for | a week". */
const ofLengthPattern = /\b(?:for|in|within|after|about|over|another) $/i;

/** Matches words of a frequency with a number or a fixed interval: "3 times a week", "every 6 hours", "nightly". */
const countedPattern = /\b(?:times?|twice|once|\d|weekly|monthly|nightly)\b/i;

/** Maximum number of parts of a frequency, one of each kind: "twice a day", "with meals", "as needed". */
const maxParts = 3;

/**
 * Returns the frequencies of a text, at most `maxParts`, joined with spaces; null if there are none. If one has a
 * number or a fixed interval, a second such one after "and", "or" or "but" is left out with all after it: "every 6
 * hours, and once at night" → "every 6 hours".
 */
function allFrequencies(text: string): string | null {
  const all: string[] = [];
  let end = 0;
  for (const { index, 0: words } of text.matchAll(frequencyPattern)) {
    if (/^a /i.test(words) && ofLengthPattern.test(text.slice(0, index))) continue;
    const often = normalFrequency(words);
    const isSecond =
      all.some((each) => countedPattern.test(each)) && /\b(?:and|or|but)\b/i.test(text.slice(end, index));
    if (isSecond && countedPattern.test(often)) break;
    all.push(often);
    end = index + words.length;
  }
  const unique = [...new Set(all)].filter((words) => words !== "a day" || all.length === 1);
  return unique.length === 0
    ? null
    : unique
        .slice(0, maxParts)
        .join(" ")
        .replace(/^as needed (?=\d|once|twice)/, "as needed, ")
        .replace(/\bin the morning nightly\b/, "in the morning and at night")
        .replace(/\bin the morning (?=in the evening|at bedtime|at night)/, "in the morning and ");
}

/** Matches words that make a dose a rate by body weight and not the dose taken: "10 mg | per kilo". */
const perWeightPattern = /\b(?:a|per|each) (?:kilo|kg)/i;

/** Number of characters after a dose that can hold `perWeightPattern`, the longest being ", each kilo". */
const maxPerWeight = 12;

/**
 * Reads the first dose of a text, or null. If part of a tablet is taken, the dose is that part: "half a 50 mg tablet" →
 * "half of a 50 mg tablet".
 */
function doseIn(text: string): { dose: string; unit?: string } | null {
  let part: string | null = null;
  for (const match of text.matchAll(amountPattern)) {
    const [, dose = "", unit = ""] = match;
    const upTo = text.slice(0, match.index);
    const end = match.index + match[0].length;
    if (perWeightPattern.test(text.slice(end, end + maxPerWeight))) continue;
    // "increase it from 10 mg to 20 mg": use the later dose.
    if (/\bfrom (?:a )?$/i.test(upTo) && /\bto \d/i.test(text.slice(match.index))) continue;
    const half = partOfPattern.exec(upTo);
    if (half) {
      part = `${half[1]?.toLowerCase() ?? ""} of a ${dose.replace(",", "")} ${normalUnit(unit)} tablet`;
      continue;
    }
    return { dose: dose.replace(",", ""), unit: normalUnit(unit) };
  }
  return part ? { dose: part } : null;
}

/** Maximum number of characters between a dose and the drug after it: "40 mg | a day of the | X". */
const maxGap = 16;

/**
 * Reads the dose from the words before a drug: the last dose in `text` if it is less than `maxGap` characters from the
 * end, or if the clause names only this drug (`isOnly`); otherwise null.
 */
function lastDoseIn(text: string, isOnly: boolean): { dose: string; unit: string } | null {
  const all = [...text.matchAll(amountPattern)].filter(
    (match) =>
      !/^ ?(?:a|per|\/) ?(?:kilo|kg)/i.test(text.slice(match.index + match[0].length)) &&
      !partOfPattern.test(text.slice(0, match.index)),
  );
  const last = all.at(-1);
  if (!last) return null;
  const gap = text.slice(last.index + last[0].length);
  return isOnly || gap.length < maxGap
    ? { dose: (last[1] ?? "").replace(",", ""), unit: normalUnit(last[2] ?? "") }
    : null;
}

/** Matches a dose without a unit right after a drug, as the group: "naproxen | 500 | twice a day". */
const bareDosePattern =
  /^(?:'s| is|,| of| at| to|, the|,? (?:you are|I am|he is|she is) (?:still )?(?:on|taking)(?: the)?)? (\d+(?:\.\d+)?(?:\/\d{1,4}(?:\.\d{1,2})?)?)(?= (?:I think|I believe|a day|once|twice|\d times|daily|every|at (?:night|bedtime)|nightly|a week|weekly|before|after|in the|of an?|first thing|last thing|on an|(?:on )?alternate|mornings?|with|thrice|bd|tds|qds|b\.?i\.?d|t\.?i\.?d|for|to (?:help|protect|prevent|treat|start)|as needed|and|now|at the moment|currently|already|since|still)|[.,;?](?!\d)|$)/i;

/** Matches remedies for fever and pain, which people take at hours that they name: "Tylenol at 6". */
const feverRemedyPattern =
  /^(?:tylenol|acetaminophen|paracetamol|calpol|motrin|advil|ibuprofen|nurofen|aleve|naproxen|aspirin)/i;

/** Returns whether the number after a drug is rather the hour at which it was given: "Tylenol at 6, Motrin at 10". */
const isClock = (drug: string, after: string): boolean =>
  feverRemedyPattern.test(drug) && /^ at (?:[1-9]|1[0-2])(?=$|[,.;](?!\d)| (?:and|then|but|this|last)\b)/i.test(after);

/** Matches a clock time with minutes and the part of the day, which speech gives without a colon: "at 830 in the". */
const clockPattern = /^ at (?:[1-9]|1[0-2])[0-5]\d(?= (?:in the|every|each|at night|[ap]\.?m)\b)/i;

/** Reads a dose without a unit from the words after a drug ("naproxen 500 twice a day"), or returns null. */
function bareDose(text: string): { dose: string } | null {
  const match = bareDosePattern.exec(text);
  return match?.[1] && !/^ for \d/.test(text) && !clockPattern.test(text) ? { dose: match[1] } : null;
}

/** Matches a dose without a unit before a drug; a smaller number counts tablets: "20 of | omeprazole", "2 of my". */
const doseOfPattern = /(?<![\d./:]|\bor )\b([5-9]|\d{1,3}\.\d{1,2}|[1-9]\d{1,3}) of (?:the |my |your |his |her )?$/i;
/** Reads a dose without a unit from the words before a drug, or returns null. */
function doseOf(before: string): { dose: string } | null {
  const dose = doseOfPattern.exec(before)?.[1];
  return dose ? { dose } : null;
}

/** Returns a unit of a dose as written in a note: "mg" for "milligrams". */
function normalUnit(unit: string): string {
  const lower = unit.toLowerCase();
  if (lower === "ml" || /^mil(?:s|lilit\w+)?$/.test(lower)) return "mL";
  if (/^milligram/.test(lower)) return "mg";
  if (/^mic(?:rogram|s$)/.test(lower)) return "mcg";
  return lower === "international units" || lower === "iu" ? "IU" : lower;
}

/** Matches words for a drug that is taken only if needed: "as needed", "when I need". */
const neededOnlyPattern = /\b(?:as needed|when(?:ever)? (?:i|you|he|she) needs?|if (?:i|you) need|prn)\b/i;
/** States of a drug with their words; the first match counts. */
const statePatterns: readonly (readonly [MedicationState, RegExp])[] = [
  [
    "notTaking",
    /\b(?:(?:do|does|did|have|has|had|am|is|are|was) not|never|not|no longer) (?:\w+ ){0,2}?(?:tak\w*|us(?:e|ing)|on|started|filled?|picked)\b|\b(?:never|not) (?:took|used|started|filled)\b|\bwithout (?:any |my )?/i,
  ],
  [
    "stopped",
    /\b(?:stopp?ed|quit|discontinued|came off|come off|got off|weaned off|(?:gave|given) up on|ran out|run out|used to (?:take|be on|use)|took me off|taken off|finished|completed)\b|\bso I left (?:it|them)(?=[ .,;]*$)/i,
  ],
  [
    "increase",
    /\b(?:increas\w*|rais(?:e|ed|ing)|bump(?:ed|ing)? (?:\w+ ){0,3}up|up(?:ped|ping)? (?:the|your|my|it)|go(?:ing)? up|doubl(?:e|ed|ing)|went up|titrat\w+ up)\b/i,
  ],
  [
    "decrease",
    /\b(?:decreas\w*|lower(?:ed|ing)?|reduc(?:e|ed|ing)|cut(?:ting)? (?:\w+ ){0,3}(?:back|down|in half)|halv(?:e|ed|ing)|go(?:ing)? down|taper\w*|wean\w*)\b/i,
  ],
  ["hold", /\b(?:(?:with)?hold(?:ing)?(?! on)|omit|paus(?:e|ing)|skip(?:ping)?)\b/i],
  ["stop", /\b(?:stop(?:ping)?|discontinu\w*|come off|take you off|get rid of)\b/i],
  ["change", /\b(?:switch\w*|chang(?:e|ed|ing)|replac\w*)\b/i],
  ["continue", /\b(?:continu\w*|keep(?:ing)?|stay(?:ing)? on|remain on|carry on|leave|refill\w*)\b/i],
  [
    "start",
    /\b(?:start\w*|prescrib\w*|put(?:ting)? (?:you|him|her|them|me) on|begin|began|initiat\w*|add(?:ed|ing)?|try(?:ing)?|give|giving|gave|call in|send in|write)\b/i,
  ],
  ["asNeeded", neededOnlyPattern],
];

/**
 * Matches the start of a relative clause about an earlier time in which a drug was not taken: "my iron pills, | which I
 * had not taken in a year".
 */
const formerlyPattern = /,? (?:which|that) (?:I|he|she|they) (?:have|has|had|did) not\b/i;
/** Matches words for taking or starting a drug: "taking", "on". */
const takesItPattern = /\b(?:start\w*|tak(?:e|es|ing)|us(?:e|es|ing)|on)\b/i;

/** Matches a denial that a drug was stopped or missed, so that it is taken: "never stopped", "without fail". */
const notStoppedPattern =
  /(?<!\bwhy )\b(?:never|not) (?:\w+ )?(?:stopp?ed|stop|quit|come off|came off|discontinued|run out|ran out|skip)\b|\bwithout (?:any |an? |ever )?(?:fail|miss(?:ing)?|skipping|stopping|interruption|break|trouble|problems?|issues?|side|food|difficulty)\b/gi;

/** Matches the end of a course, after which it is stopped: "20 mg for 3 days, then | stop". */
const endOfCoursePattern =
  /(?<=\d.{0,60}),? (?:and )?(?:then|and) (?:you (?:can |will )?)?(?:stop|off)(?: (?:it|completely|altogether|there))?(?=$|[.,;])/gi;

/** Matches a denial of other drugs that excepts the drug after it: "I am not on any medicines except | melatonin". */
const exceptedPattern =
  /\b(?:not|never|no longer) (?:\w+ ){0,2}?(?:on|tak(?:e|es|ing)|us(?:e|es|ing)) (?:any|anything|other|another|much)\b[^.;]{0,40}?(?:\b(?:except|apart from|aside from|other than|besides|but|beyond)\b|,? (?:just|only)\b)(?!(?: I| it| they) (?:am|do|did|have|stopped|quit)\b)/i;

/** Returns the state of a drug that a clause expresses, for example `stopped`; `taking` if it expresses none. */
export function medicationState(text: string): MedicationState {
  if (exceptedPattern.test(text)) return "taking";
  const cut = text.search(formerlyPattern);
  const main = (cut > 0 && takesItPattern.test(text.slice(0, cut)) ? text.slice(0, cut) : text)
    .replace(notStoppedPattern, "")
    .replace(endOfCoursePattern, "");
  return statePatterns.find(([, pattern]) => pattern.test(main))?.[0] ?? "taking";
}

/**
 * Returns the state of a drug in a list: `taking` if it has a frequency and "as needed" is said about another drug, as
 * in "metformin twice a day and albuterol as needed"; else `state`.
 * @param state state that the clause expresses.
 * @param words what follows the drug, up to the next one.
 */
export const stateInList = (state: MedicationState, frequency: string | undefined, words: string): MedicationState =>
  state === "asNeeded" && frequency !== undefined && !neededOnlyPattern.test(`${frequency} ${words}`)
    ? "taking"
    : state;
