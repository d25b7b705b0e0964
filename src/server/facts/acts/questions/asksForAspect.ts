import { isHabit } from "../../terms/isHabit";
import type { QuestionTopic } from "./questionTopic";

/** Source of a pattern for a problem that is asked about: "trouble", "concerns". */
const trouble = "(?:problems?|trouble|issues?|difficult(?:y|ies)|reactions?|questions?|concerns?|complications?)";
/**
 * Matches a question about an aspect of what it names, not about whether there is any: "Any side effects from your
 * medications?", "Are you interested in quitting smoking?"
 */
const aspectPattern = new RegExp(
  `\\b(?:side effects?|${trouble} (?:[a-z]+ ){0,2}?(?:with|from|after|during|since|about|to|regarding|affording|getting|remembering|taking|swallowing|following|caused)|changes?|changed|changing|refills?|interested|thought about|thinking (?:about|of)|considered|considering|(?:want|like|need|ready|plan(?:ning)?|try(?:ing)?|tried|hoping) to (?:quit|stop|cut|start|reduce|have|do|get)|quit(?:ting)?|stopp(?:ed|ing)|cut(?:ting)? (?:down|back)|giv(?:e|ing) up|helping|helped|help you (?:quit|stop)|work(?:ing|ed)? (?:for you|well|okay)|scheduled|planned|planning|upcoming|due for|since (?:the|your|then|that|you)|after (?:the|your|that)|start(?:ed|ing)? (?:you|him|her)|give you|gave you|prescribe you|new (?:medications?|medicines?|meds|pills|drugs|prescriptions?)|afford\\w*|(?:miss(?:ed|ing)?|skipp\\w+|forg[eo]t\\w* (?:to take )?) ?(?:any|a|your|some|doses?)|run(?:ning)? out|(?:been told|told you|should) (?:that )?(?:you )?(?:should |to )?(?:quit|cut|stop|reduce)|bother(?:ed|ing)? by|annoyed|guilty|caused|affect(?:ed|ing|s)?|interfer\\w+|worried about|(?:say|says|said|thinks?|tell|told|recommend(?:ed)?|suggest(?:ed)?) (?:that )?(?:you|he|she) (?:need|should|might|may|would|will)|needs? (?:another|more|any|an?) (?:surger\\w+|operations?|procedures?)|for (?:that|it|this)(?= *\\?|$))`,
  "i",
);
/** Matches one occasion in a question about a habit: "Did you drink | last night | ?" */
const occasionPattern =
  /\b(?:last night|yesterday|today|that (?:day|night|time|evening)|before (?:this|it|the|that|you) |when (?:this|it|that|you) |at the time)\b/i;

/**
 * Returns whether a question is about an aspect of its topic, or about one occasion of a habit, so that a "no" does not
 * deny the medications, the operations or the smoking themselves.
 */
export const asksForAspect = (asked: string, topic: QuestionTopic): boolean =>
  aspectPattern.test(asked) || (isHabit(topic) && occasionPattern.test(asked));
