import type { Fact } from "../../facts/Fact";
import { findSites } from "../../facts/terms/findSites";

/** Pairs of patterns: the name of a problem, and the findings that support it. */
const related: readonly (readonly [RegExp, RegExp])[] = [
  [/diabet|sugar|glyc/i, /\b(?:a1c|glucose|sugars?|metformin|insulin|thirst|numbness|tingling)\b/i],
  [/hypertens|blood pressure/i, /\bblood pressure|\bsalt\b/i],
  [
    /heart failure|chf|cardiomyopathy/i,
    /\b(?:echo\w*|ejection|edema|(?:leg|ankle|foot) swelling|salt|weight|shortness of breath|orthopnea)\b/i,
  ],
  [
    /coronary|cad|heart (?:disease|attack)|angina|chest pain|murmur|valve|fibrillation|palpitation/i,
    /\b(?:ekg|ecg|electrocardiogram|echo\w*|stress|cath\w*|chest|murmur|palpitations|fainting|lightheaded\w*|dizz\w*)\b/i,
  ],
  [/kidney stone|nephrolith|renal colic/i, /\b(?:ct|urin\w+|flank|back pain|x-ray|hematuria|ultrasound|stone)\b/i],
  [/kidney|ckd|renal/i, /\b(?:creatinine|gfr|urin\w+|kidney)\b/i],
  [/an(?:a)?emia/i, /\b(?:hemoglobin|ferritin|iron|blood count|cbc|colonoscopy|fatigue|dizz\w*|blood in stool)\b/i],
  [
    /asthma|copd|pneumonia|bronchit|cough|respiratory|covid|breath/i,
    /\b(?:chest x-ray|x-ray|pulmonary|wheez\w*|cough|breath|oxygen|spirometry|lungs?|fever|chills|sputum|congestion)\b/i,
  ],
  [/thyroid|graves|hashimoto/i, /\b(?:tsh|thyroid|weight|fatigue)\b/i],
  [/cholesterol|lipid/i, /\b(?:lipid|cholesterol|ldl|triglycerides)\b/i],
  [/depress|anxi|mood|stress/i, /\b(?:mood|depress\w*|anxi\w*|therapy|sleep\w*|suicid\w*|stress)\b/i],
  [
    /reflux|gerd|gastritis|ulcer|heartburn|abdom/i,
    /\b(?:endoscopy|heartburn|reflux|swallow\w*|abdominal|nausea|vomiting|bloating)\b/i,
  ],
  [
    /throat|strep|tonsil|sinus|upper respiratory|flu\b|cold/i,
    /\b(?:throat|swallow\w*|fever|chills|congestion|cough|strep|covid|tonsil\w*|exudate\w*|sinus\w*|nasal|runny|adenopathy)\b/i,
  ],
  [/gout|arthrit|joint/i, /\b(?:uric|joint|swelling|redness|flare|rheumatoid|inflammatory)\b/i],
  [/urin|prostat|bladder|uti/i, /\b(?:urin\w*|psa|prostate|dysuria|nocturia|hematuria|flank)\b/i],
];

/**
 * By body system, the other systems in which the same disease often causes symptoms. General symptoms such as fever are
 * not listed, because they can belong to a disease of any system.
 */
const nearSystems: Readonly<Record<string, readonly string[]>> = {
  Musculoskeletal: ["Skin", "Neurological"],
  Skin: ["Musculoskeletal"],
  Neurological: ["Eyes", "Musculoskeletal"],
  Eyes: ["Neurological"],
  Cardiovascular: ["Respiratory"],
  Respiratory: ["Cardiovascular", "Ears, Nose, Mouth and Throat"],
  "Ears, Nose, Mouth and Throat": ["Respiratory"],
  Gastrointestinal: ["Genitourinary"],
  Genitourinary: ["Gastrointestinal"],
};
/** Matches diseases of the whole body, which cause symptoms in any system: "viral infection", "lupus". */
const ofWholeBodyPattern =
  /\b(?:viral|virus|infection|sepsis|mono(?:nucleosis)?|malaria|lyme|vasculitis|lupus|cancer|lymphoma)\b/i;

/**
 * Returns the patient's facts that concern a problem: those with words typical of it or with the same body part.
 * @param isFirst true for the first problem. If no words are known for it, it also gets general symptoms such as fever,
 * and symptoms of the body system of the visit's first symptom or of systems near it; all symptoms if that first
 * symptom is general or the problem is a disease of the whole body.
 */
export function relatedFacts(problem: string, facts: readonly Fact[], isFirst: boolean): Fact[] {
  const wordsPattern = related.find(([name]) => name.test(problem))?.[1];
  const parts = findSites(problem).map(({ part }) => part);
  const own = facts.filter(({ subject, polarity }) => subject === "patient" && polarity !== "unanswered");
  const system = isFirst && wordsPattern === undefined ? own.find(isSymptom)?.slots.system?.text : undefined;
  const systems = new Set(["Constitutional", system, ...(nearSystems[system ?? ""] ?? [])]);
  return own.filter((fact) => {
    const text = wordsOf(fact);
    if (wordsPattern?.test(text)) return true;
    if (parts.length > 0 && findSites(text).some(({ part }) => parts.includes(part))) return true;
    if (!isFirst || wordsPattern !== undefined || !isSymptom(fact)) return false;
    return ofWholeBodyPattern.test(problem) || system === "Constitutional" || systems.has(fact.slots.system?.text);
  });
}

const isSymptom = ({ kind, polarity }: Fact): boolean => kind === "symptom" && polarity === "present";

// Every respiratory finding has "lungs", so that it matches the words of a disease of the lungs in `related`.
const wordsOf = ({ slots }: Fact): string =>
  [slots.name?.text, slots.finding?.text, slots.system?.text === "Respiratory" ? "lungs" : ""]
    .filter(Boolean)
    .join(" ");
