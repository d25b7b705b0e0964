import { questionTopic, type QuestionTopic } from "../../acts/questions/questionTopic";
import type { Answer } from "../../acts/readAnswer";
import type { Sentence } from "../../segment/Sentence";
import { findDrugs } from "../../terms/findDrugs";
import { findSymptoms } from "../../terms/findSymptoms";

/** Topics whose answers have rules of their own for what follows a yes or no. */
const ruledTopics: ReadonlySet<QuestionTopic | null> = new Set<QuestionTopic | null>([
  "family",
  "allergy",
  "medications",
]);

/** Matches that speakers cannot know what they deny: "There's a gap", "the next thing I knew I was on the floor". */
const gapPattern =
  /\b(?:there is (?:an? |this )?(?:gap|blank|hole) (?:between|where|in (?:my|the))|(?:all|it is|it was) (?:(?:a|bit|kind|of) ){0,4}(?:blur|blurry|blank|hazy)\b|(?:the )?next thing I (?:knew|know|remember)|(?:woke up|came to|came round|came around|found myself) (?:on|in|under|at) the\b|(?:was|is) (?:alone|on (?:his|her|my) own) with\b)/i;
/** Matches the same of a denial of which the speaker is not sure: "I don't remember the landing", "I never look". */
const unknownPattern =
  /^I (?:do|did|can|could)(?: not|not) (?:really |actually |honestly |even |quite )*(?:remember|recall|look|check)(?:$|[.,]| (?:the (?!last|first)|what|how|hitting|landing|much))|^I (?:never|do not ever) (?:look|check|weigh|measure)/i;
/** Matches words by which a pregnancy is possible after all: "I'm two weeks late". */
const canBePregnantPattern =
  /\b(?:late|missed (?:a|my|one|two)|not (?:been )?careful|unprotected|could be|skipped|might)\b/i;
/** Matches another word for what was denied: "No, | more a tightness". */
const otherWordPattern =
  /^(?:(?:just|but|well|it is|I would say|I would call it),? )*(?:more|just) (?:of |like )?(?:an? )?(?:bit of )?(?:an? )?(?:tight\w*|pressure|heav\w*|weight|squeez\w*|ach(?:e|ing)|discomfort|twinges?|burning|numb\w*|tingl\w*|pins|stiff\w*|sore\w*|fog\w*|flutter\w*|wobbl\w*|muzzy|woozy|unsteady|light-?headed)\b/i;
/** Matches an occasion to which a "no" does not extend: "No. | Just when I look at food". */
const onlyOnOccasionPattern =
  /^(?:well,? )?(?:just|only|except|unless|not unless|apart from|other than)\b(?: (?:maybe|for|a (?:little|bit)))? ?(?:when(?:ever)?|if|after|at|on|in|with|during|while|first thing|the (?:first|other))\b/i;
/** Matches a no that names nothing. */
const plainNoPattern = /^(?:no|nope|nah|never|not really)$/i;
/** Matches what limits a yes: "Yes. | When I remember", "Yes, | until the tablets wear off". */
const limitsYesPattern =
  /^(?:(?:well|but|so),? )?(?:(?:when|if|whenever) I (?:remember|feel like it|can|think of it|am home)|(?:most(?:ly)?|more or less|in theory|supposedly|on paper|most of the time|most days)\.?$|until\b|unless\b|as long as\b)/i;
/** Matches what limits a yes to whether something is taken or was finished: "Yes. | Well, I had three left over". */
const limitsTakingPattern =
  /^well,? (?:I had|there (?:is|were|are)|I (?:stopped|missed|skipped|forgot|ran out)|not)\b/i;
/** Matches a question about whether something is taken or was finished. */
const asksIfTakenPattern = /\b(?:finish\w*|complet\w*|tak(?:e|ing)|us(?:e|ing)|all of|every|wear\w*)\b/i;
/** Matches a yes that others give for the speaker, with the speaker's own view after it. */
const othersSayPattern =
  /^(?:(?:well|oh|so),? )?(?:my|the) [a-z]+ (?:says?|said|thinks?|reckons?|tells? me)(?: that)? (?:so|I (?:do|am|have|did))\b/i;
