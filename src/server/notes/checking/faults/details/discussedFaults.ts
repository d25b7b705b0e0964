import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement, SaidVisit } from "../../reading/SaidVisit";
import type { Mention, Statement } from "../../reading/Statement";

/** Matches words of a note for an order that was given. */
const orderedPattern =
  /\b(?:order(?:ed|s)?|schedul(?:ed|e)|refer(?:red)?|will (?:be (?:obtained|done|performed|started|scheduled|ordered|referred)|obtain|start|have|undergo|get|begin|proceed)|start(?:ed)?|begin|obtain(?:ed)?|prescribed?|placed|sent|proceed(?:ing)? with|booked|arranged?)\b/i;
/** Matches words of a note that leave an order open, or defer it. */
const openPattern =
  /\b(?:may|might|could|can|would|consider\w*|possibl[ey]|potential\w*|discuss\w*|option\w*|if|unless|when|once|until|after|pending|depend\w*|declin\w*|defer\w*|hold|refus\w*|eventual\w*|future|later|not|no|instead|recommend\w*|offer\w*|as needed|prn)\b/i;
/** Matches words right before a term in speech with which it is only considered. */
const considersPattern =
  /\b(?:might|may|could|consider|considering|possibly|potentially|maybe|perhaps|think about|thinking about|talk about|discuss|eventually|down the (?:road|line)|in the future|option)\b(?: [\w'-]+){0,5} $/i;
/** Maximum number of characters of the words that `considersPattern` matches. */
const maxBefore = 70;
/** Matches words of a patient who declines or puts something off. */
const declinesPattern =
  /\b(?:declin\w+|refus\w+|(?:do|does|would|will) not (?:want|like|wish)|rather not|hold off|wait (?:on|and see)|put (?:it |that |this )?off|not (?:ready|interested)|no thank|skip)\b/i;
/** Matches words of speech for an order that was given: "we'll schedule", "I'm ordering". */
const saidOrderPattern =
  /\b(?:order\w*|schedul\w*|refer\w*|will (?:get|do|have|start|go)|going to|want to (?:get|order|start|send|do)|let us (?:get|do|start)|go ahead|prescrib\w*|set (?:you|that|it|this) up|sign\w*)\b/i;

/** Kinds of terms that can be ordered. */
const orderKinds: ReadonlySet<Mention["kind"]> = new Set<Mention["kind"]>(["test", "procedure"]);

/**
 * Finds a test, procedure or referral that the plan gives as ordered, if the clinician only considered it ("we might do
 * some therapy") or the patient declined it. Returns at most one fault.
 */
export function discussedFaults({ statement, visit, section }: CheckedSentence): Fault[] {
  if (!/plan|assess|instruct|recommend|order/i.test(section)) return [];
  const verb = orderedPattern.exec(statement.text);
  if (!verb || openPattern.test(statement.text)) return [];
  for (const term of statement.mentions) {
    if (!orderKinds.has(term.kind) || term.group === "vital" || term.polarity !== "present") continue;
    const key = `${term.kind}:${term.name}`;
    const said = visit.byKey.get(key) ?? [];
    const declined = said.findLast(({ by, text }) => by === "patient" && declinesPattern.test(text));
    const base = { kind: "action" as const, must: false, value: term.words, at: term.start };
    if (declined && !said.some((one) => one.index > declined.index && isOrder(one)))
      return [{ ...base, detail: "Said to be declined or put off", heard: declined }];
    const byClinician = said.filter(({ by, isQuestion }) => by === "clinician" && !isQuestion);
    const [heard] = byClinician;
    if (
      heard &&
      byClinician.every((one) => isConsidered(one, key)) &&
      !byClinician.some((one) => isAccepted(one, visit))
    )
      return [{ ...base, detail: "Said to be only considered", heard }];
  }
  return [];
}

/** Returns whether a statement of the clinician orders what it names, and under no condition. */
const isOrder = ({ by, text }: SaidStatement): boolean =>
  by === "clinician" && saidOrderPattern.test(text) && !/\b(?:if|could|might|versus|or)\b/i.test(text);

/** Returns whether each mention of a term in a statement is right after words with which it is only considered. */
const isConsidered = ({ text, mentions }: Statement, key: string): boolean =>
  mentions
    .filter(({ kind, name }) => `${kind}:${name}` === key)
    .every(({ start }) => considersPattern.test(text.slice(Math.max(0, start - maxBefore), start)));

/** Matches words of a patient who accepts an offer. */
const acceptsPattern =
  /^(?:(?:oh|um|okay|well),? )*(?:yes|yeah|yep|sure|absolutely|definitely|please|let us|I would (?:like|love)|that (?:would|sounds))\b/i;

/** Returns whether the patient accepts right after a statement what it offers. */
function isAccepted({ index, turnIndex }: SaidStatement, { statements }: SaidVisit): boolean {
  const next = statements.slice(index + 1, index + 4).find((one) => one.turnIndex > turnIndex);
  return next !== undefined && acceptsPattern.test(next.text);
}
