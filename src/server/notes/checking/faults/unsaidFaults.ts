import type { CheckedSentence } from "../CheckedSentence";
import type { Fault } from "../Fault";
import { isDrugSaid } from "./drugs/drugFaults";
import type { Mention } from "../reading/Statement";

/** Related terms, by term: a term counts as mentioned if one of its related terms was said. */
const relatedTerms: Readonly<Record<string, readonly string[]>> = {
  "condition:coronary artery disease": [
    "condition:myocardial infarction",
    "procedure:coronary stent",
    "condition:heart disease",
    "procedure:coronary bypass",
  ],
  "condition:heart disease": [
    "condition:coronary artery disease",
    "condition:myocardial infarction",
    "condition:heart failure",
    "condition:atrial fibrillation",
  ],
  "condition:chronic kidney disease": ["condition:kidney failure", "test:metabolic panel", "test:creatinine"],
  "condition:hyperlipidemia": ["test:cholesterol", "test:ldl", "test:lipid panel"],
  "condition:hypertension": ["test:blood pressure"],
  "condition:diabetes": ["test:hemoglobin a1c", "test:glucose"],
  "condition:osteoarthritis": ["condition:arthritis"],
  "condition:arthritis": ["condition:osteoarthritis", "condition:rheumatoid arthritis"],
  "condition:anemia": ["test:hemoglobin"],
  "condition:depression": ["symptom:depressed mood"],
  "condition:anxiety": ["symptom:anxious mood"],
  "condition:cancer": ["condition:breast cancer", "condition:prostate cancer", "condition:tumor", "condition:melanoma"],
  "condition:sprain": ["condition:strain"],
  "condition:strain": ["condition:sprain"],
  "condition:thyroid disease": ["condition:hypothyroidism", "condition:thyroid nodule", "condition:goiter", "test:tsh"],
  "condition:hypothyroidism": ["test:tsh", "condition:thyroid disease"],
  "condition:upper respiratory infection": ["symptom:nasal congestion"],
  "condition:gastroesophageal reflux disease": ["symptom:heartburn"],
  "condition:covid-19": ["test:covid test"],
  "condition:inguinal hernia": ["condition:hernia"],
  "condition:hiatal hernia": ["condition:hernia"],
  "condition:umbilical hernia": ["condition:hernia"],
  "condition:ventral hernia": ["condition:hernia"],
  "condition:hernia": [
    "condition:inguinal hernia",
    "condition:hiatal hernia",
    "condition:umbilical hernia",
    "condition:ventral hernia",
  ],
  "condition:achilles tendinitis": ["condition:tendinitis"],
  "condition:patellar tendinitis": ["condition:tendinitis"],
  "condition:tendinitis": ["condition:achilles tendinitis", "condition:patellar tendinitis"],
  "condition:mitral regurgitation": ["condition:valve disease"],
  "condition:aortic stenosis": ["condition:valve disease"],
  "condition:valve disease": [
    "condition:mitral regurgitation",
    "condition:mitral valve prolapse",
    "condition:mitral stenosis",
    "condition:aortic stenosis",
    "condition:aortic regurgitation",
  ],
  "condition:ringworm": ["condition:fungal infection"],
  "condition:athlete's foot": ["condition:fungal infection"],
  "condition:yeast infection": ["condition:fungal infection"],
  "condition:fungal infection": ["condition:ringworm", "condition:athlete's foot", "condition:yeast infection"],
  "condition:thyroid nodule": ["condition:thyroid disease"],
  "condition:goiter": ["condition:thyroid disease"],
  "condition:anterior cruciate ligament tear": ["condition:ligament tear"],
  "condition:medial collateral ligament tear": ["condition:ligament tear"],
  "condition:arrhythmia": ["condition:supraventricular tachycardia", "condition:atrial flutter"],
};
/** Conditions too general to be reported as a diagnosis that was not mentioned. */
const tooGeneral = new Set([
  "condition:cancer",
  "condition:burn",
  "condition:tumor",
  "condition:hernia",
  "condition:fracture",
  "condition:laceration",
  "condition:menopause",
]);

/**
 * Finds up to two diagnoses, orders, allergens, habits or symptoms that were not mentioned. If there are none, finds a
 * sentence hardly any of whose terms and words were said.
 */
