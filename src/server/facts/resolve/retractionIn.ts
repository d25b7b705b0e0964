import type { Fact } from "../Fact";
import { withoutLead } from "../acts/questions/isQuestion";
import type { Sentence } from "../segment/Sentence";
import type { ReadingState } from "../statements/ReadingState";
import { findDrugs } from "../terms/findDrugs";
import { testNamed } from "../frames/readResult";

/** Matches words that take back what was said before: "scrap that". */
const cuePattern =
  /^(?:(?:you know what|what|actually|hang on|hold on|wait|oh|no|sorry|um|well|on (?:second thoughts?|reflection)|thinking about it|come to think of it|hmm|or rather|let me think)[,.]? *)*(?:scrap that|scratch that|strike that|forget (?:that|it|about (?:that|it))(?: one)?|never ?mind(?: (?:that|it|about (?:that|it)))?(?= *(?:$|[,.;])| (?:then|because|since)\b)|let us not(?: do that)?(?= *(?:$|[,.]))|leave (?:that|it)(?: for now)?(?= ?(?:$|[,.]))|ignore that|cancel that|disregard that|take that back|I take that back|let us (?:skip|scrap|drop|forget|leave) (?:it|that)(?: one| out)?(?: then| for now| today)?(?= ?(?:$|[,.]))|we (?:do not|will not) need (?:that|it|one)|(?:(?:then|in that case),? |(?<=^(?:oh|ah|well)[,.]? ))you (?:do not|will not) need (?:that|it|one|this|another(?: one)?)(?= *(?:$|[,.;])| then\b)|skip that|(?:let us )?hold off(?: on (?:that|it))?(?! on\b)|not that one|not that(?= *(?:$|[,.;])| then\b)|(?:but )?(?:(?:with|given|because of|considering) (?:the|your|that|his|her|all) [a-z]+(?: [a-z]+){0,4}?,? )?(?:I|we) (?:would|will) (?:really |just )?(?:rather|prefer) not(?: to)?(?: do (?:that|it|so))?(?= *(?:$|[,.])| (?:because|since|given|with|as|for now)\b| [a-z]{5,} (?:can|could|may|might|lowers|raises|increases|interacts)\b))\b[,.]? */i;
/** Matches words that may take back what was said before: "hang on, no". */
const weakCuePattern =
  /^(?:(?:you know what|what(?=[,.])|actually|hang on|hold on|wait|on (?:second thoughts?|reflection)|no,? wait|wait,? no|no,? actually|actually,? no|no,? hang on|hang on,? no|sorry,? no|no,? sorry|or rather)[,.]? *)+(?:no[,.]? *)?/i;

/**
 * Returns what follows the retraction in a sentence that retracts something said before ("scrap that, …"), or null if
 * the sentence retracts nothing. "" if nothing follows.
 */
export function retractionIn(text: string): string | null {
  const bare = withoutLead(text);
  const taken = cuePattern.exec(text) ?? cuePattern.exec(bare);
  if (taken) return (cuePattern.exec(text) ? text : bare).slice(taken[0].length);
  return takesBackAtEnd(text) || callsImpossible(text) ? "" : null;
}

/** Matches words at the start of a sentence with which speakers reconsider what they have just said. */
const reconsidersPattern =
  /^(?:(?:so|well|oh|no|but|hmm|okay|and|um|ah|sorry),? )*(?:actually|wait|hang on|hold on|on (?:second thoughts?|reflection)|thinking about it|come to think of it|you know what|although|hmm)\b[,.]? ?/i;
/** Matches words that call what was just said unwise, impossible or needless: "that is not a good idea". */
const impossiblePattern =
  /\b(?:(?:that|it|this) (?:is|would be|will be|might be|may be) (?:probably |really |just )?(?:not (?:really )?(?:a good idea|safe|an option|possible|necessary|needed|appropriate|worth it|ideal|going to work|the best idea|right for you)|a bad idea|contraindicated|too (?:risky|dangerous)|overkill|unnecessary)|(?:you|we|I|he|she) (?:cannot|can not|should not|must not|had better not|do not want to|had probably better not) (?:really |actually )?(?:do|have|use|give (?:you|him|her)|take|get|order|prescribe|start)(?: you| him| her)? (?:that|it|this|one)(?: one)?|there is (?:no|not (?:really )?(?:enough|any)) (?:time|point|need|reason)(?: (?:for|in|to do|to) (?:that|it|this))?|(?:let (?:me|us)|(?:I|we) (?:will|would|should)|(?:I am|we are) going to) (?:just )?hold off on (?:that|it|this))\b/i;

/** Returns whether a sentence reconsiders what was just said and calls it unwise, impossible or needless. */
const callsImpossible = (text: string): boolean =>
  reconsidersPattern.test(text) &&
  impossiblePattern.test(text) &&
  !/\b(?:if|unless|whenever)\b/i.test(text) &&
  text.split(" ").length <= maxWords;

