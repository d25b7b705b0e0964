import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../../statements/ReadingState";
import { drugName, findDrugs } from "../../terms/findDrugs";

/** Matches a patient's request for more of a drug: "I need my lisinopril refilled", "some more of the tramadol". */
const requestsPattern =
  /\b(?:refill\w*|renew\w*|repeat prescriptions?|top(?:ped)? up|(?:nearly|almost|about|all) (?:out|finished)(?: of)?|(?:am|is|are) out of|(?:running|run|ran) (?:low|out)|low on|(?:some |any |a few )?more (?:of )?(?:the|my|that|those|his|her)\b|another (?:prescription|script|bottle|box|pack)|(?:prescription|script) for)\b/i;
/** Source of a pattern for words before a decision that do not belong to it. */
const lead =
  "(?:(?:okay|ok|sure|yes|yeah|yep|right|alright|all right|no problem|of course|absolutely|well|no|so|and|look|listen|honestly|I am sorry|sorry|I am afraid|unfortunately),? (?:but )?){0,4}";
/** Source of a pattern for words that stand for what was requested. */
const meant =
  "(?:that|it|them(?: both| all)?|those(?: both)?|these|both(?: of (?:those|them|these))?|all (?:of )?(?:those|them|these|three)|the lot|a refill(?: of (?:that|those|it|them))?|refills(?: of (?:that|those|them))?)";
/** Source of a pattern for a length of supply: "90 days", "two more weeks". */
const supply =
  "(?:another |a |the )?((?:\\d{1,3}|an?|one|two|three|four|six)(?: more)? (?:days?|weeks?|months?))(?:'s?)?(?: worth| supply)?";

/** Matches a promise to prescribe what was requested; the groups are its lengths of supply. */
const promisesPattern = new RegExp(
  `^${lead}(?:(?:I|we) (?:will|can|could|am going to|are going to) (?:just |certainly |happily )?|let me |let us )(?:send|give|do|refill|renew|put|call|write|sort|order|get|print|phone|reorder|add|issue)(?: you)?(?: up)?(?: (?:in|through|off|over))? (?:${supply} of )?${meant}(?: (?:in|off|through|over|up|out|today|now|for you|again)){0,4}(?: (?:to|at) (?:the|your) [a-z' ]{3,40}?)?(?:,? (?:for )?${supply})?[.]?$`,
  "i",
);
/** Matches words with which a clinician does not prescribe what was requested. */
const refusesPattern = new RegExp(
  `^${lead}(?:I am (?:really |just )?not (?:really |very |going to be )?(?:comfortable|happy|willing|able|prepared|going|keen)(?: to| with| on)? (?:keep(?:ing)? )?(?:refill\\w*|giv\\w*|prescrib\\w*|renew\\w*|writ\\w*)|I (?:cannot|will not|would rather not|do not want to|would not|would prefer not to|should not)(?: really| just)? (?:keep )?(?:refill|give|prescribe|renew|write)\\w*)(?: you)?(?: any)?(?: more)?(?: of)? ?(?:${meant}|more)?\\b`,
  "i",
);
/** Matches a refusal of a request without a verb of its own: "I'd rather not". */
const barePattern = new RegExp(`^${lead}I would (?:really )?(?:rather|prefer) not[.]?$`, "i");

/** Matches a paper that a patient asks for, as the group: "a sick note". */
const paperPattern =
  /\b(?:can|could|may) (?:I|you|we) (?:please |also )?(?:have|get|give me|do me|write(?: me)?|do|sign)(?: me)? (?:an? |the |another |some kind of )?((?:sick|fit|doctor's|work|school|gym|travel) (?:note|line|certificate|letter|excuse)|(?:note|letter) for (?:work|school|college|the gym))\b/i;
/** Matches a promise to write it, with how long it is for as the group: "I'll do you one for two weeks". */
const writesPattern = new RegExp(
  `^${lead}(?:I|we) (?:will|can|am going to) (?:do|give|write|get|print|sort)(?: you)?(?: out)? (?:one|that|it|a note|the note)(?: out)?(?: for you)?(?:,? (?:to cover you |that covers )?for ${supply}| (until [^.,;?]{3,30}))?(?: (?:now|today|for you))?[.]?$`,
  "i",
);

/** Returns the names of the drugs of a text, each once and without a kind of drug that another name has: "inhaler". */
function drugsIn(text: string): readonly string[] {
  const names = [...new Set(findDrugs(text).map(({ name }) => drugName(name)))];
  return names.filter(
    (name) => !names.some((other) => other !== name && other.toLowerCase().endsWith(` ${name.toLowerCase()}`)),
  );
}

/**
 * Names the drugs that the patient has just asked for in the clinician's decision about them: "I'm nearly out of my
 * metformin." "I'll send that in today." becomes "we will refill metformin". Null for other sentences.
 */
export function nameRequested(sentence: Sentence, reading: ReadingState): Sentence | null {
  const { text, turn, at } = sentence;
  const { heard, heardBefore, patientQuestion, patientAskedAt, lastSaid } = reading;
  const isReply = lastSaid === null || lastSaid.turn !== turn;
  const asked = at - patientAskedAt === 1 ? patientQuestion : "";
  const paper = isReply ? paperPattern.exec(`${heard} ${asked}`)?.[1]?.toLowerCase() : undefined;
  const written = paper ? writesPattern.exec(text) : null;
  if (written) {
    const time = written[1] ? ` for ${written[1]}` : written[2] ? ` ${written[2]}` : "";
    return { ...sentence, text: `we will provide a ${paper ?? ""}${time}` };
  }
  if (!isReply || findDrugs(text).length > 0 || !requestsPattern.test(`${heardBefore} ${heard} ${asked}`)) return null;
  const names = drugsIn(`${heard} ${asked}`);
  if (names.length === 0 || names.length > 4) return null;
  const all = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}` : (names[0] ?? "");
  const promised = promisesPattern.exec(text);
  const span = promised?.[1] ?? promised?.[2];
  if (promised) return { ...sentence, text: `we will refill ${all}${span ? ` (${span})` : ""}` };
  return refusesPattern.test(text) || barePattern.test(text)
    ? { ...sentence, text: `we will not prescribe more ${all}` }
    : null;
}
