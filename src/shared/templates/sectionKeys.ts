/**
 * Maps words of a title to a section key; the first match wins. The keys are those of the built-in templates, which
 * drafting and checking rely on.
 */
const keyPatterns: readonly (readonly [string, RegExp])[] = [
  ["interval_history", /\binterval\b|\bsince (the )?last\b/],
  ["hpi", /\bhpi\b|\bpresent(ing)? illness\b|\bhistory of (the )?present/],
  ["chief_complaint", /\bchief complaint\b|\bcc\b/],
  ["presenting_problem", /\bpresenting\b/],
  ["reason", /\breason\b/],
  ["indication", /\bindications?\b/],
  ["family_history", /\bfamily\b|\brelatives\b/],
  ["social_history", /\bsocial\b|\blifestyle\b|\bhabits\b/],
  ["past_history", /\bpast\b|\bpmh\b|\bmedical history\b|\bsurgical history\b|\bbackground\b/],
  ["ros", /\bros\b|\breview of systems\b|\bsystems? review\b/],
  ["allergies", /\ballerg/],
  ["medications", /\bmedications?\b|\bmedicines?\b|\bmeds\b|\bdrugs?\b/],
  ["risk", /\brisks?\b|\bsafety\b/],
  ["mental_status", /\bmental status\b|\bmse\b/],
  ["vitals", /\bvitals?\b/],
  ["exam", /\bexam(ination)?\b/],
  ["results", /\bresults?\b|\blabs?\b|\blaboratory\b|\bimaging\b|\binvestigations?\b/],
  ["assessment_plan", /\b(assessment|impression)\b.{0,100}\bplan\b|\ba ?[&/] ?p\b/],
  ["assessment", /\bassessments?\b|\bdiagnos[ei]s\b/],
  ["impression", /\bimpression\b/],
  ["recommendations", /\brecommend/],
  ["plan", /\bplan\b|\bfollow[ -]?up\b|\btreatment\b|\bnext steps\b|\baftercare\b/],
  ["subjective", /\bsubjective\b/],
  ["objective", /\bobjective\b/],
  ["procedure_details", /\bprocedure\b/],
  ["findings", /\bfindings?\b/],
  ["history", /\bhistory\b/],
];

/**
 * Returns unique keys for the sections of a user's own template, in the order of the titles. A key is the built-in key
 * that the title names, if no earlier section has it; otherwise `own_` and the words of the title, with a number if the
 * key exists already. The same titles always give the same keys.
 */
export function sectionKeys(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const words = title.toLowerCase();
    const known = keyPatterns.find(([, pattern]) => pattern.test(words))?.[0];
    const base = known && !taken.has(known) ? known : `own_${words.replaceAll(/[^\p{L}\p{N}]+/gu, "_")}`;
    let key = base;
    for (let n = 2; taken.has(key); n++) key = `${base}_${n}`;
    taken.add(key);
    return key;
  });
}
