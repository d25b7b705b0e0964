import { keptLastLabel } from "./lastLabel";

/** Matches a question about how a child gains weight. */
const asksWeightGainPattern =
  /\b(?:is|has) (?:he|she|the baby|baby) (?:\w+ )?(?:been )?(?:gaining|putting on) (?:\w+ )?weight\b|\bweight gain (?:okay|ok|good|all right|fine)\b/i;

/** Labels of questions about a child, with their patterns; the answers must not name who speaks. */
const childLabels: readonly (readonly [string, RegExp])[] = [
  [
    "wet diapers",
    /\bwet (?:nappies|diapers|nappy|diaper)\b|^(?:and |so |what about |how about )*(?:how (?:are|many) )?(?:the |his |her )?(?:nappies|diapers)\b/i,
  ],
  [
    "feeding",
    /\b(?:breast-?fed|bottle-?fed|breast or bottle|formula fed|how (?:often|much) (?:does|is) (?:he|she) (?:feed|nurs|tak|drink|eat)\w*|how (?:is|are) (?:he|she|the) (?:feeding|feeds|nursing)|is (?:he|she) still (?:nursing|breastfeeding)|what is (?:he|she) (?:eating|feeding on|drinking)|how many (?:ounces|bottles|feeds)|on (?:to )?solids)\b/i,
  ],
  [
    "drinking",
    /^(?:and |so )*is (?:he|she) (?:still )?drinking(?: (?:okay|well|enough|anything|normally|fluids|all right))*\?/i,
  ],
  ["walking", /^(?:and |so )*is (?:he|she) (?:walking|crawling|sitting up)(?: (?:yet|now|on (?:his|her) own))*\?/i],
  [
    "words",
    /\bhow many words (?:does|can|has) (?:he|she)\b|\b(?:does|has) (?:he|she) (?:have|say|got|use) any words\b/i,
  ],
  ["sleep position", /\bwhere (?:does (?:he|she) sleep|is (?:he|she) sleeping)\b/i],
  ["school", /\bhow (?:is (?:he|she) doing|are things|is it going) (?:at|in) (?:school|nursery|preschool|daycare)\b/i],
];
/**
 * Matches a question that asks whether a child has reached a milestone, with the milestone as its group: "Is she |
 * walking?"
 */
const asksMilestonePattern =
  /^(?:[a-z ,]{0,40}, )?(?:and |so |what is (?:he|she) doing(?: now)?,? )*(?:is|has) (?:he|she) (?:started |begun |yet |already |been )*(rolling(?: over)?|sitting(?: up)?(?: on (?:his|her) own)?|crawling|pulling (?:up|to stand)|cruising|standing|walking|running|jumping|climbing|talking|babbling|smiling|laughing|cooing|pointing|waving|reaching(?: for (?:toys|things))?|potty[- ]trained|toilet[- ]trained|dry at night)(?: (?:yet|now|at all|a lot|on (?:his|her) own|over))*\?*$/i;
/** Returns the milestone that a question about a child's development asks for: "walking"; undefined for others. */
export const milestoneAsked = (asked: string): string | undefined =>
  asksMilestonePattern
    .exec(asked)?.[1]
    ?.toLowerCase()
    .replace(/ on (?:his|her) own$/, "");

/** Returns the label of a question whose answer is kept as said and is not about a complaint; undefined for others. */
export const keptLabel = (asked: string): string | undefined =>
  asksWeightGainPattern.test(asked) ? "weight gain" : keptLastLabel(asked);

/** As `keptLabel`, for questions to which answers are kept only if the patient is a child. */
export const childLabel = (asked: string): string | undefined =>
  milestoneAsked(asked) ?? childLabels.find(([, pattern]) => pattern.test(asked))?.[0];

/** Matches the milestones that `milestoneAsked` returns. */
const milestonePattern =
  /^(?:(?:rolling|sitting|crawling|pulling|cruising|standing|walking|running|jumping|climbing|talking|babbling|smiling|laughing|cooing|pointing|waving|reaching)\b[a-z ]{0,12}|(?:potty|toilet)[- ]trained|dry at night)$/;
/** Returns whether a label is one of a question about a child, whose answer says little without it. */
export const isChildLabel = (label: string): boolean =>
  milestonePattern.test(label) || childLabels.some(([known]) => known === label);
