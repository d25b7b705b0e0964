import type { Fact } from "../Fact";
import { withoutLead } from "../acts/questions/isQuestion";
import { systemOfFinding } from "../frames/exam/systemOfFinding";
import { makeFact } from "../frames/makeFact";
import { findSymptoms } from "../terms/findSymptoms";
import { findSites } from "../terms/findSites";
import { questionAndAnswer, type Exchange } from "./Exchange";
import { sentenceCase } from "../../../shared/sentenceCase";

/** Matches words for pain in a question or an answer: "hurts", "tender". */
const hurtsPattern = /\b(?:hurts?|pain(?:ful)?|tender(?:ness)?|sore|discomfort|bother|uncomfortable)\b/i;
/** Matches words for a touch or the spot that is touched: "press", "right here". */
const pressedPattern =
  /\b(?:press\w*|push\w*|touch\w*|palpat\w*|squeez\w*|tap\w*|right here|over here|down here|in here|here)\b/i;
/** Movements of an examination, as named in a note; the first match counts. */
const moves: readonly (readonly [string, RegExp])[] = [
  ["resisted movement", /\bresist\w*|\bpush (?:out|up|down|against)|against (?:my|me|resistance|your)/i],
  ["flexion", /\b(?:flex\w*|bend\w*|bent|curl)\b/i],
  ["extension", /\b(?:extend\w*|extension|straighten\w*|kick out|leg out)\b/i],
  ["pronation", /\bpronat\w*/i],
  ["supination", /\bsupinat\w*/i],
  ["inward rotation", /\b(?:turn|rotate|twist)\w* [^.?]{0,20}\b(?:in|inwards?)\b(?! (?:and|a|the|your|this|that)\b)/i],
  [
    "outward rotation",
    /\b(?:turn|rotate|twist)\w* [^.?]{0,20}\b(?:out|outwards?)\b(?! (?:and|a|the|your|this|that)\b)/i,
  ],
  ["rotation", /\b(?:turn\w*|rotat\w*|twist\w*|door ?knob)\b/i],
  ["raising", /\b(?:lift\w*|rais\w*|reach\w*)\b/i],
  ["deviation", /\bdeviat\w*|sideways|side to side\b/i],
  ["squatting", /\bsquat\w*\b/i],
  ["walking", /\b(?:walk\w*|weight on)\b/i],
  ["deep breaths", /\bdeep breath\w*\b/i],
  ["movement", /\b(?:mov\w*|motion|this way|that way|do that|do this)\b/i],
];
/** Matches body parts whose movement is examined: "knee", "neck". */
const limbPattern =
  /(?:knee|elbow|wrist|hand|finger|thumb|shoulder|hip|ankle|foot|toe|arm|leg|neck|back|spine|jaw|heel|calf|thigh|kneecap)$/i;
/** Parts of a body part, as named in a note. */
const aspects: readonly (readonly [string, RegExp])[] = [
  ["lateral aspect", /\b(?:outside|outer|lateral)\b/i],
  ["medial aspect", /\b(?:inside|inner|medial)\b/i],
  ["posterior aspect", /\b(?:back of|behind|posterior)\b/i],
  ["anterior aspect", /\b(?:front of|anterior)\b/i],
];
/** Matches a question about a touch or a movement during the examination: "when I press here", "does that hurt". */
const examPhrasesPattern =
  /\b(?:when I|if I|I (?:am|will|just) .{0,24}(?:press|push|touch|move|bend|squeeze)|press(?:ing)?|push(?:ing)?|does (?:this|that|it) hurt|(?:hurt|pain|tender).{0,30}\bhere|(?:when|if|as) you (?:bend|flex|turn|lift|squat|do (?:that|this)|push|pull|move|straighten|extend|rotate|twist|supinate|pronate|abduct|adduct|raise|reach|make a fist|grip|squeeze|resist|stand on|walk on))\b/i;

