/** Kinds of errors that language models make in notes. */
export const seededErrors = [
  "drug",
  "dose",
  "unit",
  "frequency",
  "side",
  "number",
  "deniedToPresent",
  "presentToDenied",
  "startToStop",
  "conditionDropped",
  "inventedDrug",
  "inventedAllergy",
  "inventedOrder",
  "inventedDiagnosis",
] as const;
export type SeededError = (typeof seededErrors)[number];

interface Sentence {
  section: string;
  text: string;
  turns: number[];
}

/** Replacements in a sentence, by kind of error: the first that matches is made. */
const replacements: Partial<Record<SeededError, readonly (readonly [RegExp, string])[]>> = {
  drug: [
    [/\blisinopril\b/i, "losartan"],
    [/\bibuprofen\b/i, "naproxen"],
    [/\bmetformin\b/i, "glipizide"],
    [/\bpenicillin\b/i, "amoxicillin"],
    [/\bacetaminophen\b/i, "aspirin"],
    [/\bamoxicillin\b/i, "cephalexin"],
  ],
  dose: [
    [/\b10 mg\b/, "40 mg"],
    [/\b20 mg\b/, "200 mg"],
    [/\b(\d)(\d*) mg\b/, "9$2$1 mg"],
  ],
  unit: [[/(\d) mg\b/, "$1 g"]],
  frequency: [
    [/\bonce (a day|daily)\b/, "3 times a day"],
    [/\btwice (a day|daily)\b/, "once a week"],
    [/\bdaily\b/, "weekly"],
  ],
  side: [
    [/\bleft\b/i, "right"],
    [/\bright\b/i, "left"],
  ],
  number: [[/\b(\d{2,3})\/(\d{2,3})\b/, "9$1/5$2"]],
  deniedToPresent: [
    [/\bdenies\b/, "reports"],
    [/\bNo\b/, "Positive for"],
  ],
  presentToDenied: [
    [/\breports\b/, "denies"],
    [/\b(has|have) (pain|a cough|fever|nausea)/, "denies $2"],
  ],
  startToStop: [
    [/\b(?:increase|start|continue)\b/i, "stop"],
    [/\bprescribe\b/i, "discontinue"],
  ],
  conditionDropped: [[/,? (?:if|unless) [^.;]+/i, ""]],
};

/** Sentences without any support in the visit. */
const inventions: Partial<Record<SeededError, { sections: readonly string[]; text: string }>> = {
  inventedDrug: { sections: ["medications"], text: "Warfarin 5 mg daily." },
  inventedAllergy: { sections: ["allergies"], text: "Allergic to sulfa drugs, which cause hives." },
  inventedOrder: { sections: ["assessment_plan"], text: "We will order an MRI of the lumbar spine." },
  inventedDiagnosis: { sections: ["assessment_plan"], text: "The patient has rheumatoid arthritis." },
};

/**
 * Puts an error into the sentences: into the first that allows it, or as a further sentence that cites the turns of the
 * first one.
 * @returns the sentence with the error; null if no sentence allows it.
 */
export function seedError(error: SeededError, sentences: Sentence[]): Sentence | null {
  const invented = inventions[error];
  if (invented) {
    const sentence = { section: invented.sections[0] ?? "", text: invented.text, turns: sentences[0]?.turns ?? [1] };
    sentences.push(sentence);
    return sentence;
  }
  for (const [pattern, replacement] of replacements[error] ?? []) {
    const found = sentences.find(({ text }) => pattern.test(text) && text.replace(pattern, replacement) !== text);
    if (!found) continue;
    found.text = found.text.replace(pattern, replacement);
    return found;
  }
  return null;
}
