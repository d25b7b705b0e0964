import { drugNamed } from "../lexicon/findDrugNames";
import { findDrugs } from "./findDrugs";

/** Classes of the lexicon that lower the blood pressure. */
const pressureClasses =
  "ACE inhibitor|ARB|renin inhibitor|beta blocker|calcium channel blocker|thiazide diuretic|loop diuretic|potassium-sparing diuretic|other antihypertensive";
/** Classes of the lexicon that treat depression. */
const depressionClasses = "SSRI|SNRI|other antidepressant|tricyclic|MAO inhibitor";
/** Classes of the lexicon that treat infections with bacteria. */
const antibioticClasses =
  "penicillin|cephalosporin|carbapenem|macrolide|quinolone|tetracycline|sulfonamide antibiotic|urinary antibiotic|other antibacterial|aminoglycoside";
/** Classes of the lexicon that treat diabetes. */
const sugarClasses = "biguanide|sulfonylurea|DPP-4 inhibitor|SGLT2 inhibitor|GLP-1 agonist|other antidiabetic|insulin";

/** Groups of drugs by the words that people use for them, each with the classes of the lexicon that it has. */
const groups: readonly (readonly [RegExp, RegExp])[] = (
  [
    ["blood[- ]thinn(?:ers?|ing)|anti-?coagula\\w+", "anticoagulant|antiplatelet|salicylate"],
    ["(?:cortico)?-?steroids?|cortisone", "corticosteroid|inhaled corticosteroid|topical corticosteroid"],
    ["opioids?|opiates?|narcotics?|strong pain ?killers?|strong pain (?:meds?|medicines?|pills?)", "opioid"],
    ["pain ?killers?|pain (?:meds?|medications?|medicines?|pills?|tablets?)", "opioid|NSAID|analgesic|salicylate"],
    ["nsaids?|anti-?inflammator(?:y|ies)", "NSAID"],
    ["statins?|cholesterol (?:meds?|medications?|medicines?|pills?|tablets?|drugs?)", "statin|lipid lowering"],
    ["antibiotics?", antibioticClasses],
    ["antivirals?", "antiviral"],
    ["anti-?depressants?|ssris?|(?:depression|happy) (?:meds?|medications?|medicines?|pills?)", depressionClasses],
    ["benzos?|benzodiazepines?|tranquili[sz]ers?", "benzodiazepine"],
    [
      "sleeping (?:pills?|tablets?)|sleep (?:meds?|aids?|medications?|pills?)",
      "hypnotic|benzodiazepine|other antidepressant",
    ],
    ["antipsychotics?", "antipsychotic"],
    ["stimulants?", "ADHD"],
    ["water (?:pills?|tablets?)|diuretics?", "(?:loop|thiazide|potassium-sparing) diuretic"],
    ["beta[- ]?blockers?", "beta blocker"],
    ["ace[- ]inhibitors?", "ACE inhibitor"],
    ["(?:blood )?pressure (?:meds?|medications?|medicines?|pills?|tablets?|drugs?|one)", pressureClasses],
    ["(?:diabetes|sugar) (?:meds?|medications?|medicines?|pills?|tablets?)", sugarClasses],
    ["muscle relax(?:ants?|ers?)", "muscle relaxant"],
    ["antihistamines?", "antihistamine"],
    ["acid (?:blockers?|reducers?|pills?)|ppis?|antacids?", "proton pump inhibitor|H2 blocker|antacid"],
    ["laxatives?|stool softeners?", "laxative"],
    ["biologics?", "biologic|JAK inhibitor"],
    [
      "hormones?|hormone (?:replacement|therapy)|hrt|estrogen|oestrogen",
      "oestrogen|progestogen|combined contraceptive",
    ],
    ["needles?|injections?|shots?|jabs?|injectables?", "insulin|GLP-1 agonist|vaccine|biologic"],
    ["vaccin(?:es?|ations?)|jabs?|shots?", "vaccine"],
    ["inhalers?|puffers?", "(?:short|long)-acting bronchodilator|inhaled corticosteroid"],
  ] as const
).map(([words, classes]) => [new RegExp(`\\b(?:${words})\\b`, "gi"), new RegExp(`^(?:${classes})$`)] as const);

/** Matches a word of any group, so that most texts are left at once. */
const anyGroupPattern =
  /thinn|coagula|steroid|cortisone|opi|narcotic|pain|nsaid|inflammat|statin|cholesterol|biotic|viral|depress|ssri|happy|benzo|tranquil|sleep|psychotic|stimulant|water|diuretic|beta|\bace|pressure|diabetes|sugar|relax|histamine|acid|\bppi|laxative|softener|biologic|hormone|hrt|estrogen|needle|inject|shot|jab|vaccin|inhaler|puffer/i;

/** Returns the parts of a text that name groups to which a drug belongs: "blood thinner" for apixaban. */
export function groupsNamed(text: string, drug: string): readonly { start: number; end: number }[] {
  if (!anyGroupPattern.test(text)) return [];
  const drugClass = (drugNamed(drug) ?? drugNamed(drug.split(" ")[0] ?? ""))?.drugClass;
  return groups.flatMap(([words, classes]) => {
    // A drug can be known only by a word of the group, as a cortisone injection is.
    const isMember = drugClass === undefined ? drug.search(words) >= 0 : classes.test(drugClass);
    return isMember
      ? [...text.matchAll(words)].map(({ index, 0: name }) => ({ start: index, end: index + name.length }))
      : [];
  });
}

/** Returns whether words name a group that has one of the drugs of a text: "the shot" for "insulin glargine". */
export const namesGroupOf = (words: string, text: string): boolean =>
  anyGroupPattern.test(words) && findDrugs(text).some(({ generic }) => groupsNamed(words, generic).length > 0);
