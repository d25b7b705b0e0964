import type { NoteTopic } from "../../../../shared/notes/noteTopic";
import type { Fact } from "../../Fact";
import { isProhibition } from "../../frames/readPlanItem";
import { readResult, reportsFinding, testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/** Matches words that order a test, as opposed to reporting it: "order an", "let us get". */
export const ordersTestPattern =
  /\b(?:order (?:an?|some|the|another)|ordering|going to (?:get|do|book|arrange)|will (?:get|do|book|arrange|organi[sz]e|send)|(?:want|would like) (?:to (?:get|do|order|arrange|book|have) )?(?:an?|some|the|another|that|your)|want to get|need an?|schedul\w*|refer\w*|repeat|let us (?:get|do|check|order)|(?:possibly|perhaps|maybe|potentially) (?:get|do|check|order|repeat) (?:an?|the|some))\b/i;
/** Returns whether a sentence only states a diagnosis: "So it is a grade 2 ankle sprain". */
const namesOnly = (problem: Fact, text: string): boolean =>
  text.toLowerCase().endsWith(problem.slots.name?.text.toLowerCase() ?? "\u0000") &&
  /\b(?:it|this|that|these|you|you have|you have got|i think|looks|sounds)\b/i.test(text);

/** Matches words for what a test, most often an image, shows: "fracture", "effusion". */
const imagedPattern =
  /\b(?:fractures?|evidence|joint spaces?|alignment|effusion|arthrit\w+|stones?|mass|hydronephrosis|narrowing|degenerat\w+|dislocation|bony|spurs?|tear|abnormalit\w+|displace\w+|pneumonia|opacit\w+|regurgitation|ejection|pumping|stenosis|elevated|high|low|normal|positive|negative|resistant|sensitive|disease|break|broken|broke|torn|fluid|swelling|inflammation|infection|osteomyelitis|[a-z]{4,}itis|[a-z]{4,}osis|[a-z]{3,}megaly)\b/i;

/**
 * Matches what a test is to find out, as opposed to what it found: "a chest x-ray to make sure there is no pneumonia".
 */
const seeksFindingPattern =
  /\b(?:to (?:make sure|rule out|look for|see (?:if|whether|how)|check (?:for|if|that)|confirm|exclude)|just in case|(?:will be|going to be|are|be) testing|(?:get|do|have) (?:a|an|the|some|another) (?:test|swab) (?:for|done)|(?:can|could|may|might) show up)\b/i;
/** Matches words of a test that has not been done yet: "going to", "schedule". */
const plannedPattern = /\b(?:going to|will|would|could|can|let us|want to|need to|have to|order|schedule|before we)\b/i;
/** Matches what a result can mean in general, as opposed to what it was: "it could be a false negative test". */
const inGeneralPattern =
  /\bfalse[- ](?:negative|positive)s?\b|^(?:(?:and|but|so|then),? )*(?:even |only )?(?:if|(?:when|once)(?![^,;]*\b(?:came|got|was|were|did|showed|had)\b)) (?:the|your|that|this|it|they)\b/i;

/**
 * Returns whether a sentence continues with what a planned test is to find out: "an x-ray to make sure | there is no
 * break".
 */
const continuesSearch = ({ text, turn }: Sentence, { lastSaid }: ReadingState): boolean =>
  lastSaid?.turn === turn &&
  seeksFindingPattern.test(lastSaid.text) &&
  plannedPattern.test(lastSaid.text) &&
  testNamed(text) === null;

/** Matches the dose or use of a drug, which is not a result: "twice a day", "20 mg". */
const regimenPattern = /\b\d+ (?:times|mg|mcg|puffs?|tablets?)\b|\b(?:once|twice|times) (?:a|per) day\b|\bdaily\b/i;

/** Matches the start of a sentence that continues with what a test shows: "Luckily there is", "I don't see". */
const continuesResultPattern =
  /^(?:and |so |but |which |okay |luckily |fortunately |thankfully |unfortunately |the (?:good|bad|great) news is (?:that )?)*(?:it|that|which|they|this|these|I (?:do |can |also )*(?:not )?(?:see|appreciate|notice)|there (?:is|are|was|were)|no|we|you (?:did|do) not|everything)\b/i;

/** Number of turns after a test was named in which "it" can mean the test. */
const maxTurns = 2;

/**
 * Reads the result of a test that is named in this sentence or in one of the turns before it; empty if there is none.
 */
function reportedResult(sentence: Sentence, reading: ReadingState, isOrder: boolean): Fact[] {
  const { text } = sentence;
  if (isOrder || ordersTestPattern.test(text) || seeksFindingPattern.test(text) || !reportsFinding(text)) return [];
  if (
    testNamed(text) &&
    !/\b(?:straight leg|mcmurray|lachman|drawer|squeeze|piano|spurling|phalen|tinel|strength)\w*/i.test(text)
  ) {
    const isAboutTreatment =
      /\b(?:blood pressure|medic\w+|insulin|metformin)\b/i.test(text) &&
      !/\d|show|normal|elevated|high|low/i.test(text);
    return isAboutTreatment ? [] : readResult(sentence, reading.test);
  }
  const near = reading.test && Math.abs(sentence.at - reading.test.from.at) <= maxTurns;
  const continues = continuesResultPattern.test(text);
  return near && reading.phase !== "exam" && continues && imagedPattern.test(text)
    ? readResult(sentence, reading.test)
    : [];
}
/** Returns whether a text begins with the name of a test, with at most one word before it: "urine microalbumin". */
function startsWithTest(text: string): boolean {
  const name = testNamed(text)?.toLowerCase();
  const before = name ? text.slice(0, text.toLowerCase().indexOf(name)) : undefined;
  return before !== undefined && /^(?:(?:urine|serum|free|total|direct|fasting|random) )?$/i.test(before);
}

/** Splits the results of several tests: "TSH is 9.2, free T4 is normal, and your cholesterol is 240". */
function splitResults(text: string): string[] {
  const out: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/,? (?:and|but) (?:your |the |his |her )?|, (?:your |the |his |her )?/gi)) {
    const rest = text.slice(match.index + match[0].length);
    const left = text.slice(from, match.index);
    const isNext = startsWithTest(rest);
    if (!isNext || !testNamed(left) || !isValued(left) || !isValued(rest)) continue;
    out.push(left);
    from = match.index + match[0].length;
  }
  return [...out, text.slice(from)];
}
/** Matches an aside about another person who found the same: "it is consistent, | as your doctor noted, | with …". */
const attributedPattern =
  /,? as (?:your|the|his|her) (?:\w+ ){1,3}(?:noted|mentioned|said|thought|suspected|found|told you),?(?= )/i;
