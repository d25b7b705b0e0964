import { matchesOf } from "../../platform/patterns/matchesOf";
import { rememberResults } from "../../platform/rememberResults";
import { drugNamed, findDrugNames } from "../lexicon/findDrugNames";
import { tokenize } from "../lexicon/tokenize";
import { sentenceCase } from "../../../shared/sentenceCase";
import { textBefore } from "../../platform/textBefore";

/** A drug named in a text, with its position (`end` exclusive). `name` is as said; drugs are compared by `generic`. */
export interface DrugMention {
  name: string;
  generic: string;
  start: number;
  end: number;
}

/** Matches a word with the ending of a drug class, for drugs that are not in the lexicon: "-pril", "-statin". */
const drugEndingPattern =
  /^[a-z]{3,}(?:pril|sartan|olol|statin|mycin|micin|cillin|oxacin|cycline|prazole|gliptin|gliflozin|oxetine|triptan|coxib|codone|solone|thiazide|semide|lukast|xaban|dipine|gabalin|bapentin|mab|tinib|conazole|tidine|setron|profen|parin|vudine|ciclovir|cyclovir|glutide|terol|phylline|azepam|barbital|platin|taxel|rubicin|fibrate)$/;
/** Words that end like the name of a drug but are not one. */
const notDrug = new Set(["control", "protocol", "patrol", "stroll", "entirely", "cholesterol"]);

/**
 * Matches other names for what is taken: classes of drugs ("blood thinner", "antibiotics"), vitamins, "birth control".
 */
const drugClassesPattern =
  /\b(?:birth control(?: pills?)?|mini[- ]?pill|oral contraceptives?|medrol dose ?pack|blood thinners?|water pills?|antacids?|anti-?inflammator(?:y|ies)(?! diet)|antibiotics?|antihistamines?|decongestants?|painkillers?|pain ?(?:meds|medications?|killers?)|steroids?(?! injection)|nicotine (?:patch(?:es)?|gum)|opioids?|nsaids?|calcium(?= (?:and|with|tablets?|supplements?)\b)|statins?|(?:blue|brown|orange|purple|green|white|red|pink|yellow|rescue|reliever|preventer|steroid) (?:inhalers?|puffers?)|inhalers?|probiotics?|laxatives?|multi[- ]?vitamins?|vitamins(?! [a-z]\b)|dmards?|biologics|immunosuppressants?|baby aspirin|epi-?pens?|prenatal vitamins?|vitamin (?:d|b ?-?12|c|e|b6|k)(?:3|2)?(?![a-z])|fish oil|cough (?:syrup|medicine|drops)|nasal spray|eye drops|blood pressure (?:medications?|medicines?|pills?|meds)|cholesterol (?:medications?|pills?)|beta[- ]blockers?|cortisone(?: (?:cream|shots?|injections?))?|hormone replacement(?: therapy)?)\b/gi;
/** Source of a pattern for what a drug without a name is taken for: "high blood pressure". */
const purpose =
  "(?:(?:my|the|his|her|your|high) ){0,2}(cholesterol|blood pressure|pressure|bp|thyroid|(?:blood )?sugars?|diabetes|heart(?: rate| rhythm| failure)?|reflux|heartburn|gout|prostate|bladder|bones|osteoporosis|seizures|epilepsy|depression|anxiety|fluid|water retention|migraines?|arthritis)";
/** Matches a drug that is named only by what it is for: "something for cholesterol", "a little pill for my thyroid". */
const byPurposePattern = new RegExp(
  `\\b(?:something|(?:(?:an?|one|some|another|my|the|two) )?(?:(?:little|small|white|pink|blue|yellow|other|daily) )?(?:pills?|tablets?|medications?|medicines?|capsules?)|(?:the |another )?one|two) for ${purpose}(?![a-z]| (?:check|medic|pill|monitor|specialist|doctor|clinic|inhaler|puffer|pump|attack|problem))`,
  "gi",
);
/** Matches such a name, with what the drug is for as the group. */
const isByPurposePattern = new RegExp(`^[a-z ]{3,40} for ${purpose}$`, "i");
/** What a drug is for, as written in a note. */
const purposes: Readonly<Record<string, string>> = {
  pressure: "blood pressure",
  bp: "blood pressure",
  sugar: "blood sugar",
  sugars: "blood sugar",
  thyroid: "the thyroid",
  heart: "the heart",
  prostate: "the prostate",
  bladder: "the bladder",
  bones: "the bones",
};

/** Matches words beside an ambiguous name which show that the drug is meant: "mg", "taking". */
const drugContextPattern =
  /\b(?:mg|mcg|units?|tablets?|pills?|supplements?|injections?|shots?|tak(?:e|es|ing)|on|tried|try|trying|prescri\w+|dose|start\w*|allerg\w+|vitamin|infusions?|gel|cream|drops|gave (?:me|him|her)|giv(?:en|ing) (?:me|him|her)|(?:medicine|medication|pill) called)\b/i;

