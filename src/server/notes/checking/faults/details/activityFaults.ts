import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement } from "../../reading/SaidVisit";
import type { Statement } from "../../reading/Statement";

/** Matches advice to do something, at the verb: "may continue", "resume", "return to". */
const allowsPattern =
  /\b(?<!\b(?:we|i) )(?:(?:may|can|could|should|will|to) (?:continue|resume|keep|return to|go back to|restart|start)|continue(?! to\b)|resume|(?:cleared|ok|okay|fine|safe) (?:to|for)|encouraged to)\b/i;
/** Matches words of a note for a later time, at which the advice can be the opposite. */
const laterPattern = /\b(?:at that point|then|after\w*|once|when|until|gradual\w*|eventual\w*|later)\b/i;
/** Matches advice not to do something: "refrain from", "avoid", "hold off on". */
const forbidsPattern =
  /\b(?:avoid\w*|refrain\w*|hold(?:ing)? off|stay(?:ing)? (?:away|off|out)|lay(?:ing)? off|stop\w*|quit\w*|no more|(?:do|should|can|must|could|would|will) not(?! (?:think|need|see|know|have|want|feel|believe|worry|hurt|get|be\b))|cannot|not to|off of|not (?:do|go|be) \w*|take (?:a break|time off))\b/i;
/** Matches advice to do something, in speech. */
const saidAllowsPattern =
  /\b(?:you (?:can|may|could|should)(?! not)|go ahead|continue|keep|resume|get back|go back|return to|(?:okay|ok|fine|safe|good) to|want you to(?! (?:hold|avoid|stop|stay|not|lay|take a break|refrain))|encourage)\b/i;

/** Maximum number of tokens from the advice to what it is about. */
const maxReach = 16;

/** Returns the keys of what follows the words that match a pattern; empty if nothing matches. */
function advisedIn({ text, tokens, words, mentions }: Statement, pattern: RegExp): ReadonlySet<string> {
  const match = pattern.exec(text);
  if (!match) return new Set();
  const from = tokens.findIndex(({ start }) => start >= match.index);
  const isAfter = (at: number): boolean => at > from && at - from <= maxReach;
  return new Set([
    ...words.filter(({ at }) => isAfter(at)).map(({ stem }) => stem),
    ...mentions
      .filter(({ kind, from: at }) => isAfter(at) && (kind === "social" || kind === "procedure"))
      .map(({ kind, name }) => `${kind}:${name}`),
  ]);
}

/**
 * Finds advice to do something that the clinician advised against, in every best match about it, or the reverse: "may
 * continue pottery" for "hold off on doing any pottery". Drugs are compared by `actionFaults`. Returns at most one
 * fault.
 */
export function activityFaults({ statement, support, section }: CheckedSentence): Fault[] {
  if (!/plan|assess|instruct|recommend|advice/i.test(section) || statement.mentions.some(({ kind }) => kind === "drug"))
    return [];
  if (laterPattern.test(statement.text)) return [];
  const forbids = forbidsPattern.exec(statement.text);
  const allows = allowsPattern.exec(statement.text);
  if (Boolean(forbids) === Boolean(allows)) return [];
  const keys = advisedIn(statement, forbids ? forbidsPattern : allowsPattern);
  const about = (one: SaidStatement, pattern: RegExp): boolean =>
    [...advisedIn(one, pattern)].some((key) => keys.has(key));
  const said = support.best.filter((one) => one.by === "clinician" && !one.isQuestion);
  const isOpposed = (one: SaidStatement): boolean =>
    forbids ? about(one, saidAllowsPattern) && !forbidsPattern.test(one.text) : about(one, forbidsPattern);
  const agrees = (one: SaidStatement): boolean =>
    forbids ? forbidsPattern.test(one.text) : about(one, saidAllowsPattern) && !forbidsPattern.test(one.text);
  const heard = said.find(isOpposed);
  const match = forbids ?? allows;
  if (!match || !heard || said.some(agrees)) return [];
  const detail = forbids ? "Said to be allowed" : "Advised against";
  return [{ kind: "action", must: false, value: match[0], at: match.index, detail, heard }];
}
