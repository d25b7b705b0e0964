import type { Fact } from "../../facts/Fact";
import { namedConditions } from "../../facts/terms/namedConditions";
import { makeHeading } from "./makeHeading";

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
 * Returns the disease among `names` that belongs to the class `name`: "shingles" for "viral infection". Undefined if
 * `name` is not the name of a class, or there is no such disease.
 */
export function specificOf(name: string, names: readonly string[]): string | undefined {
  const bare = name.replace(/^(?:an?|the|some|another) /i, "");
  const specificPattern = classes.find(([general]) => general.test(bare))?.[1];
  return (
    specificPattern &&
    names.find(
      (other) =>
        other !== name &&
        specificPattern.test(other) &&
        !classes.some(([general, own]) => own === specificPattern && general.test(other)),
    )
  );
}

/** Matches words before a disease in a result that deny it: "no", "ruled out". */
const deniedPattern = /\b(?:no|not|without|negative|rules? out|ruled out|unlikely|normal|free of|resolved|absence)\b/i;
/**
 * Matches the words before a disease in an introduction of the patient or a dictated summary, and captures what follows
 * them: "referred for evaluation of | lupus".
 */
const introducedForPattern =
  /\b(?:diagnosed with|referred (?:[a-z]+ ){0,6}?for|evaluation (?:of|for)|management of|follow[- ]?up (?:of|on|for|regarding)|(?:twin|child|infant|girl|boy|female|male|woman|man|lady|gentleman),? with|new diagnosis of|known case of)(?: (?:an?|the|his|her|your|their|new|known|recent|long[- ]standing|(?:[a-z]+ )?evaluation of))* (?!history\b|past\b)(.{3,80})/i;
/** Matches a disease by the last word of its name: "Sjogren syndrome", "celiac disease". */
const syndromePattern = /^(?:[a-z'-]+ ){1,3}(?:syndrome|disease|disorder|deficiency)\b/i;

/** Maximum number of words of a heading of the assessment. */
const maxNameWords = 5;

/** Maximum number of characters before a disease that still belong to its name: "severe and recurrent | migraine". */
const maxLead = 25;

/**
 * Returns a heading for a plan whose problem was not named: the disease that a result shows, or for which the clinician
 * introduced the patient; null if there is none.
 */
export function knownProblem(facts: readonly Fact[]): Fact | null {
  for (const fact of facts) {
    if (fact.kind !== "result" || fact.subject !== "patient") continue;
    const finding = fact.slots.finding?.text ?? "";
    const disease = namedConditions(finding)[0];
    if (disease && !deniedPattern.test(finding.slice(0, disease.start)) && !/\b(?:no|not|normal)\b/i.test(finding))
      return makeHeading(disease.name, fact);
  }
  for (const fact of facts) {
    const topic = fact.slots.topic?.text;
    if (fact.kind !== "statement" || (topic !== "introduction" && topic !== "reasoning")) continue;
    const rest = introducedForPattern.exec(fact.slots.detail?.text ?? "")?.[1] ?? "";
    const [disease] = namedConditions(rest);
    const name = disease && disease.start < maxLead ? rest.slice(0, disease.end) : syndromePattern.exec(rest)?.[0];
    if (name && name.split(" ").length <= maxNameWords) return makeHeading(name, fact);
  }
  return followedProblem(facts);
}

/** Matches a reason for a visit in which a disease is not followed: "flu shot", "diabetes screening". */
const notFollowedPattern =
  /\b(?:shots?|vaccin\w*|jabs?|boosters?|screen\w*|tests?|testing|rule out|concerns?|possible|scare)\b/i;

/**
 * Returns a heading for the disease that a clinician opens the visit with ("You are here for your diabetes"), if drugs
 * are ordered or changed; null if there is none.
 */
function followedProblem(facts: readonly Fact[]): Fact | null {
  const isTreated = facts.some(({ kind, slots }) => (kind === "order" || kind === "advice") && slots.name);
  const reason = facts.find(({ kind, source }) => kind === "reason" && source === "clinician");
  const detail = reason?.slots.detail?.text ?? "";
  const [disease, other] = namedConditions(detail);
  if (!isTreated || !reason || !disease || other || notFollowedPattern.test(detail)) return null;
  return makeHeading(disease.name, reason);
}