/**
 * Matches words that take back what was said before, after their reason: "Actually, no, you drive a truck, let's skip
 * that".
 */
const cueAtEndPattern =
  /(?:,|\bso|\bthen) (?:(?:so|then|and|but) )?(?:let us|(?:I|we) (?:will|would|should|can|had better|am going to|are going to)(?: rather)?|(?:I )?(?:do not )?think we (?:will|should|can)) (?:just |not )?(?:skip|scrap|forget|drop|leave|do|hold off on|cancel|leave out|use|give|avoid|start|add|risk) (?:that|it)(?: one| out)?(?: then| for now| after all| altogether| today)?$/i;
/** Matches the words by which the end of a sentence takes something back: "skip". "Let's use that" has none of them. */
const negativePattern =
  /\b(?:skip|scrap|forget|drop|leave|hold off|cancel|avoid|not (?:do|use|give|start|add|risk))\b/i;
/** Maximum number of words of a sentence that takes back; a longer one has other matters in it. */
const maxWords = 21;

/**
 * Matches the start of a sentence about another matter, whose treatment alone is left: "For the mole, it's harmless, |
 * we'll leave it", "the cyst is small, so let's leave it".
 */
const otherMatterPattern =
  /^(?:(?:and|so|but|okay|now|then),? )*(?:(?:as )?for (?:the|your|his|her|that) [a-z]|(?:the|your|his|her|that|this) (?:[a-z]+ )?(?:moles?|lumps?|bumps?|cysts?|spots?|warts?|verrucas?|lipomas?|skin tags?|nodules?|lesions?|marks?|hernias?|freckles?|polyps?|gallstones?|fibroids?)\b)/i;

/** Returns whether a sentence ends with words that take back what was said before, without a condition. */
function takesBackAtEnd(text: string): boolean {
  if (otherMatterPattern.test(text)) return false;
  if (cueAfterReasonPattern.test(text)) return text.split(" ").length <= maxWords;
  const found = cueAtEndPattern.exec(text);
  return (
    found !== null &&
    text.slice(0, found.index).split(" ").length > 3 &&
    negativePattern.test(found[0]) &&
    !/\b(?:if|when|unless|once|until|whenever)\b/i.test(text) &&
    text.split(" ").length <= maxWords
  );
}

/**
 * Matches a retraction after its reason, in a sentence that reconsiders: "No, wait, you are past the time for it,
 * scratch that".
 */
const cueAfterReasonPattern =
  /^(?:(?:(?:oh|um|hmm|sorry|well|actually|no|wait|hang on|hold on),? )+|(?=(?:you|he|she) (?:have|has|are|is|takes?) ))[^.;?]{4,100}, (?:so |then )?(?:scratch|scrap|strike|forget|cancel|ignore|skip|never ?mind) (?:that|it|the [a-z-]+)(?: one| then)?$/i;

/** Returns what follows a weak retraction ("hang on, no, leave the torsemide"), or null if there is none. */
export function weakRetractionIn(text: string): string | null {
  const match = weakCuePattern.exec(text);
  return match && match[0].trim() !== "" ? text.slice(match[0].length) : null;
}

/**
 * Matches words with which a patient mentions or asks for a treatment that is not taken yet: "Dr. Shah wanted to add
 * …".
 */
const proposesPattern =
  /\b(?:want(?:s|ed)?|suggest\w*|recommend\w*|told me|said|mention\w*|add|start|try|should I|could I|can I|what about|how about)\b/i;
const orderKinds = new Set(["order", "advice", "followUp"]);

/** Matches the reason for which something is taken back: "with the clarithromycin you are on". */
const reasonPattern =
  /,? (?:with|given|because(?: of)?|since|as|on top of|alongside) (?:the |your |you |that )[^.;?]{0,120}$/i;

/**
 * Matches words that order another drug in place of what was taken back: "never mind | then, let us use
 * nitrofurantoin".
 */
const replacesPattern =
  /^(?:(?:then|so|and|okay|in that case|actually|because you are allergic)\b[,.]? ?)*(?:let us|(?:we|I) (?:will|can|could|should|would|am going to|are going to)(?! not\b)|use|try|take|start|go (?:for|with)|switch to|give|how about|what about) /i;

/**
 * Returns the drug that a retraction names as taken back, if any: the ibuprofen of "scrap the ibuprofen", but neither
 * the codeine of "scrap that, codeine instead", which replaces it, nor the warfarin of "I'd rather not, with your
 * warfarin".
 */
