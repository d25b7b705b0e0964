import { hasClinicalContent } from "../../../facts/statements/isWorthNoting";

/**
 * Matches times, amounts, qualities and circumstances of life, which have content even without a clinical word: "It
 * started 3 days ago".
 */
const measuresPattern =
  /\d|\b(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|mornings?|evenings?|nights?|yesterday|today|constant(?:ly)?|intermittent(?:ly)?|daily|weekly|cold|warm|hot|feels?|feeling|felt|seen|saw|outdoors|outside|woods|struggl\w+|comes|goes away|went away|resolved|edge|gradual(?:ly)?|sudden(?:ly)?|severe|mild|moderate|sharp|dull|burning|throbbing|stabbing|wet|dry|clear|red|yellow|green|white|brown|black|bloody|hurts?|radiat\w+|spread\w*|lives with|married|single|divorced|widowed|retired|school|college|student|works?|working|job|alone|children|partner|pets?|dogs?|cats?|apartment|house|abuse\w*|violen\w*|safe|unsafe|afraid|worried|refus\w+|declin\w+|vaccin\w+|immuniz\w+|healthy|pop|snap|crack|crunch)\b/i;
/** Matches an occupation or a trait: "The patient is an accountant", "She is left-handed". */
const personalDetailPattern =
  /\b(?:is|was|works?|worked) (?:currently |now |also |retired |an? |as |in |at |for )+[a-z]|\b(?:handed|ambidextrous)\b/i;
/** Matches a sentence about what a person only thinks or wonders: "The patient thinks about it". */
const musingPattern =
  /^(?:the patient|he|she|they|(?:the|his|her|their|the patient's) (?:parent|mother|father|caregiver|doctor|physician|nurse|wife|husband|partner|son|daughter|friend|family)) (?:(?:also|just|still|does not|did not|really|has|had) ){0,3}(?:think|thinks|thought|know|knows|knew|remember|remembers|decided|decides|wishes|hopes|hoped|guess|figured|heard|noticed|mentioned|wonders|said|says|checked|tried|used|takes?|went|gave|gets?|got|understands?|understood|is|was|has been|would|will|can|could|did|does)(?: (?:it|that|this|them|so|about it|of it|anything|much|one|ones|anything of it|well|there|here|here and there|normal|lucky|slightly|fine|good|okay|great|done|sure|ready|able|it all|a try|them a try))*\.?$/i;

/**
 * Matches a sentence that only ends or repeats an answer: "The patient thinks that is about it", "She does not do that
 * at all".
 */
const emptyAnswerPattern =
  /^(?:the patient|he|she|they) (?:(?:has|have|does|do|did|is|was) not (?:in|for) (?:a|quite a|a long|some) (?:while|time)|(?:thinks?|guess(?:es)?|believes?|supposes?)(?: that)? (?:that|this|it) (?:is|was)(?: (?:about|pretty much|basically|all|just))? (?:it|all|everything|that)|(?:does|do|did|has|have) not (?:do|done|have|had|use|used|take|taken|get|gotten|want|need)? ?(?:that|those|these|it|them|any of (?:that|those|these|them))(?: (?:at all|either|though|anymore|any more|myself|themselves|himself|herself|as well|ever|really))*)\.?$/i;

/** Matches small talk about how life goes: "She has had better days", "It has been a busy year". */
const smallTalkPattern =
  /^(?:the patient|he|she|they|it) (?:(?:has|have) (?:had|seen) better days|(?:has|have) been an? (?:(?:very|really|pretty|long) )?(?:busy|crazy|rough|long|hectic|good|great|tough|wild) (?:day|week|month|year|summer|winter)|(?:cannot|could not) catch (?:much of )?a break|(?:is|are|was|were) (?:just )?(?:hanging in(?: there)?|getting by|living the dream)|is what it is|(?:takes|is taking) it (?:one )?day (?:at a time|by day))\.?$/i;

/** Matches a count of what is not named: "It is 4." */
const bareCountPattern = /^it is (?:now |about |only )?\d+\.?$/i;

/** Matches a sentence that only points at a part or names a drug that is listed elsewhere: "It is this chest." */
const onlyPointsPattern =
  /^(?:(?:it|this|that) is (?:only |really |mainly |mostly )?(?:this|that|these|those) (?:[a-z]+ )?[a-z]+|there (?:is|are) (?:the|his|her|my) [a-z-]+, the [a-z ]{2,24} one)\.?$/i;

/** Maximum number of words of a sentence that says nothing unless it has a clinical word, a time or a circumstance. */
const maxEmptyWords = 6;

/**
 * Returns whether a sentence says nothing that belongs in a note: it only says that a person thinks or does something
 * that is not named ("The patient thinks about it"), or it has at most six words, none of which is a clinical word, a
 * time or a circumstance of life.
 */
export function saysNothing(sentence: string): boolean {
  if (musingPattern.test(sentence) || emptyAnswerPattern.test(sentence)) return true;
  if (smallTalkPattern.test(sentence) || bareCountPattern.test(sentence)) return true;
  if (onlyPointsPattern.test(sentence)) return true;
  if (personalDetailPattern.test(sentence)) return false;
  if (hasClinicalContent(sentence) || measuresPattern.test(sentence)) return false;
  return sentence.split(" ").length <= maxEmptyWords;
}
