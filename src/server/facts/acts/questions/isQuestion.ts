import { rememberResults } from "../../../platform/rememberResults";

/** Matches discourse words at the start of a sentence: "okay so", "right, well". */
const leadPattern =
  /^(?:(?:okay|ok|alright|all right|fine(?=,)|so|well|and|but|now|oh|um|yeah|yes|great(?! (?:for|with|at)\b)|good(?! (?:for|with|without|at|in|on|during|until|when|if|once|as|days?|nights?|enough|appetite|sleep|diet|strength|range|pulse|air|rhythm|breath))|right(?=[,.]|$| (?:so|and|okay|I|well|let|now|then|yeah)\b)|hey|sure|then|also|um|actually|I see|got it|awesome|perfect|excellent|wonderful|sorry|very good|sounds good|that is good|that is great|that is (?:fine|fair|okay|reasonable)(?=,)|no worries|hmm|hm|ah|because|no(?=,? (?:I|you|we|it|that is|he|she|they) ))\b[,.]?\s*)+/i;
/** Matches the start of a question: "do you", "how", "any". */
const asksPattern =
  /^(?:do|does|did|have|has|had|are|is|was|were|can|could|would|any|anything|how|what|when|where|which|who|whose|why|tell me|no other|ever|describe|other than)\b/i;

/** Matches words that announce a question: "tell me | any weakness?" */
const announcesPattern =
  /^tell me,? (?=any\b|(?:do|does|did|have|has|had|are|is|was|were) (?:you|he|she|they|there|any)\b)/i;

/** Matches the start of a question that leaves out its verb: "Ever had a stroke?" */
const shortEverPattern = /^ever (?=(?:had|been|gotten|got|taken|smoked|used|tried|needed|broken|passed|lost|seen)\b)/i;

/**
 * Removes discourse words at the start ("okay so do you smoke" → "do you smoke"), and completes a question that leaves
 * out its verb: "Ever had a stroke?" → "have you ever had a stroke?"
 */
export const withoutLead = rememberResults((text) =>
  text.replace(leadPattern, "").replace(announcesPattern, "").replace(shortEverPattern, "have you ever "),
);

/** Matches a question during the examination: "When I press here, does that hurt", "How about here". */
const asksOnTouchPattern =
  /\b(?:does|do|is|are|did) (?:this|that|it|you|there) (?:[a-z]+ ){0,6}?(?:hurt|painful|pain|tender|sore|bother|uncomfortable|sensitive|feel)\b[^.]{0,40}$|\b(?:how|what) about (?:when|if|now|here|this|on this)\b/i;

/** Matches a warning without "if": "any chest pain, call 911". */
const warnsPattern =
  /^any (?![^,?]{0,40}\b(?:questions?|concerns?|comments?|issues?)\b)[^,?]{3,60}(?:, [^,?]{3,40}){0,4},? (?:then )?(?:please |just |you )?(?:should |need to )?(?:call|ring|come|go|see|stop|let|get|head|phone)\b/i;

/** Matches a direction that opens like a question: "Do that for 10 minutes". */
const directsPattern =
  /^do (?:(?:that|this|it|these|those) (?:for|every|once|twice|about|until|before|after|\d)|(?:the|your|these|those) (?:[a-z]+ )?(?:exercises|stretches))\b/i;

/** Returns whether a sentence is a question, with or without a question mark. */
export const isQuestion = rememberResults(asksSomething);

/** Matches a second question in a statement: "I wanted to ask how you sleep, and if you wake". */
const wondersAlsoPattern =
  /\b(?:wondering|wondered|curious|can I ask|tell me|wanted to (?:ask|check|know)|(?:want|like|need|going) to (?:ask|know))\b[^?]{0,160}, and if (?:you|he|she|there|your|his|her|any)\b(?![^?]{0,80}, (?:please |then |just )?(?:call|ring|phone|come|go|let|see|dial|contact|message|stop|take|use|we|I)\b)/i;
/**
 * Matches a question in a statement: "I was wondering if you had a fever"; also a reported change of weight, on which
 * the patient is to comment: "The nurse says you have put on weight".
 */
const wondersPattern =
  /(?:^|, (?:and |so |but )?)(?:(?:I (?:am|was) (?:also |just )?(?:wondering|curious)|I (?:also |just )?(?:wanted|want|need|forgot|meant) to (?:ask|check)(?: you)?|can I (?:also |just )?ask(?: you)?|may I ask) (?:if|whether) )(?=\w)(?:you|he|she|there|your|his|her|any)\b|\b(?:nurse|wife|husband|daughter|son|chart|scales?|note) (?:says|said|tells me|told me|shows|mentioned)(?: here)?(?: that)? (?:you|he|she) (?:have|has) (?:put on|gained|lost) (?:some |a (?:bit|lot) of |quite a bit of )?weight$/i;

/** Matches the name of a function or state alone, as clinicians ask for it: "energy", "and your mood". */
const namesFunctionPattern =
  /^(?:(?:and|so|okay|any|how about|what about) )*(?:your )?(?:energy(?: levels?)?|appetite|sleep|mood|concentration|motivation|bowels|bowel movements|libido)$/i;

/** Matches statements that open like a question: "What I would do", "When you get home", "Any of these". */
const statesLikeQuestionPattern =
  /^(?:what (?:I|we|that|you|(?:worries|concerns|bothers) me)|when (?:I|we|you|your|the|she|he|they|it)|which (?:is|I)|where (?:I|we)|how (?:I|we)|any (?:of|questions)|who (?:is|has|was) )\b/i;

/** Matches commands of the examination that open like a question: "Can you lift your arm". */
const requestsMovementPattern =
  /^(?:can|could) (?:you|we) (?:please|just)? ?(?:go|lift|take|sit|stand|turn|push|pull|squeeze|bend|lie|lay|open|close|follow|raise|hold|put|show|point|press (?:on|down|in)|touch your|tap (?:on )?your|feel (?:your|along|around))\b/i;

/** Returns whether a sentence asks something, by its mark or its words. */
function asksSomething(sentence: string): boolean {
  if (
    sentence.endsWith("?") ||
    namesFunctionPattern.test(sentence) ||
    asksOnTouchPattern.test(sentence) ||
    wondersPattern.test(withoutLead(sentence)) ||
    wondersAlsoPattern.test(sentence)
  )
    return true;
  const bare = withoutLead(sentence).replace(
    /^(?:in terms of|as far as|regarding|with) [^,]{3,40},? (?=(?:do|does|did|have|has|are|is|any|how|what)\b)/i,
    "",
  );
  if (!asksPattern.test(bare) || warnsPattern.test(bare) || directsPattern.test(bare)) return false;
  return /^(?:any|anything|how|what|when|where|which|tell me|who|why|describe)\b/i.test(bare)
    ? !statesLikeQuestionPattern.test(bare)
    : /^\w+ (?:you|it|that|this|these|those|the|your|there|he|she|they|any|we|anyone|anybody|anything)\b/i.test(bare) &&
        !requestsMovementPattern.test(bare);
}
