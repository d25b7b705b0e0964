/** Matches words after a relative who says or does something about the patient: "my wife | says I snore". */
const reportsPattern =
  /^(?:['’]s| (?:is|was))? (?:also |just |really |quite |pretty |absolutely |always |all )*(?:convinced|sure|certain|worried|scared|afraid)\b|^\s*(?:says?|said|tells?|told|thinks?|thought|reckon(?:s|ed)?|figure[sd]|guess(?:es|ed)|swears|swore|noticed|made|wanted|asked|brought|drove|called|worries|is worried|was worried|suggested|keeps? (?:telling|saying))\b/i;

/** Matches words before a relative whom the patient's illness affects: "this cough is driving | my wife mad". */
const affectsPattern =
  /\b(?:driv(?:es|ing|en)|drove|keep(?:s|ing)?|kept|worr(?:y|ies|ied|ying)|bother(?:s|ed|ing)?|annoy(?:s|ed|ing)?|scar(?:es|ed|ing)|wak(?:es|ing)|woke|upset(?:s|ting)?|frighten(?:s|ed|ing)?|freak(?:s|ed|ing)?|terrif(?:ies|ied|ying)|disturb(?:s|ed|ing)?|puts?|putting)(?: (?:out|up|off))? (?:my |our |the |his |her )?(?:poor )?$/i;

/** Returns whether the sentence is about the relative: "my mother had breast cancer", not "my wife says I snore". */
export function isSubject(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const before = text.slice(0, at);
  const after = text.slice(at + name.length);
  if (reportsPattern.test(after) || affectsPattern.test(before)) return false;
  if (
    /\bI (?:\w+ ){0,3}(?:have|had|am|was|get|got|feel|felt|take|took|tried|use|used|borrowed|started|been|hurt|fell|caught|noticed|twisted)\b/i.test(
      before,
    ) &&
    !/\b(?:but|and|because) (?:my|the|our)\b[^,]*$/i.test(before)
  )
    return false;
  return !/^\s*(?:and )?(?:I|me)\b/i.test(after);
}
