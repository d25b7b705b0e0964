import type { Fact } from "../../facts/Fact";

/**
 * Classes of diseases, each with the diseases that belong to it. A class that was named beside one of its diseases
 * ("it's shingles, a viral infection") is not a second diagnosis.
 */
const classes: readonly (readonly [general: RegExp, specific: RegExp])[] = [
  [
    /^(?:(?:a )?(?:chest|lung|lower respiratory(?: tract)?) infection)$/i,
    /\b(?:pneumonia|bronchitis|bronchiolitis)\b/i,
  ],
  [
    /^(?:(?:common )?(?:viral|virus)(?: (?:infection|illness|syndrome|process))?|virus infection)$/i,
    /\b(?:croup|shingles|herpes|zoster|flu|influenza|covid\S*|mono(?:nucleosis)?|measles|mumps|chicken ?pox|varicella|hand,? foot|bronchiolitis|cold|rsv|norovirus|gastroenteritis|laryngitis|hepatitis|warts?|hfmd|roseola|fifth disease|pharyngitis|uri|upper respiratory)\b/i,
  ],
  [
    /^(?:bacterial)(?: infection| illness)?$/i,
    /\b(?:strep|cellulitis|impetigo|pneumonia|uti|urinary tract|pyelonephritis|whooping|pertussis|lyme|abscess|otitis|sinusitis|tonsillitis)\b/i,
  ],
  [
    /^(?:water|urine|urinary|urinary tract|bladder) infection$|^uti$/i,
    /\b(?:cystitis|pyelonephritis|kidney infection)\b/i,
  ],
  [/^(?:(?:left|right|middle|outer|bilateral) )*ear infection$/i, /\botitis\b/i],
  [/^throat infection$/i, /\b(?:tonsillitis|pharyngitis|strep|quinsy)\b/i],
  [/^eye infection$/i, /\b(?:conjunctivitis|keratitis|blepharitis)\b/i],
  [/^sinus infection$/i, /\b(?:rhino)?sinusitis\b/i],
  [/^(?:skin|soft tissue) infection$/i, /\b(?:cellulitis|impetigo|erysipelas|abscess|folliculitis|paronychia)\b/i],
  [/^infection$/i, /(?<=\w )infection\b|\b(?:\w+itis|pneumonia|uti|cellulitis|abscess|strep|flu|covid)\b/i],
  [
    /^(?:inflammatory )?arthritis$/i,
    /\b(?:gout|osteoarthritis|(?:rheumatoid|psoriatic|septic|reactive) arthritis|pseudogout)\b/i,
  ],
  [/^dementia$/i, /\b(?:alzheimer\S*|lewy|vascular dementia|frontotemporal)\b/i],
  [/^an(?:a)?emia$/i, /(?<=\w )an(?:a)?emia$|\biron deficiency\b/i],
  [
    /^(?:(?:skin )?cancer|tumou?r|malignancy)$/i,
    /\b(?:\w+ cancer|\w*carcinoma|melanoma|lymphoma|sarcoma|leuk(?:a)?emia|myeloma)\b/i,
  ],
  [/^(?:blood )?clots?$/i, /\b(?:dvt|deep vein|pulmonary embol\w+|pe)\b/i],
  [
    /^(?:autoimmune|connective tissue) (?:disease|disorder|condition)$/i,
    /\b(?:lupus|rheumatoid|psoria\w+|hashimoto\S*|graves\S*|celiac|coeliac|crohn\S*|sjogren\S*|scleroderma|vasculitis)\b/i,
  ],
  [
    /^(?:heart|lung|kidney|liver|thyroid) (?:disease|problems?|condition)$/i,
    /\b(?:heart failure|coronary|fibrillation|copd|emphysema|asthma|nephropathy|cirrhosis|hepatitis|hypothyroid\w*|hyperthyroid\w*|graves\S*)\b/i,
  ],
  [/^headaches?$/i, /\bmigraines?\b|(?:tension|cluster|overuse) headaches?/i],
  [
    /^(?:sexually transmitted (?:infection|disease)|sti|std)$/i,
    /\b(?:chlamydia|gonorrh?oea|syphilis|herpes|trichomon\w+)\b/i,
  ],
  [/^allerg(?:y|ies)$/i, /\b(?:allergic rhinitis|hay fever|seasonal allerg\w+|urticaria|hives)\b/i],
];

/**
 * Returns the disease among the stated and likely `problems` that belongs to the class `name`: "shingles" for "viral
 * infection". Undefined if `name` is not the name of a class, or there is no such disease.
 */
export function specificDisease(name: string, problems: readonly Fact[]): string | undefined {
  const bare = name.replace(/^(?:an?|the|some|another) /i, "");
  const specificPattern = classes.find(([general]) => general.test(bare))?.[1];
  if (!specificPattern) return undefined;
  return problems
    .filter(({ certainty }) => certainty === "stated" || certainty === "likely")
    .map(({ slots }) => slots.name?.text ?? "")
    .find(
      (other) =>
        other !== name &&
        specificPattern.test(other) &&
        !classes.some(([general, own]) => own === specificPattern && general.test(other)),
    );
}
