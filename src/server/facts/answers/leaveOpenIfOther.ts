import { findSymptoms } from "../terms/findSymptoms";
import { findSites } from "../terms/findSites";
import type { Answer } from "../acts/readAnswer";

/**
 * Number of characters in which the first symptom of an answer must start. A later one is not what the answer is about.
 */
const maxStart = 20;

/** Matches the start of what an answer reports after a hedge: "Sometimes | I get a nosebleed". */
const reportsPattern = /^(?:(?:it is|just|like|only|but|well),? )*I (?:\w+ )?(?:get|have|feel|had|notice)\b/i;

/** Matches an answer that opens with a slight degree of what it names: "A little | tingling in the toes". */
const slightPattern =
  /^(?:(?:well|just|oh|only|maybe),? )*(?:an? (?:little|bit|touch)(?: bit)?(?: of)?|some|slight|mild) ([a-z]+)\b/i;

/** Returns whether an answer names a slight degree of another symptom only: "Any numbness?" "A little tingling." */
function isSlightOther(reply: Answer, asked: string, answer: string): boolean {
  if (reply.polarity !== "yes" || !slightPattern.test(answer)) return false;
  const meant = findSymptoms(asked).map(({ term }) => term.name);
  const [first, ...others] = findSymptoms(answer);
  return (
    meant.length === 1 &&
    first !== undefined &&
    first.start < maxStart &&
    [first, ...others].every(({ term }) => !meant.includes(term.name))
  );
}

/** Matches an answer that only gives a little of something, as the group: "A bit of | wind |, that's all". */
const bitOfPattern =
  /^(?:(?:well|just|oh|only|maybe),? )*(?:an? (?:little|bit|touch)(?: bit)?|some) of (?:an? )?((?!(?:it|that|this|these|them|both|everything|all|time|my|the)\b)[a-z]+(?: [a-z]+)?)(?=$|[.,;])/i;
/** Number of letters by which the words of a question and an answer are compared. */
const stemLetters = 4;

/** Returns whether an answer gives a little of something else than what was asked: "Any vomiting?" "A bit of wind." */
function isBitOfOther(reply: Answer, asked: string, answer: string): boolean {
  const said = reply.polarity === "yes" ? bitOfPattern.exec(answer)?.[1]?.toLowerCase() : undefined;
  if (said === undefined || findSymptoms(asked).length !== 1) return false;
  const words = asked.toLowerCase().match(/[a-z]+/g) ?? [];
  if (/^(?:pain|ache|discomfort|soreness)/.test(said) && /\b(?:pain|ache|hurt|sore)/i.test(asked)) return false;
  const meant = findSymptoms(asked).map(({ term }) => term.name);
  if (findSymptoms(said).some(({ term }) => meant.includes(term.name))) return false;
  return said.split(" ").every((word) => !words.some((each) => each.startsWith(word.slice(0, stemLetters))));
}

/** Matches a question about one side without its body part: "Does the left one hurt too?" */
const ofSidePattern = /\b(?:left|right|other) (?:one\b|side (?:too|as well|also)\b)/i;
/** Matches what follows a no to "How is the cough?" that says that it is still there. */
const stillPattern = /^(?:it is |they are |I am )?still (?!(?:no|none|nothing|gone|fine|good|okay|well|clear)\b)/i;

/** Returns whether a no denies only one side, so that no symptom is denied, or that something has gone. */
const deniesLess = ({ polarity, rest }: Answer, asked: string): boolean =>
  polarity === "no" &&
  ((ofSidePattern.test(asked) && findSites(asked).length === 0 && findSymptoms(asked).length > 0) ||
    (/^(?:and |so )?how\b/i.test(asked) && stillPattern.test(rest)));

/**
 * Returns an answer that hedges and then reports a symptom other than the one asked about as neither yes nor no: "Any
 * discharge?" "Sometimes I get a nosebleed." So is a no to one side ("Does the left one hurt too?")
 * and one that says that a symptom is still there. Other answers are returned unchanged.
 */
export function leaveOpenIfOther(reply: Answer, asked: string, answer: string): Answer {
  if (deniesLess(reply, asked)) return { polarity: null, words: "", isHedged: false, rest: answer };
  if (isSlightOther(reply, asked, answer) || isBitOfOther(reply, asked, answer))
    return { polarity: null, words: "", isHedged: true, rest: answer };
  if (reply.polarity !== "yes" || !reply.isHedged || !reportsPattern.test(reply.rest)) return reply;
  const meant = findSymptoms(asked).map(({ term }) => term.name);
  const named = findSymptoms(reply.rest.replace(/\b(?:when(?:ever)?|if|after|with|while)\b.*$/i, ""));
  if (meant.length === 0 || named.length === 0 || named.some(({ term }) => meant.includes(term.name))) return reply;
  return { polarity: null, words: "", isHedged: true, rest: answer };
}