/**
 * Matches words after a name that make it a laboratory value or a disease: "vitamin D | level", "insulin | resistance".
 */
const labAfterPattern =
  /^(?: (?:[agme]|ig[agme]))?(?: (?:blood|serum))? (?:levels?|deficien(?:cy|t)|tests?|titers?|titres?|antibod(?:y|ies)|counts?|results?|labs?|resistance|response|(?:came|comes) back)\b/i;
/**
 * Matches words before a name that make it a laboratory value or a nutrient: "a low | vitamin D", "a source of | iron".
 */
const labBeforePattern =
  /\b(?:low|high|elevated|decreased|abnormal|borderline|normal) (?:serum |blood |fasting |total |free )?$|\b(?:levels?|deficient|deficiency) (?:of|in) (?:the |your )?$|\b(?:sources? of|(?:rich|high|low) in) $/i;
/**
 * Matches a contraceptive that is not a drug ("condoms"), or words for contraception in general ("any form of birth
 * control").
 */
const barrierPattern =
  /\b(?:condoms?|diaphragm|withdrawal|abstinen\w+)\b|\b(?:any|some|a|other|what|which)(?: \w+)? (?:forms?|methods?|kinds?|types?|sorts?) of (?:birth control|contracepti\w+)/i;

/**
 * Returns whether the words around a name show that no drug is meant: a laboratory value ("vitamin D level"), or
 * contraception without a drug or in general.
 */
function isNotTaken(text: string, { name, start, end }: DrugMention): boolean {
  if (/^birth control$/i.test(name)) return barrierPattern.test(text);
  const after = text.slice(end, end + 40);
  return (
    (labAfterPattern.test(after) && !/\b(?:mg|mcg|units?)\b/i.test(after)) ||
    (labBeforePattern.test(textBefore(text, start, 40)) && !/^ ?-?dose\b|^ (?:\d|mg)/i.test(after))
  );
}

/** Matches words of at least six letters, of which those that end like the name of a drug count as one. */
const longWordPattern = /[a-z]{6,}/gi;

/** Finds the drugs and drug classes that a sentence names, in order, without overlaps. */
export const findDrugs = rememberResults(drugsIn);