/** Matches what others notice before oneself: memory, hearing, temper, drinking. */
const noticedByOthersPattern = /\b(?:memory|forget\w*|hearing|temper|mood|personality|drink\w*|confus\w*|driving)\b/i;
/** Matches a question about what is possible: "Could you have swallowed any?", "Any chance he hit his head?" */
const asksIfPossiblePattern =
  /\b(?:(?:could|might) (?:you|he|she|they|it) have|any (?:chance|possibility)|is it possible)\b/i;
/** Matches a question whose answer is of safety: "Do you feel safe going home?" */
const asksSafetyPattern = /\b(?:feel|are you|is (?:he|she)|be) safe\b/i;
/** Matches words that take back a plain no: "Well, there's a little hole". */
const afterAllPattern =
  /^(?:well|actually|although|then again),? (?:there|I (?:did|do|had|have|was|am|get|got|felt|took)|it (?:did|was|is|has)|he (?:did|was|is|has|had)|she (?:did|was|is|has|had))\b(?! (?:not|never|no|fine|okay|nothing)\b)/i;

/** Matches a question about marks that can be self-inflicted: "The marks on your forearm, are those fresh?" */
const asksOfMarksPattern =
  /\b(?:marks|scars|cuts|burns)\b[^?]{0,40}\b(?:forearms?|wrists?|arms?|thighs?)\b[^?]{0,20}\b(?:fresh|new|recent|old|what happened|how (?:did|do))|\bdid you (?:do|make|cause) (?:(?:this|that|these|those) to yourself|(?:these|those)(?: (?:marks|cuts|scars|burns))? yourself)\b/i;

/** Returns whether words after a "no" doubt or limit it. */
function doubtsNo({ isHedged, words }: Answer, asked: string, rest: string, later: readonly string[]): boolean {
  const all = [rest, ...later].join(". ");
  if (findSymptoms(asked).length > 1) return false;
  if (/\bpregnan/i.test(asked)) return (isHedged || /\b(?:late|missed)\b/i.test(all)) && canBePregnantPattern.test(all);
  if (asksIfPossiblePattern.test(asked)) return later.length > 0;
  const first = rest === "" ? (later[0] ?? "") : rest;
  if (questionTopic(asked) === null && rest === "" && afterAllPattern.test(first)) return true;
  const isUnknown = isHedged && [rest, ...later].some((text) => unknownPattern.test(text));
  const isLimited = findSymptoms(asked).length > 0 && plainNoPattern.test(words) && onlyOnOccasionPattern.test(first);
  return isUnknown || gapPattern.test(all) || otherWordPattern.test(first) || isLimited;
}

/**
 * Returns whether what follows a yes or no doubts, limits or contradicts it, so that the whole answer has to be quoted:
 * "Did you hit your head?" "I don't think so. I don't really remember the landing."
 */
export function isUndercut(reply: Answer, turn: readonly Sentence[], asked: string): boolean {
  if (ruledTopics.has(questionTopic(asked))) return false;
  const later = turn.slice(1).map(({ text }) => text);
  const said = turn[0]?.text ?? "";
  // What the answer says of them needs its question.
  if (asksOfMarksPattern.test(asked)) return said.split(" ").length > 1 || later.length > 0;
  if (othersSayPattern.test(said))
    return (
      noticedByOthersPattern.test(asked) ||
      /^I (?:say|think|do not (?:think|believe|agree|notice|feel)|just|disagree|reckon|never)\b/i.test(later[0] ?? "")
    );
  if (reply.polarity === "no") return doubtsNo(reply, asked, reply.rest, later);
  if (reply.polarity !== "yes") return false;
  if (asksSafetyPattern.test(asked) && reply.isHedged && later.length > 0) return true;
  // Which of several drugs is taken is read with its own rules.
  if (findDrugs(asked).length > 1) return false;
  const after = reply.rest === "" ? (later[0] ?? "") : reply.rest;
  if (asksIfTakenPattern.test(asked) && limitsTakingPattern.test(after)) return true;
  return !reply.isHedged && limitsYesPattern.test(after);
}