function withdrawnDrug(text: string, { facts }: ReadingState): string | undefined {
  const drug = findDrugs(text.replace(reasonPattern, ""))[0]?.generic;
  const rest = retractionIn(text) ?? "";
  const isApart =
    /[,.] *$/.test(text.slice(0, text.length - rest.length)) || replacesPattern.test(rest) || /^then\b/i.test(rest);
  const isOther =
    rest !== "" && isApart && (/\binstead\b|\d ?(?:mg|mcg|g|units)\b/i.test(rest) || replacesPattern.test(rest));
  const orders = (name: string | undefined): boolean =>
    facts.some(
      ({ kind, status, said }) =>
        orderKinds.has(kind) && status === "current" && findDrugs(said).some(({ generic }) => generic === name),
    );
  // "You are on methotrexate, so let's skip that" names the reason and not what is taken back.
  if (takesBackAtEnd(text)) return findDrugs(text).find(({ generic }) => orders(generic))?.generic;
  const isOrdered = orders(drug);
  return isOther && !isOrdered ? undefined : drug;
}

/** Matches a time of day to which an order is limited: "just the morning". */
const onlyTimePattern =
  /^(?:just|only) (?:(?:in|at|with) )?(?:the )?(?:mornings?|evenings?|nights?|bedtime|afternoons?|breakfast|lunch|dinner|weekends?)(?: (?:one|dose|tablet|pill))?[.!]?$/i;

/** Returns whether a fact of the same turn advises against what is held off: "I would not, hold off on that". */
const isForbidden = ({ kind, slots, evidence }: Fact, { turn }: Sentence): boolean =>
  kind === "advice" && evidence.at(-1)?.turn === turn && /^not\b/i.test(slots.object?.text ?? "");

/**
 * Marks the last order, advice or follow-up that the sentence can mean as withdrawn. If the sentence, or the patient
 * just before it, names a drug or test that was ordered, only orders of that drug or test are meant. Does nothing if
 * there is none or if the patient has just refused it.
 */
export function withdrawLast(reading: ReadingState, sentence: Sentence): void {
  // "Is it the one that makes you cough?" "No, not that one." answers the question and takes back nothing.
  if (sentence.at - reading.patientAskedAt <= 1 && /\bnot that one\b/i.test(sentence.text)) return;
  // A time of day limits the order: "Cut it to 40 in the morning." "So not the two o'clock one?" "Scratch that, just
  // the morning."
  if (onlyTimePattern.test(retractionIn(sentence.text) ?? "")) return;
  const drug = withdrawnDrug(sentence.text, reading);
  const last = reading.facts.at(-1);
  if (last?.kind === "refusal" && !drug) return; // the clinician agrees to the refusal
  const heard = new Set(findDrugs(reading.heard).map(({ generic }) => generic));
  const isCurrent = ({ kind, status }: Fact): boolean => orderKinds.has(kind) && status === "current";
  const ordered = reading.facts.filter(isCurrent).flatMap(({ said }) => findDrugs(said).map(({ generic }) => generic));
  // "I am on Eliquis." "Oh, scrap that" is about the previous order, unless an order or a proposal names Eliquis.
  const asked = [...heard].filter((generic) => ordered.includes(generic) || proposesPattern.test(reading.heard));
  const rest = retractionIn(sentence.text) ?? "";
  const isApart = rest !== "" && /[,.;] *$/.test(sentence.text.slice(0, sentence.text.length - rest.length));
  const test = testNamed(sentence.text)?.toLowerCase();
  const isSameTest = ({ said }: Fact): boolean => {
    const named = testNamed(said)?.toLowerCase();
    return test !== undefined && named !== undefined && (named.endsWith(test) || test.endsWith(named));
  };
  const isTest = ({ said }: Fact): boolean => findDrugs(said).length === 0 && testNamed(said) !== null;
  const isTestOrdered = test !== undefined && reading.facts.some((fact) => isCurrent(fact) && isSameTest(fact));
  const isReplaced = !drug && ordered.length > 0 && findDrugs(retractionIn(sentence.text) ?? "").length > 0;
  const at = reading.facts.findLastIndex((fact) => {
    if (!isCurrent(fact) || isForbidden(fact, sentence)) return false;
    const { said, evidence } = fact;
    const named = findDrugs(said).map(({ generic }) => generic);
    if (drug && named.length > 0) return named.includes(drug);
    if (isReplaced && named.length === 0) return false; // another drug replaces the last drug, not a referral after it
    // "Dr. Shah wanted hydrochlorothiazide." "Let us not do that" is about the drug that the patient named.
    if (asked.length > 0 && evidence.at(-1)?.turn !== sentence.turn) return named.some((name) => asked.includes(name));
    if (isTestOrdered && named.length > 0) return false;
    // "Let us do an MRI. Not that, a CT." takes back the MRI.
    if (test && !isTestOrdered && isApart && reading.facts.some((each) => isCurrent(each) && isTest(each)))
      return isTest(fact);
    return !test || !testNamed(said) || isSameTest(fact);
  });
  const order = reading.facts[at];
  if (order) reading.facts[at] = { ...order, status: "withdrawn" };
}
