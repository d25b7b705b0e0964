import { testNamed } from "../../frames/readResult";
import type { Sentence } from "../../segment/Sentence";

/** Matches a question about how a test went: "What did the biopsy show?", "How did your stress test go?" */
const asksOfTestPattern =
  /\b(?:how (?:did|was)|what (?:did|was|were)|did (?:they|you|he|she|anyone|anybody)|have (?:they|you)|results?|tell you)\b/i;
/** Matches an answer with a pronoun for the test, with the words before and after it as groups. */
const ofPronounPattern =
  /^((?:(?:yes|yeah|yep|well|oh|um|so|I think|they (?:said|told me|say)|he (?:said|told me)|she (?:said|told me)|the (?:doctor|nurse|surgeon|specialist) (?:said|told me)|apparently),? (?:that )?)*)(?:it|that|everything|they) ((?:was|is|were|came back|looked|looks|showed|turned out|went) [a-z].{0,80})$/i;
/** Matches what a result can be, so that other answers keep their pronoun. */
const verdictPattern =
  /^(?:was|is|were|came back|looked|looks|turned out|went)(?: all| back| to be| completely| pretty| totally)* (?:benign|normal|negative|positive|clear|fine|good|okay|great|clean|abnormal|stable|unchanged|cancer\w*|malignant|precancer\w*|high|low|bad|well)\b|^showed [a-z]/i;

/**
 * Names the test that an answer about its result refers to by a pronoun: "What was the biopsy result?" "They said it
 * was benign." → a sentence about the biopsy. Other answers are returned as they are.
 */
export function nameTestAsked(turn: readonly Sentence[], asked: string): Sentence[] {
  const [first, ...rest] = turn;
  const match = first && asksOfTestPattern.test(asked) ? ofPronounPattern.exec(first.text) : null;
  const name = match && verdictPattern.test(match[2] ?? "") ? testNamed(asked) : null;
  if (!first || !match || !name) return [...turn];
  const test = name.toLowerCase().replace(/^(?:the|your) /, "");
  const said = /\b(?:said|told|say)\b/i.test(match[1] ?? "") ? "I was told that " : "";
  return [{ ...first, text: `${said}the ${withCase(test, name)} ${match[2] ?? ""}` }, ...rest];
}

/** Returns the name of a test as it was said if it is an abbreviation, "MRI", otherwise in lower case. */
const withCase = (lower: string, said: string): string => (/[A-Z]{2}/.test(said) ? said : lower);
