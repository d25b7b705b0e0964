import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { testNamed } from "../../frames/readResult";
import { headedProblem } from "../../frames/plan/headedProblem";
import type { Sentence } from "../../segment/Sentence";
import type { ReadingState } from "../ReadingState";

/** Reads the facts of a clinician's sentence. */
type Reader = (sentence: Sentence, reading: ReadingState) => Fact[];

/** Matches the boundary before a value in what is known of a problem: "well controlled, | A1c 6.8". */
const beforeValuePattern = /[,;] (?:and )?(?=[a-z0-9][a-z0-9 -]{1,24}? (?:is |was |of |at |up to |down to )?\d)/i;
/**
 * Matches the boundary before an order in what is known of a problem: "viral load undetectable, | continue Biktarvy".
 */
const beforeOrderPattern =
  /[,;] (?:and |so |will )?(?=(?:continue|start|increase|decrease|reduce|stop|hold|add|restart|recheck|repeat|refer|switch)\b)/i;
/** Maximum number of words of a course, which a note writes after the name: "Atrial fibrillation, rate controlled". */
const maxCourseWords = 5;
/** Maximum number of words that are kept as said of a problem; a longer sentence explains it. */
const maxWords = 20;

/**
 * Reads a sentence that a problem heads: "Diabetes: A1c up to 8.9, not at goal" gives the problem, the value, and what
 * else is said of the problem as its course or, if that is longer, as reasoning. `read` reads the words after the name.
 * Null if no problem heads the sentence.
 */
export function headedStatement(sentence: Sentence, reading: ReadingState, read: Reader): Fact[] | null {
  const headed = headedProblem(sentence.text);
  if (!headed) return null;
  reading.problem = headed.name;
  reading.isProblemStated = false;
  const parts = headed.rest.split(beforeOrderPattern).flatMap((part) => part.split(beforeValuePattern));
  const known = parts
    .filter((text) => text.length > 2)
    .map((text) => ({ text, facts: factsOf({ ...sentence, text }, reading, read) }));
  reading.phase = "plan";
  const remains = known
    .filter(({ facts }) => facts.every(({ kind }) => kind === "vital"))
    .map(({ text }) => text)
    .join(", ");
  const isCourse = remains !== "" && remains.split(" ").length <= maxCourseWords;
  const problem = makeFact({
    kind: "problem",
    from: [sentence],
    slots: { name: headed.name, ...(isCourse ? { quality: remains } : {}) },
    said: headed.name,
  });
  const facts = [problem, ...known.flatMap((part) => part.facts)];
  if (remains === "" || isCourse || remains.split(" ").length > maxWords) return facts;
  const reasoning = makeFact({
    kind: "statement",
    from: [sentence],
    problem: headed.name,
    slots: { topic: "reasoning", detail: remains },
    said: remains,
  });
  return [...facts, reasoning];
}

/** Returns the facts of what is said after the name of a problem, except items of a plan without a verb. */
function factsOf(sentence: Sentence, reading: ReadingState, read: Reader): Fact[] {
  const { text } = sentence;
  reading.phase = /^[^,;]{1,40}\d/.test(text) && testNamed(text) !== null ? "results" : "plan";
  return read(sentence, reading).filter(({ slots }) => slots.action?.text !== "item");
}
