/** Matches a side without its body part at the start of a finding: "the right one is", "the other side looks". */
const sideAlonePattern =
  /^((?:(?:and|but|so|now|whereas|while),? ){0,2})(?:the |your |his |her )?(left|right|other)(?: one| side)? (?=(?:is|are|was|looks?|appears?|feels?|seems?|has|shows?|sounds?)\b)/i;
/** Matches a finding that begins with a paired body part, with its side and name as groups: "left ear is fine". */
const pairedPartPattern =
  /^(?:(?:the|your|his|her) )?(left|right) ((?:tympanic |middle |inner |outer |upper |lower )?(?:ears?|eardrums?|drums?|membranes?|canals?|eyes?|pupils?|eyelids?|lids?|corneas?|knees?|hips?|shoulders?|elbows?|wrists?|hands?|ankles?|foot|feet|legs?|calf|calves|thighs?|arms?|breasts?|testicles?|testes|testis|lungs?|nostrils?|tonsils?|cheeks?))\b/i;

/**
 * Returns a finding with the body part of the finding before it if it names only a side: "the right one is red" after
 * "left ear is fine" → "the right ear is red". Otherwise the text as it is. `before` is undefined without a finding of
 * the same turn.
 */
export function withPairedPart(text: string, before: string | undefined): string {
  const alone = sideAlonePattern.exec(text);
  const [, side = "", part] = (alone && before && pairedPartPattern.exec(before)) || [];
  if (!alone || !part) return text;
  const said = alone[2]?.toLowerCase();
  const opposite = side.toLowerCase() === "left" ? "right" : "left";
  return `${alone[1]}the ${said === "other" ? opposite : said} ${part} ${text.slice(alone[0].length)}`;
}