/** Matches a question about the next touch or movement after one about pain: "How about on the outside?" */
const nextTouchPattern =
  /^(?:(?:okay|and|or|so|now),? )*(?:(?:how|what) about |and |now )?(?:(?:when|if) (?:I|you) |(?:over |right |down |up )?(?:here|there)\b|this(?: spot| area| part)?\?|(?:sore|painful|tender|hurts?)(?: (?:here|there))?\?|(?:(?:is there|do you (?:have|feel)) )?any (?:pain|tenderness|soreness|discomfort)(?: there| here| with that)?\?|on (?:this|the|that) (?:other |in|out)?side|(?:on )?the (?:in|out)side|this (?:side|one|way)|that (?:side|one|way)|the other (?:side|way|one)|(?:(?:on|over|at|along|just|around|like|under|below|above) ){0,2}(?:the|your|that|any of (?:the|your)) (?:[a-z]+ ){0,3}(?:top|bottom|back|front|middle|edge|bone|muscles?|tendons?|ligaments?|joints?|knuckles?|side|line|area|part|elbow|wrist|shoulder|knee|ankle|hip|foot|hand|finger|thumb|toes?|neck|spine|thigh|calf|shin|forearm|biceps|triceps|quadriceps|hamstrings?|heel|kneecap|collarbone|shoulder blade|rib|ribs|jaw|back)\b)/i;

/**
 * Maximum number of words of a question about the next touch: "And when I push on it from the other side like this?"
 * Longer questions name what they are about.
 */
const maxNextWords = 20;

/** Matches signs that are seen or felt otherwise than by pain, about which a question is not of the touch before it. */
const otherSignPattern =
  /\b(?:swollen|swelling|red|redness|bruis\w*|numb\w*|weak\w*|stiff\w*|warm|hot|itch\w*|fine|okay|always|normally)\b/i;

/** Returns whether a question continues the touch or movement asked about before: "And when you lift your arm?" */
const continuesExam = (asked: string): boolean =>
  asked.split(" ").length <= maxNextWords && nextTouchPattern.test(asked) && !otherSignPattern.test(asked);

/** Matches an answer that reports pain at the touch: "Ouch", "Right there". */
const feltPattern =
  /\b(?:hurts|painful|uncomfortable|sore|tender)\b|^(?:(?:oh|oof|yes|yeah|a bit|a little(?: bit)?|just),? )*(?:o+w+|ouch|right there|there)\b/i;

/** Matches an answer that points to the place: "Yes, there". */
const pointsPattern = /^(?:(?:oh|yes|yeah|a bit|a little(?: bit)?|right|just|it is),? ){0,3}(?:o+w+|ouch|there)\b/i;

/** Matches a question about what the patient feels at this moment: "Does this hurt?" */
const thisTouchPattern = /^(?:(?:okay|and|or|so|now),? )*(?:does this|is this)\b/i;

/** Matches a question of the history that is asked during the examination: "Did you have a sore throat?" */
const asksHistoryPattern =
  /\b(?:did|have|had|has) (?:you|he|she) (?:also |ever )?(?:have|had|been having|notic\w+|get|gotten|felt)\b(?!.{0,40}\b(?:when|if|as|here|now|there)\b)/i;

/** Matches a question about a symptom that is not felt at a touch: "Any sore throat?" */
const asksForAnyPattern = /^(?:(?:and|or|okay|so|also),? )*(?:any|no|have|has)\b/i;

/** Matches a question of the history that points to where a symptom could be: "Any pain up here under your ribs?" */
const pointsToPlacePattern =
  /^(?:(?:and|or|okay|so|also),? )*(?:(?:have|had|do|did|are) you (?:(?:ever|also|had|have|get|getting|having) )*)?(?:any|no) (?:pain|discomfort|tenderness|soreness)\b[^?]{0,20}\bhere,? (?:under|below|in|across|around|behind|between|at|on|over) (?:your|the)\b/i;

/** Matches words of a question that point to what the clinician is doing: "does that hurt". */
const touchesPattern = /\b(?:this|that|here|there|it|now|painful|tender|sore)\b/i;

/** Maximum number of words of a question that is about a touch although it does not say so: "Any pain up here then?" */
const maxTouchWords = 7;

/**
 * Returns whether a question asks about pain while the clinician touches or moves the patient. During the examination
 * (`isExam`), any short question about pain does.
 */
function isExamQuestion(asked: string, isExam: boolean): boolean {
  return (
    hurtsPattern.test(asked) &&
    !asksHistoryPattern.test(asked) &&
    (isExam || !pointsToPlacePattern.test(asked)) &&
    !(
      asksForAnyPattern.test(asked) &&
      !examPhrasesPattern.test(asked) &&
      !/\b(?:this|that|here|there|now)\b/i.test(asked)
    ) &&
    ((examPhrasesPattern.test(asked) && (isExam || /\b(?:I|here)\b/.test(asked) || thisTouchPattern.test(asked))) ||
      (isExam && asked.split(" ").length <= maxTouchWords && touchesPattern.test(asked)))
  );
}