export function unsaidFaults(checked: CheckedSentence): Fault[] {
  const label = labelEnd(checked.statement.text);
  const terms = checked.statement.mentions.filter((term) => term.start >= label && !isSaid(term, checked));
  const faults = terms.flatMap((term) => termFault(term, checked)).slice(0, 2);
  if (faults.length > 0) return faults;
  const referral = referralFaults(checked);
  return referral.length > 0 ? referral : sentenceFaults(checked);
}

/**
 * Returns the end of a label such as "Patient Education and Counseling:", which states nothing; 0 if the text has none.
 */
function labelEnd(text: string): number {
  return /^(?:[A-Z][\w/&-]*(?: (?:and|of|&|[A-Z][\w/-]*)){0,5}):/.exec(text)?.[0].length ?? 0;
}

/** Patterns of everyday words by symptom or operation. It counts as mentioned if a statement matches its pattern. */
const everydayPatterns: Readonly<Record<string, RegExp>> = {
  orthopnea: /\b(?:l(?:ay|ie|ying|aying) (?:flat|down)|(?:two|three|several|extra|\d) pillows|prop\w* up)\b/i,
  hemoptysis:
    /\bblood\w*\b.{0,40}\b(?:sputum|phlegm|mucus|cough\w*|spit\w*|came up|bring\w* up|brought up)\b|\b(?:sputum|phlegm|mucus|cough\w*|spit\w*|bring\w* up|brought up)\b.{0,40}\bblood/i,
  "shortness of breath":
    /\b(?:catch\w* (?:my|his|her|your|their) breath|out of breath|(?:hard|trouble|difficult\w*|struggl\w*)\b.{0,20}\bbreath\w*|breath\w* (?:is |gets |feels )?(?:hard|heavy|difficult|labou?red))\b/i,
  "trouble sleeping": /\b(?:sleep\w*|slept|awake|up at night|wak\w+ (?:me )?up)\b/i,
  palpitations: /\b(?:flutter\w*|heart (?:\w+ ){0,2}(?:racing|pounding|skip\w*)|racing heart|skip\w* (?:a )?beats?)\b/i,
  nocturia: /\b(?:up|wak\w+)\b.{0,40}\bnight\b|\bnight\b.{0,60}\b(?:bathroom|pee|urinate)\b/i,
  heartburn: /\b(?:reflux|acid|indigestion|gerd)\b/i,
  instability: /\b(?:unstable|g[ai]ves? (?:out|way)|giving (?:out|way)|wobbl\w*|buckl\w*)\b/i,
  "giving way": /\b(?:unstable|g[ai]ves? (?:out|way)|giving (?:out|way)|wobbl\w*|buckl\w*)\b/i,
  warmth: /\b(?:warm\w*|hot)\b/i,
  "weight loss":
    /\b(?:los(?:e|t|ing) (?:any |some |a lot of )?weight|weight (?:loss|changes?)|drop\w* (?:some )?pounds)\b/i,
  "weight gain":
    /\b(?:gain\w* (?:any |some |a lot of )?weight|put on (?:some )?(?:weight|pounds)|weight (?:gain|changes?))\b/i,
  "urinary frequency": /\b(?:pee\w*|bathroom|urinat\w+ (?:a lot|often|more))\b/i,
  polyuria: /\b(?:pee\w*|bathroom|urinat\w+ (?:a lot|often|more|frequent\w*)|frequent\w* urinat\w+)\b/i,
  "blood in urine":
    /\b(?:blood|bloody|red|dark|pink)\b.{0,20}\b(?:urine|pee)\b|\b(?:urine|pee)\b.{0,30}\b(?:blood|bloody|red|dark|pink)\b/i,
  "loss of appetite": /\b(?:appetite|eat(?:ing)? (?:much|less|well)|eat\w*\b.{0,30}\b(?:much|less|normal\w*))\b/i,
  "chest tightness": /\btight\w*\b/i,
  urgency: /\b(?:urgen\w+|(?:run|rush) to the (?:bathroom|toilet|loo)|hold it(?: in)?)\b/i,
  "blood work": /\b(?:bloods?|labs?)\b/i,
  "blood test": /\b(?:bloods?|labs?)\b/i,
  appendectomy: /\bappendix\b/i,
  cholecystectomy: /\bgall ?bladder\b/i,
  tonsillectomy: /\btonsils\b/i,
  tingling: /\b(?:tingl\w*|pins and needles|prickl\w*)\b/i,
};

