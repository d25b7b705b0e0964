import { matchesOf } from "../../../platform/patterns/matchesOf";
import { findDrugs } from "../../terms/findDrugs";
import { decisionCue, decisionLead } from "./decisionWords";

/** Sources of patterns for verbs that decide about a drug, by what they do to it. */
const verbs = {
  end: "stop|hold|pause|discontinue|skip|drop|cut out|come off",
  begin: "start|begin|try|add|prescribe|give|use|switch to|go with|go for",
  keep: "keep|continue|leave|stay on|carry on with",
  change: "increase|reduce|decrease|lower|raise|double|halve|cut down on",
};
type Effect = keyof typeof verbs;
const effects = Object.keys(verbs) as Effect[];
const anyVerb = Object.values(verbs).join("|");
/** Source of a pattern for words between a verb and its drug: "him on the". */
const toDrug = "(?: (?:you|him|her|them))?(?: (?:on|off|with))?(?: (?:the|your|his|her|that|taking))?";

/**
 * Matches the words that change a decision, with a following decision up to its drug: "Stop the aspirin | , no wait,
 * keep the | aspirin". Groups: the cue; the decision, its verb.
 */
const changedPattern = new RegExp(
  `[,.] (${decisionCue})(?:not (?:the |your )?[a-z]+,? )?(?:but )?(${decisionLead}(${anyVerb})${toDrug} )(?=[a-z])`,
  "gi",
);
/**
 * Matches the words that change a decision, with only the name of the drug that replaces the first one: "… go for
 * nitrofurantoin | . Hang on, your kidneys. No, | trimethoprim".
 */
const onlyNamePattern =
  /[,.] (?:(?:hmm|um|uh|oh|well),? ){0,2}(?:no|wait|actually|hang on|hold on|scratch that|scrap that|on second thoughts?)(?:,? (?:no|wait|actually))?[,.] (?:[^.?!;]{3,60}[,.] )?(?:(?:no|so|actually|then|right),? ){0,2}(?:let us (?:say|make it|do|go (?:for|with)|use) |(?:I|we) will (?:do|use|give you|go (?:for|with)) |make (?:it|that) )?(?:the )?(?=[a-z])/gi;
/** Matches what follows the name of a drug that is given, as opposed to one that is spoken of: "200 twice a day". */
const afterGivenPattern =
  /^(?:,? (?:instead|then|\d|once|twice|for \d|for an? |at (?:night|bedtime)|in the (?:morning|evening)|daily))*(?=$|[,.;]| \d| (?:instead|then|once|twice|daily)\b)/i;
/** Matches every decision up to its drug. Group: the verb. */
const decisionPattern = new RegExp(`\\b(?:${decisionLead})?\\b(${anyVerb})\\b${toDrug} (?=[a-z])`, "gi");
/** Matches cues that take back what was said, unlike "actually", after which another decision can be added. */
const takesBackPattern = /\b(?:no|wait|sorry|hang on|hold on|scratch that|scrap that|second thoughts?)\b/i;
/** Matches a decision that says whose it is: "let us keep", "we will keep". */
const subjectPattern = /^(?:and |but )?(?:let us|we|I|you|please)\b/i;
/** Matches verbs that decide about a drug by a pronoun; `correctOrder` reads "leave it" and changes of its dose. */
const endsOrKeepsPattern = /^(?:stop|hold|pause|discontinue|skip|drop|keep|continue)$/i;
/** Matches a pronoun for the drug of the decision before: "Keep the aspirin. No, stop | it". */
const pronounPattern =
  /^(?:it|them)(?=$|[.,;]| (?:\d[\d ]{0,4}(?:days?|weeks?|hours?) before|before|after|for|until|once|when|now|today|as|because)\b)/i;
/** Matches words that make a clause conditional, or a question about the past. */
const notDecidedPattern = /\b(?:if|when|unless|whether|did|was|were|used to)\b/i;
/** Matches characters that a list of drugs does not have, such as those of a dose. */
const notListPattern = /[^a-z, -]/i;
/** Maximum number of characters from the start of the replaced decision to the cue. */
const maxReach = 140;
/** Maximum number of characters from the verb of the later decision to the end of its drug. */
const maxDrug = 40;

