import type { Fact } from "../../Fact";
import type { Exchange } from "../Exchange";

/** What a question that follows up on a risk asks about, as named in a note, with the patterns of such questions. */
const followUps: readonly (readonly [string, RegExp])[] = [
  [
    "protective factors",
    /\bwhat made (?:you|him|her|them) (?:stop|step|turn|come|change|not|call|ring)|\bwhat (?:\w+ )?(?:been )?(?:stop|keep|kept|prevent|hold|held|pull)\w* (?:you|him|her|them)\b|\b(?:any ?thing|any ?one|something|someone)(?: (?:that|who|to|would|could|might|you)){0,3} (?:stop|keep|kept|prevent|hold|held|live)\w*\b|\breasons? (?:to|for) (?:live|living|stay|staying|keep|go on)|\bwhat do you (?:have to )?(?:live for|look forward to)/i,
  ],
  [
    "a method",
    /\b(?:thought|thinking|think|know|considered|worked out|decided) (?:\w+ )?(?:about |of )?how\b|\bhow (?:would|might|were|had) (?:you|he|she|they) (?:\w+ ){0,3}(?:do|go about|planning|end|kill)\b|\bwhat (?:would|might) (?:you|he|she|they) (?:do|use)\b/i,
  ],
  [
    "intent to act",
    /\bthought (?:of|about) (?:actually )?doing (?:it|that|anything|something)\b|\b(?:come|came) close to (?:doing|acting|it|that)\b|\b(?:would|could|might|will|going to|think) (?:you |he |she |they )?(?:\w+ ){0,3}(?:act on|do (?:it|anything|something|that)|go through with|carry (?:it|that|them) out)\b|\b(?:any |an )?(?:intent|intentions?)\b|\bintend(?:ing)? to (?:act|do|harm|hurt|kill|end|carry)\b/i,
  ],
  [
    "a plan",
    /\bno (?:specific |actual )?plans?\b|\b(?:did|have|had|has) (?:you|he|she|they) (?:ever |actually |really )*(?:plan(?:ned)?|work(?:ed)? out|prepare[d]?|ma[dk]e (?:any |a )?plans?)\b|\b(?:written|left|leave) (?:a |any )?(?:note|letter|will)\b|\b(?:saved|stored|put|set) (?:up|aside)\b|\b(?:any|made|making) preparations?\b|\bgiv(?:en|ing) (?:your |any )?(?:things|possessions|belongings) away\b|\bstockpil\w+/i,
  ],
  [
    "a safe place or support",
    /\b(?:somewhere|anywhere|a (?:safe )?place)\b[^?]{0,25}\b(?:go|stay|safe)\b|\bwho\b[^?]{0,20}\b(?:call|turn to|talk to|go to|with you|help)\b|\b(?:any ?one|some ?one|any ?body|some ?body)\b[^?]{0,25}\b(?:call|talk to|turn to|stay|be with|know|live)\b/i,
  ],
  [
    "whether children were there",
    /\b(?:children|kids|baby|little ones?|son|daughter)\b[^?]{0,40}\b(?:there|in the (?:house|home|room)|at home|s(?:ee|aw|een)|hear|heard|witness\w*|around|present|safe)\b/i,
  ],
  [
    "when that was",
    /^(?:(?:and|so|okay),? )*(?:when|how long ago) (?:was|did|were) (?:that|this|it|you|he|she|they)\b/i,
  ],
  [
    "such thoughts at present",
    /\burges?\b|\b(?:thoughts?|ideas?|feelings?|urges?|any) (?:of|like|about) (?:it|that|this|them)\b|\b(?:feel|feeling|think|thinking) (?:that way|like that|about it|of it)\b|\bthink(?:ing)? (?:that|it)\b|^(?:and |what about |how about )*(?:right )?(?:now|today|at the moment|these days|this week)\?$/i,
  ],
];

/**
 * Returns what a question after one about suicide, self-harm or violence asks about, as named in a note: "protective
 * factors" for "What has stopped you?" Null for other questions.
 */
export const riskFollowUp = (asked: string): string | null =>
  followUps.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;

/**
 * Number of facts before a question that are searched for a risk. After more facts, the question follows another
 * answer.
 */
const maxFactsBack = 4;

/**
 * Returns the fields of an exchange about risks: whether the last facts have one, and whether one was not plainly
 * denied.
 */
export function riskBefore(facts: readonly Fact[]): Pick<Exchange, "followsRisk" | "isRiskOpen"> {
  const risks = facts.slice(-maxFactsBack).filter(({ kind }) => kind === "risk");
  return {
    followsRisk: risks.length > 0,
    isRiskOpen: risks.some(({ polarity, slots }) => polarity === "present" || slots.quality),
  };
}
