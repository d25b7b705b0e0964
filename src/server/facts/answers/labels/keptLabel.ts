import { keptLastLabel } from "./lastLabel";

/** Matches a question about how a child gains weight. */
const asksWeightGainPattern =
  /\b(?:is|has) (?:he|she|the baby|baby) (?:\w+ )?(?:been )?(?:gaining|putting on) (?:\w+ )?weight\b|\bweight gain (?:okay|ok|good|all right|fine)\b/i;

/** Labels of questions about a child, with their patterns; the answers must not name who speaks. */
const childLabels: readonly (readonly [string, RegExp])[] = [
  ["wet diapers", /\bwet (?:nappies|diapers)\b|\bhow (?:are|many) (?:the |his |her )?(?:nappies|diapers)\b/i],
  ["feeding", /\b(?:breast-?fed|bottle-?fed|breast or bottle|formula fed|how (?:often|much) does (?:he|she) feed)\b/i],
  [
    "drinking",
    /^(?:and |so )*is (?:he|she) (?:still )?drinking(?: (?:okay|well|enough|anything|normally|fluids|all right))*\?/i,
  ],
  ["walking", /^(?:and |so )*is (?:he|she) (?:walking|crawling|sitting up)(?: (?:yet|now|on (?:his|her) own))*\?/i],
  ["words", /\bhow many words (?:does|can) (?:he|she)\b/i],
  ["school", /\bhow (?:is (?:he|she) doing|are things|is it going) (?:at|in) (?:school|nursery|preschool|daycare)\b/i],
];

/** Returns the label of a question whose answer is kept as said and is not about a complaint; undefined for others. */
export const keptLabel = (asked: string): string | undefined =>
  asksWeightGainPattern.test(asked) ? "weight gain" : keptLastLabel(asked);

/** As `keptLabel`, for questions to which answers are kept only if the patient is a child. */
export const childLabel = (asked: string): string | undefined =>
  childLabels.find(([, pattern]) => pattern.test(asked))?.[0];