/**
 * Returns whether a term was said: itself, a related term, everyday words for it, or all words of its name with more
 * than three letters in one statement.
 */
function isSaid(term: Mention, { visit, statement }: CheckedSentence): boolean {
  if (term.kind === "drug" && isDrugSaid(term, { visit })) return true;
  // "Oral contraceptive" names no mouth.
  if (
    term.kind === "site" &&
    statement.mentions.some((each) => each.kind === "drug" && each.from <= term.from && each.to >= term.to)
  )
    return true;
  const key = `${term.kind}:${term.name}`;
  if (visit.byKey.has(key)) return true;
  if ((relatedTerms[key] ?? []).some((other) => visit.byKey.has(other))) return true;
  const everydayPattern =
    term.kind === "symptom" || term.kind === "procedure" || term.kind === "test"
      ? everydayPatterns[term.name]
      : undefined;
  if (everydayPattern && visit.statements.some(({ text }) => everydayPattern.test(text))) return true;
  const words = term.name.split(" ").filter((word) => word.length > 3);
  return (
    words.length > 1 &&
    visit.statements.some(({ text }) => words.every((word) => text.toLowerCase().includes(word.slice(0, 6))))
  );
}

const isPlan = (section: string): boolean => /plan|assess|impression|instruct|recommend|order/i.test(section);
const isExam = (section: string): boolean => /exam|objective|vital|result|finding/i.test(section);
/** Matches words that order a test or a referral: "obtain an MRI", "refer to". */
const ordersPattern =
  /\b(?:order|refer|referral|referred|schedule|obtain|consult|consultation|repeat|check|recommend|sent|send|proceed|place|set (?:him|her|them) up|get|arrange)/i;

/** Procedures and treatments that are often meant by other words: "exercises", "wrap". */
const generalProcedures = new Set([
  "surgery",
  "ice",
  "heat",
  "stretching",
  "exercise",
  "rest",
  "elevation",
  "compression",
  "counseling",
]);

/** Matches words of a note for a referral: "refer", "referral to". */
const refersPattern = /\b(?:refer(?:ral|red|ring)?|consult(?:ation)?)\b/i;
/** Matches words in speech that can mean a referral: "refer", "see a", "send you to", "set you up with". */
const saidRefersPattern =
  /\b(?:refer\w*|consult\w*|send|sent|seeing|see (?:a|an|the|our|my|him|her|them|one|if)|set (?:you|him|her) up|get (?:you|him|her) (?:in|over|set|to)|appointment|recommend\w*|evaluat\w+|follow(?:ing)?[- ]?up|talk to|call|reach out|team|want (?:you|him|her)|like (?:you|him|her)|need to)\b/i;

/** Matches a question about an earlier visit to a specialist: "when did you see", "have you ever seen". */
const asksPastPattern = /\b(?:when (?:did|was)|did you|have you|last time|ever)\b/i;

/** Finds a referral in the plan to a specialist who was only mentioned, such as one seen before. */
function referralFaults({ statement, section, visit }: CheckedSentence): Fault[] {
  if (!isPlan(section) || !refersPattern.test(statement.text)) return [];
  const term = statement.mentions.find(({ kind, group }) => kind === "test" && group === "referral");
  const said = term ? (visit.byKey.get(`test:${term.name}`) ?? []) : [];
  const isOrdered = said
    .filter(({ text, isQuestion }) => !(isQuestion && asksPastPattern.test(text)))
    .some(({ by, text, index }) => {
      const before = by === "patient" ? undefined : visit.statements[index - 1];
      return saidRefersPattern.test(text) || (before && saidRefersPattern.test(before.text));
    });
  const [heard] = said;
  if (!term || !heard || isOrdered) return [];
  const detail = `A referral to ${term.words} wasn’t mentioned`;
  return [{ kind: "order", must: false, value: term.words, at: term.start, detail, heard }];
}

/** Matches the name of a specialty: "cardiology", not "emergency department". */
const specialistPattern = /(?:ology|ologist|iatry|iatrist|surgery|surgeon|orthop[a-z]{1,12}|allergist)$/i;

