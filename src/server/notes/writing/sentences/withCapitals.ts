import { drugName } from "../../../facts/terms/findDrugs";
import { findDrugNames } from "../../../facts/lexicon/findDrugNames";
import { tokenize } from "../../../facts/lexicon/tokenize";
import { withCalendarNames } from "./withCalendarNames";

/** Matches abbreviations that are not everyday words: "mri", "copd", "nsaids". */
const abbreviationsPattern =
  /\b(?:mri|mra|ct|ekg|ecg|eeg|emg|egd|cbc|cmp|bmp|ldl|hdl|tsh|inr|psa|esr|crp|alt|ast|bnp|gfr|egfr|bmi|cpap|hrt|iud|orif|mcl|acl|pcl|lcl|tfcc|copd|gerd|uti|dvt|tia|chf|ckd|bph|ibs|ibd|osa|adhd|ptsd|ocd|pcos|mrsa|hiv|hpv|mmr|iga|igg|ige|igm|rsv|sle|svt|icu|gi|iv|cva|cbt|pft|lft|dmard|nsaid|sti|ssri|stemi|nstemi|phq|gad|bcg|ipv|nicu|vte|ivf|ctg)(s?)\b/gi;
/** Matches abbreviations that are everyday words elsewhere, by the words around them: "the er", "hepatitis b". */
const inContextPattern =
  /\b(?<=\b(?:the|an) )(?:er|ed|ent)\b(?! (?:and )?[a-z]+ing\b)|(?<=\b(?:an|positive|negative|check|order|repeat) )ana\b|\b(?:hepatitis|influenza|vitamin|group) [a-k]\b(?!-)/gi;
/** Matches names of people and places in the names of diseases, signs and tests: "parkinson", "lyme". */
const eponymsPattern =
  /\b(?:lyme|crohn|alzheimer|parkinson|hashimoto|raynaud|sj[oö]gren|tourette|huntington|hodgkin|addison|cushing|m[eé]ni[eè]re|dupuytren|barrett|colles|achilles|romberg|lachman|mcmurray|mcburney|spurling|tinel|phalen|dix[- ]hallpike|epley|finkelstein|babinski|doppler|holter|marfan|kawasaki|wernicke|korsakoff|asperger)(?=(?:['’]?s)?(?!\p{L}))|\b(?:graves|bell|baker|murphy|morton|paget)(?=['’]?s?['’]? (?:disease|palsy|cysts?|sign|neuroma)(?!\p{L}))|\bpap(?= (?:smears?|tests?)\b)|\bdown(?=(?:['’]?s)? syndrome\b)|\bwestern(?= blot\b)/giu;
/** Matches bacteria with the initial of their genus: "h pylori". */
const bacteriaPattern = /\b([hce])\.? (pylori|diff(?:icile)?|coli)\b/gi;
/** Matches the name at the start of a clinician's introduction: "sharon brooks is a 48-year-old". */
const introducedPattern = /^[\p{L}.'’ -]{2,60}?(?= (?:is|presents|comes)\b)/iu;

/** Writes an abbreviation in capitals except the "g" of antibodies and the "s" of a plural: "IgA", "NSAIDs". */
function capitalsOf(said: string, plural: string): string {
  const word = plural ? said.slice(0, -1) : said;
  const written = /^ig[agem]$/i.test(word) ? `Ig${word.slice(-1).toUpperCase()}` : word.toUpperCase();
  return `${written}${plural.toLowerCase()}`;
}

/** Writes each word of a name with a capital, and "Mc" with the next one: "Sharon Brooks", "McMurray". */
const nameInCapitals = (name: string): string =>
  name
    .replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/\bMc\p{Ll}/gu, (start) => `Mc${start.slice(2).toUpperCase()}`);

/**
 * Writes abbreviations, brands, eponyms, days, months and the names of bacteria in a text with their capitals, because
 * speech recognition often gives small letters: "an MRI", "hemoglobin A1c", "Prozac", "Lyme disease".
 */
export function withCapitals(text: string): string {
  return withCalendarNames(withBrands(text))
    .replace(abbreviationsPattern, capitalsOf)
    .replace(inContextPattern, (words) => words.replace(/\S+$/, (last) => last.toUpperCase()))
    .replace(/\b(hb)?a1c\b/gi, (_all, hb: string | undefined) => (hb ? "HbA1c" : "A1c"))
    .replace(/\bcovid\b/gi, "COVID")
    .replace(/(?<!\b(?:the|a|his|her|their|another|family|primary care) )\bdoctor (?=[A-Z])/g, "Doctor ")
    .replace(/\bdtap\b/gi, "DTaP")
    .replace(/\btdap\b/gi, "Tdap")
    .replace(eponymsPattern, (name) => (/\p{Lu}/u.test(name.slice(1)) ? name : nameInCapitals(name)))
    .replace(
      bacteriaPattern,
      (_all, genus: string, species: string) => `${genus.toUpperCase()}. ${species.toLowerCase()}`,
    );
}

/** Writes brands that are not everyday words in their own spelling: "norvasc" becomes "Norvasc". */
function withBrands(text: string): string {
  let out = "";
  let at = 0;
  for (const { start, end, isBrand, isAmbiguous } of findDrugNames(tokenize(text))) {
    const said = text.slice(start, end);
    if (!isBrand || isAmbiguous || /\p{Lu}/u.test(said)) continue;
    out += text.slice(at, start) + drugName(said);
    at = end;
  }
  return out + text.slice(at);
}

/** Writes the name with which a clinician introduces a patient with capitals: "Sharon Brooks is a 48-year-old …". */
export const withNameInCapitals = (introduction: string): string =>
  introduction.replace(introducedPattern, (name) =>
    /^(?:the|this|patient|she|he|they|it|we|so|there)\b/i.test(name) ? name : nameInCapitals(name),
  );