/** Matches a value whose point was not said: "hemoglobin thirteen one". */
const bareDecimalPattern =
  /\b((?:h(?:a)?emoglobin|a1c|creatinine|potassium|inr)(?:['\u2019]s| is| was| at| of)? )(\d{1,2}) (\d|one|two|three|four|five|six|seven|eight|nine)(?=$|[,.;])/gi;
const digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** Returns a digit in figures: "two" → "2". */
const digit = (said: string): string => (/\d/.test(said) ? said : String(digits.indexOf(said.toLowerCase())));
/** Matches the record that a result is read from: "Per your cardiologist's letter, | your EF is 55". */
const fromRecordPattern =
  /^(?:(?:and|so|okay),? )?(?:per|according to|from) (?:the|your|his|her) [a-z'\u2019 -]{2,40}(?:letter|notes?|records?|report|summary)(?: here)?,? /i;
/** Matches verbs that give a result its value: "is", "came back". */
const statesPattern = /\b(?:is|was|are|were|at|of|came back|looks?|shows?)\b/i;
/** Matches the value of a result: a digit, "normal", "high". */
const valuePattern =
  /\d|\b(?:normal|fine|good|okay|high|low|up|down|elevated|negative|positive|stable|great|undetectable|suppressed|therapeutic)\b/i;
/** Matches a result that is only a name and a number: "ferritin 8". */
const bareResultPattern = /^(?:[a-z0-9-]+ ){1,3}\d[\d.,/]*%?$/i;
/** Returns whether a text gives the value of a test. */
const isValued = (text: string): boolean =>
  (statesPattern.test(text) && valuePattern.test(text)) ||
  bareResultPattern.test(text) ||
  bareVerdictPattern.test(text);
/** Matches a result that is only a name and a verdict: "platelets normal". */
const bareVerdictPattern = /^(?:[a-z0-9-]+ ){1,3}(?:normal|negative|positive|fine|high|low|stable|elevated)$/i;
/** Matches a short "is" between a test and its value: "hemoglobin's | 11.2". */
const contractedPattern =
  /\b([a-z0-9-]{2,})['’]s (?=(?:about |only |still |now )?(?:-?\d|(?:(?:an? (?:touch|bit|little|tad|shade)|slightly|mildly|quite|very|really|too|way) )?(?:high|low|up|down|raised|elevated|borderline)\b|clean\b|clear\b|negative\b|positive\b|normal\b|fine\b))/gi;

/**
 * Reads the results of tests in a sentence; empty if there are none. `read` holds what else was read in it: orders,
 * diagnoses and doses are not results, also while results are discussed.
 */
export function resultStatement(
  sentence: Sentence,
  reading: ReadingState,
  read: { topic: NoteTopic | null; order: Fact | null; problem: Fact | null },
): Fact[] {
  const text = sentence.text
    .replace(fromRecordPattern, "")
    .replace(
      bareDecimalPattern,
      (_all, test: string, whole: string, tenth: string) => `${test}${whole}.${digit(tenth)}`,
    )
    .replace(attributedPattern, "")
    .replace(contractedPattern, (all, name: string) => (testNamed(name) ? `${name} is ` : all));
  if (continuesSearch(sentence, reading)) return [];
  if (inGeneralPattern.test(text)) {
    // "It could be a false negative, but your strep test was positive"
    const own = /\b(?:but|however),? ([^;]+)$/i.exec(text)?.[1];
    return own && !inGeneralPattern.test(own) ? resultStatement({ ...sentence, text: own }, reading, read) : [];
  }
  if (text !== sentence.text) return resultStatement({ ...sentence, text }, reading, read);
  const { topic, order, problem } = read;
  const isNamed = testNamed(text) !== null;
  if (topic === "exam" && !isNamed) return [];
  if (!isNamed && ((problem !== null && namesOnly(problem, text)) || regimenPattern.test(text) || isProhibition(text)))
    return [];
  const parts = splitResults(text);
  if (parts.length > 1 && !seeksFindingPattern.test(text))
    return parts.flatMap((part) => resultStatement({ ...sentence, text: part }, reading, read));
  const results = order && order.kind !== "order" ? [] : reportedResult(sentence, reading, Boolean(order));
  if (results.length > 0 || seeksFindingPattern.test(text)) return results;
  const isDiscussed = reading.phase === "results" && reportsFinding(text) && !order;
  if (!isNamed && isElsewhere(sentence, reading)) return [];
  return topic === "results" || isDiscussed ? readResult(sentence, reading.test) : [];
}

/** Matches a direction to the patient, which is not a result: "Stick with low fat". */
const directsPattern =
  /^(?:(?:and|so|just|then|but|please),? )*(?:stick|keep|stay|take|eat|drink|use|avoid|cut|try|go|call|come|start|stop|watch|wear|do|put|get|bring|give|make|rest)\b(?! back\b)/i;

/** Matches what is found by examining the patient, and not by a test: "sensation", "pulses". */
const ofPatientPattern = /\b(?:sensation|feeling|tingling|numbness|pulses?|strength|gait|breathing|lungs?)\b/i;

/**
 * Returns whether a sentence without the name of a test is not about the test that was named last: a direction, or in a
 * later turn neither a continuation nor something that a test shows.
 */
function isElsewhere({ text, turn }: Sentence, { test }: ReadingState): boolean {
  if (directsPattern.test(text)) return true;
  if (test?.from.turn !== turn && ofPatientPattern.test(text)) return true;
  return test?.from.turn !== turn && !continuesResultPattern.test(text) && !imagedPattern.test(text);
}
