import { isQuestion } from "../../acts/questions/isQuestion";
import { readAnswer } from "../../acts/readAnswer";
import type { Sentence } from "../../segment/Sentence";
import { hasOtherValue, valueIn } from "./hasOtherValue";

/**
 * Matches a question whether the denial just given is true, which asks the same again: "Nothing?", "None at all?",
 * "Never?", "Are you sure?"
 */
const asksAgainPattern =
  /^(?:(?:so|and|okay|oh|right|but),? )*(?:(?:nothing|none|never|no|not ever|nobody|no ?one|not (?:any|one|once)|not even (?:once|one|a (?:little|bit|few))|ever|anything|any)(?: (?:at all|whatsoever|else|ever|like that|of (?:that|those)))?|not at all|absolutely (?:nothing|none|not)|(?:are )?(?:you )?(?:quite |really )?sure(?: about that)?|really|no [a-z]+ (?:at all|whatsoever)|(?:always|completely|every (?:time|day)|all the time|not even [a-z ]{3,30}))\?$/i;
/** Matches a question whether an affirmation holds without exception: "Always?" */
const asksLimitPattern = /\b(?:always|completely|every (?:time|day)|all the time|sure|really)\b/i;
/** Matches an answer that is not known or confirms the first one: "I don't know", "That's right", "Positive". */
const keepsPattern =
  /^(?:(?:oh|well|no|um),? )*(?:I (?:do not|cannot) (?:know|think|believe|remember|recall)|I am (?:pretty |quite |very )?(?:sure|certain|positive)|not that\b|not (?:really|as far)|positive\b|certain\b|honest(?:ly)?\b|I (?:swear|promise)|that (?:is|was) (?:it|all|right|everything|true)|none\b|nothing\b|never\b|always\b)/i;

/** Source of a pattern for words with which speakers take back what they have just said: "wait,", "Ah, sorry,". */
const cueSource =
  "^(?:(?:no|oh|ah|um|well|but|hmm|actually),? )*(?:wait(?: a (?:minute|second|moment))?|hang on|hold on|sorry|I mean|actually(?:,? no)?|my mistake|I tell a lie|scratch that|correction|let me (?:correct|rephrase) that)\\b[,.]? *";
/** Matches such words, and those with which an interpreter relays: "Sorry, I asked it wrong, he says". */
const cuePattern = new RegExp(
  `${cueSource}(?:I (?:asked|said|heard|got) (?:it |that |her |him |them )?(?:all )?wrong(?:ly)?,? )?(?:(?:he|she|they) (?:says?|said|is saying|means?|meant) (?:that )?)?`,
  "i",
);
/** Matches a no with which a value is replaced: "No, hang on,". */
const noPattern = /^(?:(?:actually|well|oh),? )*no\b,? */i;
/** Matches words that limit a second value to an occasion: "when I move it's a 9". The first then holds otherwise. */
const onlyThenPattern = /^(?:when(?:ever)?|if|after|during|on (?:the )?(?:stairs|hills?|exertion)|at night|in the)\b/i;
/** Matches a denial of a few words that names what was asked about: "No chest pain". */
const shortDenialPattern = /^no(?: [a-z]+){1,3}\.?$/i;

/** Returns whether an answer only denies. */
function isBareDenial(text: string): boolean {
  const { polarity, rest } = readAnswer(text);
  return (polarity === "no" && rest === "") || shortDenialPattern.test(text);
}

/** Returns a text without words that take back what was said before, or null if it has none. */
const afterCue = (text: string): string | null => {
  const rest = text.replace(cuePattern, "");
  return rest === text || rest === "" ? null : rest;
};

/** Matches how often something happened after all: "one when she was 2", "once on Friday". */
const someAfterAllPattern =
  /^(?:one\b|once\b|twice\b|\d+ times|a (?:few|couple)(?: of)? times|there (?:was|is|were) (?:one|some|a)\b)/i;
/** Matches words that say that a yes was about something else: "No, that was the Covid one". */
const otherOnePattern = /^(?:oh,? )?no,? (?:wait,? |sorry,? )?(?:that|it) (?:was|is) (?:the|a|my|his|her|last)\b/i;

/** Returns whether an answer only affirms. */
function isBareYes(text: string): boolean {
  const { polarity, rest } = readAnswer(text);
  return polarity === "yes" && rest === "";
}

