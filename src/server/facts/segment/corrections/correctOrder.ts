import { matchesOf } from "../../../platform/patterns/matchesOf";
import { findDrugs } from "../../terms/findDrugs";
import { decisionCue, decisionLead } from "./decisionWords";

/**
 * Matches a decision about "it" that replaces the one before: "Keep the ramipril | , no, drop it to | 5". Groups: the
 * verb, the words between verb and dose.
 */
const replacedPattern = new RegExp(
  `[,.] (?:${decisionCue}|(?:well|or|hmm|although),? (?=[^.;?]{0,40}\\bfirst\\b))${decisionLead}(drop|cut|reduce|lower|bring|take|turn|increase|raise|put|bump|push|double|halve|stop|hold(?: off(?: on)?)?|pause|keep|leave|stay|stick|continue)( (?:it|that|this|them|the dose))?(?: (?:back |right )?(?:up|down|on|at|with))?(?= (?:to |from |by |at |on )?\\d| (?:by half|in half|as (?:it|they) (?:is|are)|the same|where it is|unchanged|alone|for now|(?:up|down|off)\\b)|[.,;]|$| (?:first|until|because|since|and)\\b)`,
  "gi",
);
/** Matches the verb of a decision about a drug. */
const decidesPattern =
  /\b(?:keep|continue|leave|stay|stick|start(?:ing)?|stop(?:ping)?|hold(?:ing)?|increas(?:e|ing)|go(?:ing)? (?:up|down)|decreas(?:e|ing)|reduc(?:e|ing)|lower(?:ing)?|rais(?:e|ing)|halv(?:e|ing)|doubl(?:e|ing)|cut(?:ting)?|drop(?:ping)?|put(?:ting)? (?:you|him|her) on|take|try|switch(?:ing)?)\b/i;
/** Matches the reason for a decision: "Your potassium's a touch high, so | I am stopping the spironolactone". */
const reasonPattern = /^[^?;]{4,100}, so (?=(?:I|we|let us)\b)/i;
/** Matches words that make a clause conditional, or a question about the past. */
const notDecidedPattern = /\b(?:if|when|unless|whether|did|was|were|used to)\b/i;
/** Matches an order of a test with the words that replace it: "Let us get an x-ray, no, let us go straight to | CT". */
const testReplacedPattern = new RegExp(
  `((?:let us|(?:we|I) (?:will|would|can|should)) (?:just )?)(?:get|order|do|book|arrange|start with|send (?:you|him|her) for) (?:an? |the )?[a-z-]+(?: [a-z-]+){0,3}[,.] ${decisionCue}(?:let us |we will |I will |we should )(?:just )?(?:go|skip|move) (?:straight|right|directly) to (?:an? |the )?(?=[a-zA-Z])`,
  "gi",
);
/** Source of a pattern for a length of time, without a group: "3 weeks". */
const span = "(?:about )?\\d{1,2} (?:days?|weeks?|months?|years?)";
/**
 * Matches a dose that another one replaces after the reason: "21, no, sorry, you are at 5 a day, so the | 14 mg".
 */
const reasonedDosePattern =
  /\b\d+(?: ?mg)?,? (?:no|sorry|wait|actually),? (?:(?:no|sorry|wait),? )?[^,.;]{3,40}, so (?:the |it is |a |make it )?(?=\d)/gi;
/** Matches a time that is settled while speaking: "in, say, 3 months, or 8 weeks? Let us say | 8 weeks". */
const settledTimePattern = new RegExp(
  `\\bin,? (?:(?:say|maybe|about),? )?\\d{1,2}(?: (?:to|or) \\d{1,2})? (?:days|weeks|months|years)?(?:,? or \\d{1,2} (?:days|weeks|months))?[,.?] (?:(?:no|actually|okay|hmm),? )?let us (?:say|make it|do) (${span})`,
  "gi",
);
/** Matches a time that a later one replaces: "in 3 weeks. Actually, no, with that weakness make it | 2 weeks". */
const remadeTimePattern = new RegExp(
  `\\bin (?:about )?\\d{1,2}(?: (?:to|or) \\d{1,2})? (?:days?|weeks?|months?)\\b([^?]{0,90}?)[,.] (?:actually|no|hang on|sorry|you know what)[,.]? (?:(?:no|actually),? )?(?:with [a-z' ]{3,30},? )?(?:let us )?(?:make (?:it|that)|say|call it) (${span})`,
  "gi",
);
/** Maximum number of characters from the start of the replaced decision to the cue. */
const maxReach = 140;

/**
 * Keeps the decision that replaces another one in the same breath: "Keep the ramipril, no, drop it to 5" → "let us drop
 * ramipril to 5"; "get an x-ray, no, let us go straight to an MRI" → "get an MRI"; "in 3 weeks, no, make it 2 weeks" →
 * "in 2 weeks". The text is unchanged if the first clause names no drug or several.
 *
 * @param text cleaned speech with numbers as digits.
 */
export function correctOrder(text: string): string {
  let out = text
    .replace(reasonedDosePattern, "")
    .replace(settledTimePattern, "in $1")
    .replace(remadeTimePattern, "in $2$1")
    .replace(testReplacedPattern, "$1get a ")
    .replace(/\bget a (?=MRI|[aeioAEIO])/g, "get an ");
  for (const match of matchesOf(out, replacedPattern).toReversed()) out = replacedAt(out, match);
  return out;
}

/** Returns a text in which the decision before a match is replaced by the one in it. */
function replacedAt(text: string, match: RegExpExecArray): string {
  const from = Math.max(0, match.index - maxReach);
  const before = text.slice(from, match.index);
  const start = Math.max(
    ...[". ", "? ", "! ", "; "].map((end) => before.lastIndexOf(end) + (before.includes(end) ? end.length : 0)),
    0,
  );
  const clause = before.slice(start);
  const reason = reasonPattern.exec(clause)?.[0] ?? "";
  const decided = clause.slice(reason.length);
  const [drug, another] = findDrugs(decided);
  const verb = decidesPattern.exec(decided);
  if (!drug || another || !verb || verb.index > drug.start || notDecidedPattern.test(clause)) return text;
  const [said, change = "", pronoun] = match;
  const stays = /^(?:stay|stick|keep|leave|continue)$/i.test(change);
  // "stay on 50", "drop to 5"; without a pronoun or a dose, the verb is another one: "no, wait"
  if (!pronoun && !/^ ?(?:to |at )?\d/.test(text.slice(match.index + said.length))) return text;
  const direction = !stays && /\b(?:up|down)$/i.exec(said)?.[0];
  const rest = text.slice(match.index + said.length).replace(/^ (?:at |on |to )?(?=\d)/, stays ? " at " : " to ");
  return `${text.slice(0, from + start)}${reason}let us ${stays ? "keep" : change.toLowerCase().replace(/ off(?: on)?$/, "")} the ${drug.name}${direction ? ` ${direction}` : ""}${rest}`;
}