/**
 * Removes a decision about a drug that another one about the same drug replaces in the same breath ("Stop the aspirin,
 * no wait, keep the aspirin" → "keep the aspirin"), or the same decision about another drug ("start amlodipine, no,
 * start losartan" → "start losartan"; "let us stop metformin, actually, let us stop glipizide instead").
 *
 * @param text cleaned speech before other corrections are applied.
 */
export function withoutReplacedDecision(text: string): string {
  let out = text;
  for (const match of matchesOf(out, changedPattern).toReversed()) out = replacedAt(out, match);
  for (const match of matchesOf(out, onlyNamePattern).toReversed()) out = renamedAt(out, match);
  return out;
}

/** Returns a text in which the drug that a match names replaces the only one of the decision before it. */
function renamedAt(text: string, { 0: all, index }: RegExpExecArray): string {
  const end = index + all.length;
  const [later] = findDrugs(text.slice(end, end + maxDrug));
  const from = Math.max(0, index - maxReach);
  const before = text.slice(from, index);
  const first = matchesOf(before, decisionPattern).at(-1);
  if (!later || later.start > 0 || !first || effectOf(first[1] ?? "") !== "begin") return text;
  const object = before.slice(first.index + first[0].length);
  const [drug, another] = findDrugs(object);
  if (!drug || another || drug.start > 0 || drug.generic === later.generic || /[.;?!] /.test(object)) return text;
  if (notDecidedPattern.test(before) || findDrugs(all).length > 0) return text;
  if (!afterGivenPattern.test(text.slice(end + later.end))) return text;
  return `${text.slice(0, from + first.index)}${first[0]}${text.slice(end)}`;
}

/** Returns a text without the decision that the one in a match replaces; unchanged if that is not sure. */
function replacedAt(text: string, match: RegExpExecArray): string {
  const [all, cue = "", decision = "", verb = ""] = match;
  const end = match.index + all.length;
  const from = Math.max(0, match.index - maxReach);
  const before = text.slice(from, match.index);
  const first = matchesOf(before, decisionPattern).at(-1);
  if (!first || notDecidedPattern.test(before)) return text;
  const object = before.slice(first.index + first[0].length);
  const drugs = findDrugs(object);
  const pronoun = endsOrKeepsPattern.test(verb) ? pronounPattern.exec(text.slice(end))?.[0] : undefined;
  const [only, ...more] = drugs;
  if (pronoun !== undefined && only && more.length === 0)
    return replacedAt(`${text.slice(0, end)}${only.name}${text.slice(end + pronoun.length)}`, match);
  const [later] = findDrugs(text.slice(end, end + maxDrug));
  if (!later || later.start > 0) return text;
  const isSame = drugs.some(({ name }) => name === later.name);
  const isReplaced =
    isSame ||
    (effectOf(first[1] ?? "") === effectOf(verb) &&
      (takesBackPattern.test(cue) || /^[^.;,]{0,60}\binstead\b/i.test(text.slice(end))));
  if (drugs.length === 0 || !isReplaced || /[.;?!] /.test(object)) return text;
  const others = drugs.filter(({ name }) => name !== later.name);
  const head = text.slice(0, from + first.index);
  // "For the heart failure we will double the torsemide. No, leave the torsemide."
  const subject = /[a-z] $/i.test(head) && !subjectPattern.test(decision) ? "we will " : "";
  const tail = `${subject}${decision}${text.slice(end).replace(/^([^.;,]{0,60}?),? instead\b/i, "$1")}`;
  if (!isSame || others.length === 0) return `${head}${tail}`;
  if (notListPattern.test(object)) return text;
  return `${head}${first[0]}${others.map(({ name }) => name).join(" and ")}. ${tail}`;
}

/** Returns what a verb does to a drug. */
const effectOf = (verb: string): Effect | undefined =>
  effects.find((effect) => verbs[effect].split("|").includes(verb.toLowerCase()));