/** Returns the value that replaces the first of a turn, with the unit of the first: "3 days" "No, 4" → "4 days". */
function withUnit(first: string, value: string): string {
  const unit = /^\d+ ([a-z]+)\.?$/i.exec(first)?.[1];
  return unit ? value.replace(/^(\d+)(?=$|[,.])/, `$1 ${unit}`) : value;
}

/**
 * Returns the sentences of an answer without the first one if the speaker takes it back: "No. Wait, he says yes, two
 * times." leaves "yes, two times"; "Monday. No, hang on, Monday was the trip. It was Wednesday." leaves the last.
 */
function corrected(turn: readonly Sentence[]): readonly Sentence[] {
  const [first, second, ...rest] = turn;
  if (!first || !second) return turn;
  const taken = afterCue(second.text);
  if (isBareDenial(first.text)) {
    // An interpreter's "I mean, she says yes" is left as "yes".
    const said = taken ?? (second.by === "informant" ? second.text : "");
    if (readAnswer(said).polarity === "yes") return [{ ...second, text: said }, ...rest];
    return taken !== null && someAfterAllPattern.test(taken) ? [{ ...second, text: `yes, ${taken}` }, ...rest] : turn;
  }
  // "Have you had the flu jab?" "Yes. No, that was the Covid one."
  if (isBareYes(first.text) && otherOnePattern.test(second.text)) return turn.slice(1);
  const value = valueIn(first.text);
  if (value === null || !noPattern.test(second.text)) return turn;
  const said = taken ?? second.text.replace(noPattern, "");
  if (onlyThenPattern.test(said)) return [first, { ...second, text: said }, ...rest];
  if (hasOtherValue(first.text, said)) return [{ ...second, text: withUnit(first.text, said) }, ...rest];
  if (!said.toLowerCase().includes(value)) return turn;
  const at = rest.findIndex(({ text }) => hasOtherValue(first.text, text));
  return at === -1 ? turn : rest.slice(at);
}

/** Returns the sentences from index `at` that have the turn of the first of them. */
const turnAt = (sentences: readonly Sentence[], at: number): readonly Sentence[] => {
  const turn = sentences[at]?.turn;
  let end = at;
  while (sentences[end]?.turn === turn && end < sentences.length) end += 1;
  return sentences.slice(at, end);
};

/**
 * Returns whether a second answer takes back the first, which denied or affirmed what was asked: "No." "Nothing at
 * all?" "Well, latex."
 */
function takesBack(first: readonly Sentence[], check: string, second: readonly Sentence[]): boolean {
  const before = first[0]?.text ?? "";
  const after = (second[0]?.text ?? "").replace(cuePattern, "");
  const { polarity, rest } = readAnswer(after);
  if (first.length > 1 || after === "" || isQuestion(after) || keepsPattern.test(after)) return false;
  if (isBareDenial(before)) return polarity !== "no" && polarity !== "unheard" && (polarity === null || rest !== "");
  return isBareYes(before) && asksLimitPattern.test(check) && polarity !== "yes" && polarity !== "unheard";
}

/**
 * Leaves out answers that speakers take back: at once ("No. Wait, yes, on Friday."), or when the clinician asks whether
 * they are sure. In the second case, the result has the question right before the second answer.
 */
export function withoutTakenBack(sentences: readonly Sentence[]): Sentence[] {
  const out: Sentence[] = [];
  for (let i = 0; i < sentences.length;) {
    const turn = turnAt(sentences, i);
    const question = out.at(-1);
    const isAnswer = turn[0]?.by !== "clinician" && question?.by === "clinician" && isQuestion(question.text);
    i += turn.length;
    if (!isAnswer || !question || turn.some(({ by }) => by === "clinician")) {
      out.push(...turn);
      continue;
    }
    const [check, ...more] = turnAt(sentences, i);
    const second = turnAt(sentences, i + 1);
    const isTakenBack =
      check?.by === "clinician" &&
      more.length === 0 &&
      asksAgainPattern.test(check.text) &&
      second[0]?.by !== "clinician" &&
      takesBack(turn, check.text, second);
    if (!isTakenBack) {
      out.push(...corrected(turn));
      continue;
    }
    out[out.length - 1] = { ...question, turn: check.turn, at: check.at, start: check.start, end: check.end };
    out.push(...second.map((each, n) => (n === 0 ? { ...each, text: afterCue(each.text) ?? each.text } : each)));
    i += 1 + second.length;
  }
  return out;
}