/** Matches the rest of a "yes" which says that a touch or a movement does not hurt: "Yeah, | that feels fine too". */
const feelsFinePattern =
  /^(?:(?:no|and|well|I think),? )*(?:(?:that|this|it|there|everything)(?: one| side)? )?(?:is|feels?|felt|seems?|was) (?:(?:all|just|pretty|quite|perfectly|totally|completely|still|about) ){0,2}(?:fine|okay|ok|good|normal|alright|all right|comfortable|painless)\b(?! (?:until|except|but|unless|if|now|apart))/i;

/** Matches signs that a patient is asked to look for, as named in a note. */
const signPattern =
  /\b(swelling|redness|erythema|warmth|bruising|bruises|atrophy|muscle wasting|wasting|deformit(?:y|ies)|misalignment|crepitus|grinding|clicking|instability|skin changes|color changes|discoloration|tenderness|temperature changes?)\b/gi;
/** Matches a question about the warmth of what is examined: "Does it feel warm?" */
const asksWarmthPattern = /\b(?:is|does|do|feel\w*)\b[^?]{0,60}\b(?:warm|hot)\b/i;

/**
 * Reads signs that the patient looks for during the examination: "Any swelling or redness?" "No." Null for other
 * questions, and for a "yes" to several signs.
 */
export function signAnswer(exchange: Exchange): Fact | null {
  const { asked, reply, isExam, followsExam } = exchange;
  const isLookedFor =
    followsExam || /\b(?:see|seeing|look\w*|palpat\w+|around the|over the|in the area|that area)\b/i.test(asked);
  if (!isExam || !isLookedFor || (reply.polarity !== "no" && reply.polarity !== "yes")) return null;
  if (reply.rest.split(" ").length > 6 || /\b(?:but|except|maybe|little|a bit)\b/i.test(reply.rest)) return null;
  const isWarmth = asksWarmthPattern.test(asked);
  const signs = isWarmth ? ["warmth"] : [...asked.matchAll(signPattern)].map(([sign]) => sign.toLowerCase());
  if (signs.length === 0 || (!isWarmth && !/\b(?:any|see|seeing|notice|there|have|feel)\b/i.test(asked))) return null;
  if (reply.polarity === "yes" && signs.length > 1) return null;
  const others = findSymptoms(asked).filter(
    ({ words }) => !signs.some((sign) => words.toLowerCase().includes(sign.slice(0, 5))),
  );
  if (others.length > 0 && !isWarmth) return null;
  const site = findSites(asked).find(({ part }) => !/^(?:skin|muscle|joint)s?$/.test(part));
  const where = site ? ` of the ${site.side && site.side !== "both" ? `${site.side} ` : ""}${site.part}` : "";
  const listed = signs.length < 3 ? signs.join(" or ") : `${signs.slice(0, -1).join(", ")}, or ${signs.at(-1) ?? ""}`;
  const [first = ""] = signs;
  return makeFact({
    kind: "exam",
    from: questionAndAnswer(exchange),
    polarity: reply.polarity === "no" ? "absent" : "present",
    slots: {
      system: (site ? systemOfFinding(site.part) : null) ?? exchange.system ?? "Musculoskeletal",
      finding: reply.polarity === "no" ? `No ${listed}${where}` : `${sentenceCase(first)}${where}`,
      site: site?.part,
      side: site?.side ?? undefined,
    },
    source: "clinician",
  });
}

/** Matches a command to touch or move a part, with the question about it: "Press on your forehead, does that hurt?" */
const commandsTouchPattern =
  /^(?:(?:can you|could you|go ahead and|now|okay|if you|and),? )*(?:press|push|squeeze|touch|tap|bend|lift|raise|turn|move|twist|straighten|make a fist|stand on)\b[^?]{0,50}\b(?:does|do|is) (?:that|it|this|you)\b/i;

/** Matches a request to touch or move a part, which asks nothing: "Can you press on your cheeks for me?" */
const requestsTouchPattern =
  /^(?:(?:if|since|as|because) [^,]{3,40}, )?(?:(?:can|could|would|will) you|do you mind|would you mind|try (?:and|to)) (?:(?:just|please|try (?:and|to)) )*(?:press(?:ing)?|push(?:ing)?|squeez(?:e|ing)|touch(?:ing)?|tap(?:ping)?|feel(?:ing)?|bend(?:ing)?|lift(?:ing)?|rais(?:e|ing)|turn(?:ing)?|mov(?:e|ing)|twist(?:ing)?|straighten(?:ing)?) (?:[a-z]+ ){0,3}?(?:your|the|that|it|his|her)\b/i;