/** Maximum number of tokens of an order without a verb. */
const maxItem = 8;
/** Matches a verb of a statement, which an order without a verb does not have. */
const verbPattern = /\b(?:is|are|was|were|has|have|had|shows?|showed|normal|negative|positive|reviewed|discussed)\b|:/i;

/** Returns the fault of a term that was not mentioned; empty for kinds and sections that are not checked. */
function termFault(term: Mention, checked: CheckedSentence): Fault[] {
  const { statement, section, isTyped, visit } = checked;
  const base = { value: term.words, at: term.start };
  const detail = `“${term.words}” wasn’t mentioned`;
  const key = `${term.kind}:${term.name}`;
  if (term.kind === "condition" && !tooGeneral.has(key))
    return [
      {
        ...base,
        kind: "diagnosis",
        must: term.polarity === "present" && !isExam(section) && (!isTyped || replacesSaid(checked)),
        detail,
      },
    ];
  // "MRI of the knee.", "Renal artery ultrasound."
  const isItem = term.start === 0 || (statement.tokens.length <= maxItem && !verbPattern.test(statement.text));
  const isOrder = ordersPattern.test(statement.text) || (isPlan(section) && isItem);
  if (term.kind === "test" && (term.group === "referral" || isPlan(section)) && isOrder)
    return [{ ...base, kind: "order", must: !isTyped, detail }];
  if (term.kind === "test" && term.group === "referral" && specialistPattern.test(term.name) && !isExam(section))
    return [{ ...base, kind: "unsupported", must: false, detail }];
  if (term.kind === "procedure" && !generalProcedures.has(term.name) && !isExam(section))
    return [{ ...base, kind: "unsupported", must: false, detail }];
  if (term.kind === "allergen" && (/allerg/i.test(statement.text) || /allerg/i.test(section)))
    return [{ ...base, kind: "allergy", must: true, detail }];
  if (term.kind === "social" && term.group === "habit") return [{ ...base, kind: "unsupported", must: false, detail }];
  // "Allergic to latex": `allergyFaults` compares the substance.
  if (term.name === "allergies" && /\ballergic to\b/i.test(statement.text)) return [];
  if (term.kind === "symptom" && !isExam(section))
    return [
      {
        ...base,
        kind: "unsupported",
        must: !isTyped && term.polarity === "present" && !visit.inOtherWords.has(term.name),
        detail,
      },
    ];
  return [];
}

/**
 * Returns whether the best matching statements name a condition that the sentence lacks: the condition in the sentence
 * then most likely replaces the one that was said.
 */
function replacesSaid({ statement, support }: CheckedSentence): boolean {
  return support.best.some((said) =>
    said.mentions.some(({ kind, name }) => kind === "condition" && !statement.keys.has(`condition:${name}`)),
  );
}

/** Minimum number of words and terms of a sentence of which nothing was said. */
const minForeign = 3;

/** Returns whether nothing of a sentence with evidence was said. Denials in the history are often in other words. */
const isForeign = ({ statement, support, isTyped, section }: CheckedSentence): boolean =>
  !isTyped &&
  support.coverage === 0 &&
  statement.keys.size >= minForeign &&
  (isExam(section) || !/\b(?:den(?:y|ies|ied)|no|not)\b/i.test(statement.text));

/**
 * Finds a sentence with a term that was not said, if hardly any of its keys were said. Not for sentences about
 * allergies.
 */
function sentenceFaults(checked: CheckedSentence): Fault[] {
  const { statement, support, isTyped, section } = checked;
  if (/\b(?:allerg|nkda|nka)/i.test(statement.text) || statement.keys.size < 2 || support.coverage > 0.34) return [];
  const label = labelEnd(statement.text);
  const unsaid = statement.mentions.filter(
    (term) => term.start >= label && !isSaid(term, checked) && (term.kind !== "site" || !isPlan(section)),
  );
  if (unsaid.length === 0 && !isForeign(checked)) return [];
  return [
    {
      kind: "unsupported",
      must: false,
      value: null,
      detail: isTyped ? "Not mentioned in this visit" : "Nothing said supports this sentence",
    },
  ];
}
