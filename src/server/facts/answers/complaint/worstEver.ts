import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { findSymptoms } from "../../terms/findSymptoms";
import { type AnswerResult, type Exchange, questionAndAnswer } from "../Exchange";

/** Matches a question whether a pain is the worst ever, with its name as the group: "the worst | headache | ever". */
const asksWorstPattern =
  /\bworst(?: ([a-z]+))?(?: that)? (?:(?:you (?:have )?)?(?:ever )?(?:had|felt|experienced)\b|(?:of|in) your (?:whole )?life\b|ever\b)/i;
/** Matches a question for a rating, which names the worst pain only as the end of its scale. */
const scalePattern = /\b(?:scale|rate|rating|out of|(?:0|zero|1|one) (?:to|being|is)|10|ten)\b/i;
/** Matches an answer that affirms it without a yes: "By a mile", "Easily". */
const affirmsPattern =
  /^(?:(?:oh|well|god),? )*(?:by (?:a mile|far|a long (?:way|shot)|miles)|easily|without (?:a )?(?:doubt|question)|hands down|no question|for sure|I would say so|one hundred percent|100 ?%|nothing (?:like|comes close))\b/i;

/**
 * Reads whether a pain is the worst that the patient has had: "Worst headache you've ever had?" "By a mile." Null for
 * other questions, and for answers that are neither yes nor no.
 */
export function worstEver(exchange: Exchange): AnswerResult | null {
  const { asked, answer, reply, complaint } = exchange;
  const found = asksWorstPattern.exec(asked);
  if (!found || scalePattern.test(asked)) return null;
  const isYes = reply.polarity === "yes" || affirmsPattern.test(answer.text);
  if (!isYes && reply.polarity !== "no") return null;
  const word = /^(?:one|pain|it|thing|that|you)$/i.test(found[1] ?? "one") ? undefined : found[1]?.toLowerCase();
  const [mention] = findSymptoms(word ?? "");
  const name = mention && word ? word : complaint === "symptoms" ? "pain" : complaint;
  const detail = `the ${name} is ${isYes ? "" : "not "}the worst of my life`;
  const from = questionAndAnswer(exchange);
  const facts: Fact[] = [makeFact({ kind: "statement", from, slots: { detail }, said: detail })];
  if (mention && isYes)
    facts.unshift(
      makeFact({
        kind: "symptom",
        from,
        slots: { name: mention.term.name, system: mention.term.system },
        said: detail,
      }),
    );
  return { facts, coversAnswer: reply.rest === "" || affirmsPattern.test(answer.text) };
}
