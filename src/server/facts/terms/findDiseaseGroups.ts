/**
 * Source of a pattern for organs and fields of medicine after which "problems" or "disease" means a group of diseases:
 * "heart", "autoimmune".
 */
const organ =
  "heart|cardiac|lungs?|pulmonary|breathing|respiratory|kidneys?|renal|liver|thyroid|bowel|gut|stomach|digestive|gastrointestinal|gi|skin|eye|ear|bone|joint|muscle|musculoskeletal|rheumat\\w+|autoimmune|immune|genetic|congenital|hereditary|inherited|neurological|nerve|brain|blood|bleeding|clotting|mental health|psychiatric|mood|hormone|hormonal|endocrine|bladder|prostate|gyn(?:a)?ecological|vascular|circulation";
/** Source of a pattern for diseases in general: "problems". */
const kind =
  "problems?|conditions?|diseases?|disorders?|issues?|illness(?:es)?|troubles?|attacks?|infections?|abnormalit(?:y|ies)";
/** Matches diseases in general of one or more organs: "heart or lung problems". */
const groupPattern = new RegExp(
  `\\b(?:(?:${organ})(?:(?:,? (?:and|or)|,)(?: or| and)? (?:any )?(?=(?:${organ})\\b)|(?= (?:${kind})\\b))(?: ?)){1,6}(${kind})\\b`,
  "gi",
);
/** Matches each organ of such words. */
const anyOrganPattern = new RegExp(`\\b(?:${organ})\\b`, "gi");

/** Maximum number of characters searched; sentences are far shorter. */
const maxLength = 2_000;

/** A group of diseases named in a text, with its position. */
interface DiseaseGroup {
  name: string;
  start: number;
  end: number;
}

/**
 * Finds the groups of diseases that a text names by organ, each with its own name: "heart or lung problems" are "heart
 * problems" and "lung problems". All groups of a list have the position of the whole list.
 */
export function findDiseaseGroups(text: string): DiseaseGroup[] {
  return [...text.slice(0, maxLength).matchAll(groupPattern)].flatMap((match) => {
    const what = match[1]?.toLowerCase() ?? "";
    return [...match[0].matchAll(anyOrganPattern)].map(([part]) => ({
      name: `${part
        .toLowerCase()
        .replace(/^lungs$/, "lung")
        .replace(/^kidneys$/, "kidney")} ${what}`,
      start: match.index,
      end: match.index + match[0].length,
    }));
  });
}
