import { boxGroups } from "../../../shared/ehr/boxGroups";

/**
 * The words by which EHRs name a box, in English, German, Spanish and French, and the group of sections or the section
 * that belongs there; first match wins.
 */
const words: readonly (readonly [string, RegExp])[] = [
  ["assessment_and_plan", /\b(assessment|impression|appreciation|diagnos[ei]s)\b.{0,30}\bplan\b|\ba ?[&/] ?p\b/],
  ["assessment_and_plan", /\bbeurteilung und procedere\b|\bjuicio y plan\b/],
  ["allergies", /\ball?[eé]rg/],
  ["medications", /\bmedications?\b|\bmeds\b|\bdrugs?\b|\bmedikation|\bmedicaci|\btraitements?\b/],
  ["family_history", /\bfamily\b|\bfamilienanamnese|\bfamiliares\b|\bfamiliaux\b/],
  ["social_history", /\bsocial\b|\blifestyle\b|\bsozialanamnese/],
  ["past_history", /\bpast\b|\bpmh\b|\bvorerkrankungen|\bantecedentes\b|\bant[eé]c[eé]dents\b/],
  ["ros", /\bros\b|\breview of systems\b/],
  ["vitals", /\bvitals?\b/],
  [
    "plan",
    /\bplan\b|\baction\b|\btreatment\b|\bfollow[ -]?up\b|\brecommend|\bnext steps\b|\bdisposition\b|\bprocedere\b|\btherapie|\btratamiento\b|\bconduite\b/,
  ],
  [
    "assessment",
    /\bassess|\bimpression|\bappreciation|\bdiagnos|\bevaluation\b|\bopinion\b|\bconclusion|\bbeurteilung|\bdiagnose|\bjuicio\b|\bevaluaci|\bimpresi/,
  ],
  ["objective", /\bobj|\bfindings?\b|\bexam|\bphysical\b|\bobservations?\b|\bbefund|\buntersuchung|\bexploraci/],
  [
    "subjective",
    /\bsubj|\bhistory\b|\bcomplaint|\bhpi\b|\breason\b|\binterview\b|\bstory\b|\banamnes|\bmotivo\b|\bbeschwerden|\bmotif\b/,
  ],
  [
    "*",
    /\bnotes?\b|\bnarrative\b|\bdocumentation\b|\bfree text\b|\bcomments?\b|\bverlauf|\bnotiz|\bnotas?\b|\bevoluci/,
  ],
];

/**
 * Returns what likely goes into a box: a key of `boxGroups`, a section key, or `*` for the whole note; null if the
 * texts do not indicate one. Pure.
 * @param texts what names the box on the page, the most specific first: label, text beside it, its name.
 */
export function suggestSection(texts: readonly string[]): string | null {
  for (const text of texts) {
    const plain = text
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
      .replaceAll("_", " ")
      .toLowerCase();
    const found = words.find(([, pattern]) => pattern.test(plain))?.[0];
    if (found) return found;
  }
  return null;
}

/**
 * Returns the section keys that go into each box. A group leaves out the sections that another box has chosen, so that
 * no section is written twice. Pure.
 * @param chosen per box: a key of `boxGroups`, a section key, `*`, or section keys.
 */
export function sectionsOf(chosen: readonly (string | readonly string[])[]): (string | string[])[] {
  const groupOf = (choice: string | readonly string[]) => boxGroups.find(({ key }) => key === choice);
  const named = new Set(chosen.flatMap((choice) => (groupOf(choice) ? [choice as string] : choice)));
  const taken = new Set<string>();
  return chosen.map((choice) => {
    if (choice === "*") return "*";
    const group = groupOf(choice);
    const keys = group ? group.sections.filter((key) => key === group.key || !named.has(key)) : [choice].flat();
    const free = keys.filter((key) => !taken.has(key));
    for (const key of free) taken.add(key);
    return free.length === 1 ? free[0]! : free;
  });
}

/**
 * Adds the ids of sections of the clinician's own templates to the boxes that take their keys, unless a box has the id
 * already. Pure.
 */
export function withOwnIds(
  sections: readonly (string | string[])[],
  own: readonly { id: string; key: string }[],
): (string | string[])[] {
  const named = new Set(sections.flat());
  const added = own.filter(({ id, key }) => !named.has(id) && id !== key);
  return sections.map((section) => {
    const keys = [section].flat();
    const ids = [...new Set(added.filter(({ key }) => keys.includes(key)).map(({ id }) => id))];
    return ids.length === 0 ? section : [...keys, ...ids].slice(0, maxSections);
  });
}

/** Maximum number of sections of a box. */
const maxSections = 200;