/** As `findDrugs`, without remembering results. */
function drugsIn(text: string): readonly DrugMention[] {
  const found: DrugMention[] = [];
  for (const match of matchesOf(text, drugClassesPattern))
    add(found, {
      name: match[0],
      generic: match[0].toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    });
  for (const match of matchesOf(text, byPurposePattern))
    add(found, {
      name: match[0],
      generic: drugName(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    });
  const named = findDrugNames(tokenize(text));
  const certain = new Set(named.filter(({ isAmbiguous, start, end }) => !isAmbiguous || isDrugHere(text, start, end)));
  for (const mention of named) {
    if (!certain.has(mention) && !isListedWith(text, mention, [...found, ...certain])) continue;
    const { start, end } = mention;
    add(found, withVariant(text, { name: text.slice(start, end), generic: mention.inn, start, end }));
  }
  for (const match of matchesOf(text, longWordPattern)) {
    const word = match[0].toLowerCase();
    if (drugEndingPattern.test(word) && !notDrug.has(word))
      add(found, { name: match[0], generic: word, start: match.index, end: match.index + word.length });
  }
  return withoutClasses(
    text,
    found.filter((mention) => !isNotTaken(text, mention)).toSorted((a, b) => a.start - b.start),
  );
}

/**
 * Matches a class or form that only describes a drug named beside it: "inhaler" in "Ventolin inhaler", "steroid" in
 * "steroid prednisone".
 */
const describesPattern =
  /^(?:blood thinners?|water pills?|antacids?|antibiotics?|antihistamines?|decongestants?|painkillers?|pain ?killers?|pain meds|steroids?|opioids?|statins?|(?:blue|brown|orange|purple|green|white|red|pink|yellow|rescue|reliever|preventer|steroid) (?:inhalers?|puffers?)|inhalers?|probiotics?|laxatives?|cough (?:syrup|medicine|drops)|nasal spray|eye drops|blood pressure \w+|cholesterol \w+|beta[- ]blockers?|mini[- ]?pill|anti-?inflammator(?:y|ies))$/i;
/** Returns whether a name is only a class or form of drugs: "steroid", "blood thinner", "inhaler". */
export const isDrugClass = (name: string): boolean => describesPattern.test(name) || isByPurposePattern.test(name);
/**
 * Matches the words between a class and the drug of that class that follows it: "a blood thinner | called | apixaban".
 */
const beforeNamePattern = /^(?:,? (?:called|named|which is)(?: the)?)? (?:the )?$/i;

/** Leaves out the class of a drug that is named right beside it, so that one medicine is not read as two. */
function withoutClasses(text: string, found: readonly DrugMention[]): DrugMention[] {
  return found.filter((mention, i) => {
    if (!describesPattern.test(mention.name)) return true;
    const previous = found[i - 1];
    const next = found[i + 1];
    const isAfter =
      previous !== undefined && !isDrugClass(previous.name) && text.slice(previous.end, mention.start) === " ";
    const isBefore =
      next !== undefined && !isDrugClass(next.name) && beforeNamePattern.test(text.slice(mention.end, next.start));
    return !isAfter && !isBefore;
  });
}

/** Matches a number with a frequency after an ambiguous name: "potassium|, the 20, one a day". */
const regimenAfterPattern =
  /^,? (?:the )?\d[\d.]{0,5}(?: ?meq)?,? (?:once|twice|one|two|1|2|three times|daily|a day|every|in the|at night)\b/i;

/** Returns whether the words around an ambiguous name show that the drug is meant. */
function isDrugHere(text: string, start: number, end: number): boolean {
  return (
    drugContextPattern.test(textBefore(text, start, 24)) ||
    drugContextPattern.test(text.slice(end, end + 20)) ||
    regimenAfterPattern.test(text.slice(end, end + 30))
  );
}

/** Matches the words between two drugs of a list: ", and the". */
const listedPattern = /^(?:,? (?:and|or|plus|with)|,)(?: (?:also|then))? (?:(?:the|my|an?|some) )?$/i;

/** Returns whether an ambiguous name is in a list beside a name that means a drug: "folic acid, | iron". */
const isListedWith = (
  text: string,
  { start, end }: Pick<DrugMention, "start" | "end">,
  drugs: readonly Pick<DrugMention, "start" | "end">[],
): boolean =>
  drugs.some((other) =>
    other.end <= start
      ? listedPattern.test(text.slice(other.end, start))
      : other.start >= end && listedPattern.test(text.slice(end, other.start)),
  );

/** Matches brands that are sold in variants: "Tylenol". */
const variedBrandPattern =
  /^(?:tylenol|advil|motrin|aleve|excedrin|mucinex|robitussin|claritin|zyrtec|allegra|sudafed|benadryl|alka-?seltzer|panadol|nurofen|lemsip|midol|vicks|dayquil|nyquil)$/i;
/** Matches the variant after a brand: "Tylenol | cold and flu", "Tylenol | PM". */
const variantPattern =
  /^ (?:(?:cold(?:(?: and|,| &)? (?:flu|sinus))?|flu|sinus|migraine|arthritis|plus)(?! (?:compress\w*|pack|water|shower|air|symptoms?)\b)|[dp]m|pe|d)(?![a-z'])/i;

/** Returns a mention of a drug with the variant of its brand, if one follows: "Tylenol Cold". */
function withVariant(text: string, mention: DrugMention): DrugMention {
  const found = variedBrandPattern.test(mention.name)
    ? variantPattern.exec(text.slice(mention.end, mention.end + 24))?.[0]
    : undefined;
  return found ? { ...mention, name: `${mention.name}${found}`, end: mention.end + found.length } : mention;
}

/** Adds a mention to `found`, unless it overlaps one that is already there. */
function add(found: DrugMention[], mention: DrugMention): void {
  if (!found.some((other) => mention.start < other.end && mention.end > other.start)) found.push(mention);
}

/** Returns the name as written in a note: brands capitalized, others in lower case. */
export function drugName(said: string): string {
  const name = said.replace(/(?<=[a-z]{3})'s$/i, "");
  const isFor = isByPurposePattern.exec(name)?.[1]?.toLowerCase();
  if (isFor) return `medication for ${purposes[isFor] ?? isFor}`;
  const [brand = "", ...more] = name.split(" ");
  if (more.length > 0 && variedBrandPattern.test(brand) && variantPattern.test(` ${more.join(" ")}`))
    return `${drugName(brand)} ${more.map((word) => (/^(?:and|&)$/i.test(word) ? "and" : /^(?:[dp]m|pe|d)$/i.test(word) ? word.toUpperCase() : sentenceCase(word.toLowerCase()))).join(" ")}`;
  const known = drugNamed(name);
  const written = known && known.name.toLowerCase() === name.toLowerCase() ? known.name : name.toLowerCase();
  return written
    .replace(
      /\b(vitamin(?= )|b(?=\d| \d| [a-z]\b)) ?([a-z])(?=\d|$| )/i,
      (_all, word: string, letter: string) => `${word} ${letter.toUpperCase()}`,
    )
    .replace(/^nsaid/i, "NSAID");
}