/** Returns whether a question is about pain at a touch or a movement of the examination. */
export const asksAboutTouch = ({ asked, answer, reply, question, isExam, followsTouch }: Exchange): boolean =>
  isExamQuestion(asked, isExam) ||
  // "Can you press on your cheeks for me?" "Ooh, that's sore."
  (requestsTouchPattern.test(withoutLead(question.text)) &&
    reply.polarity !== "no" &&
    feltPattern.test(answer.text) &&
    findSites(answer.text).length === 0) ||
  // "Any tenderness over your sinuses?" "Yes, there."
  (/\btender(?:ness)?\b/i.test(asked) && pointsPattern.test(answer.text)) ||
  // The touch can be named earlier in the sentence: "When I push here, do you have any pain, or | does it feel tender?"
  (hurtsPattern.test(asked) &&
    (/\b(?:when|if|as|where) I (?:am )?(?:press|push|touch|tap|squeeze)/i.test(question.text) ||
      commandsTouchPattern.test(question.text))) ||
  (followsTouch && (isExam || /\b(?:here|this)\b/i.test(asked)) && continuesExam(asked));

/**
 * Reads whether a touch or a movement causes pain: "Pain to palpation of the lateral aspect of the knee". Empty if the
 * answer is unclear.
 */
export function examAnswer(exchange: Exchange): Fact[] {
  const { reply, question } = exchange;
  // The movement can be named earlier in the sentence: "I'm going to have you flex your knee, | is that painful?"
  const isPlain = !pressedPattern.test(exchange.asked) && !moves.some(([, pattern]) => pattern.test(exchange.asked));
  const asked = isPlain ? question.text : exchange.asked;
  const isYes = reply.polarity === "yes" || feltPattern.test(exchange.answer.text);
  if (reply.polarity === null && !isYes) return [];
  if (reply.polarity === "unheard") return [];
  const isFine = feelsFinePattern.test(reply.rest) && !hurtsPattern.test(exchange.answer.text);
  const isNo = isFine || (reply.polarity === "no" && !/\b(?:but|little)\b/i.test(reply.rest));
  const move = moves.find(([, pattern]) => pattern.test(asked))?.[0];
  const isTouch =
    pressedPattern.test(asked) &&
    !(move && /\bwhen you\b|against|resist/i.test(asked)) &&
    !/\bpush (?:out|up|down|against)/i.test(asked);
  const named = findSites(asked)[0];
  const isMoved = move !== undefined && named?.side === null && Boolean(exchange.examined?.side);
  const examined =
    exchange.examined && (isTouch || limbPattern.test(exchange.examined.part)) ? exchange.examined : null;
  const site = named && !isMoved ? named : (examined ?? named);
  const aspect = aspects.find(([, pattern]) => pattern.test(asked))?.[0];
  const region =
    site && /^(?:abdomen|back|chest)$/.test(site.part) ? /\b(upper|lower|middle|mid)\b/i.exec(asked)?.[1] : null;
  const part = site
    ? `${site.side && site.side !== "both" ? `${site.side} ` : ""}${region ? `${region.toLowerCase()} ` : ""}${site.part}`
    : (/\b((?:right|left) side)\b/i.exec(asked)?.[1]?.toLowerCase() ?? "");
  const where = aspect ? ` of the ${aspect}${part ? ` of the ${part}` : ""}` : part ? ` of the ${part}` : "";
  const how = isTouch
    ? `to palpation${where}`
    : move === undefined
      ? `on examination${part ? ` of the ${part}` : ""}`
      : `with ${move}${part ? ` ${/^(?:pro|supi)nation$/.test(move) ? "at" : "of"} the ${part}` : ""}`;
  const soft = /\b(?:little|slight|bit|mild)\b/i.test(exchange.answer.text) ? "Slight pain" : "Pain";
  return [
    makeFact({
      kind: "exam",
      from:
        site && site === exchange.examined
          ? [...new Set([site.from, ...(site.sideFrom ? [site.sideFrom] : []), ...questionAndAnswer(exchange)])]
          : questionAndAnswer(exchange),
      polarity: isNo ? "absent" : "present",
      slots: {
        system: (site ? systemOfFinding(site.part) : null) ?? systemOfFinding(asked) ?? exchange.system ?? undefined,
        finding: isNo ? `No pain ${how}` : `${soft} ${how}`,
        site: site?.part,
        side: site?.side ?? undefined,
      },
      source: "clinician",
    }),
  ];
}
