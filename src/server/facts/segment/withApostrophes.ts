import { Rewriter } from "../../platform/patterns/Rewriter";

/** Source of a pattern for the letters before "nt" in negations written without an apostrophe: "do" of "dont". */
const negated = "do|does|did|is|are|was|were|wo|ca|could|would|should|have|has|had|ai";
/** Source of a pattern for verbs before which "ill" is "I'll" and "lets" is "let's". */
const verb =
  "send|get|give|do|refer|order|start|put|call|see|have|write|check|prescribe|book|try|be|take|go|let|ask|arrange|increase|stop|add|need|keep|leave|phone|ring|speak|make|examine|listen|look";

/** Forms without an apostrophe with what they become. "ill", "its" and "lets" only before words that leave no doubt. */
const forms: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${negated})nt\\b`, "gi"), "$1n't"],
  [/\b(i|you|we|they)ve\b/gi, "$1've"],
  [/\bim\b/g, "I'm"],
  [/\bIm\b/g, "I'm"],
  [/\b(you|they)re\b/gi, "$1're"],
  [/\b(you|they|it|that)ll\b/gi, "$1'll"],
  [/\b(that|what|there|he|she|who|where|how)s\b(?!['’])/gi, "$1's"],
  [/\b(id|Id) (?=(?:like|love|rather|say|prefer|been|recommend|suggest|want|take|go|never)\b)/g, "I'd "],
  [new RegExp(`\\b(?:ill|Ill) (?=(?:just |also |probably |then )?(?:${verb})\\b)`, "g"), "I'll "],
  [
    new RegExp(
      `\\b(lets) (?=(?:just |also |not |first )?(?:${verb}|recheck|repeat|hold|cut|double|switch|swap|change)\\b)`,
      "gi",
    ),
    "let's ",
  ],
  [
    /\bits (?=(?:a|an|the|my|been|not|just|really|so|very|like|getting|gone|got|worse|better|okay|fine|probably|viral|only|more|still|all|about|always|hard|sore|painful|both|mostly|when|worst|killing|hurting|burning|itching|itchy|swollen|bleeding)\b)/gi,
    "it's ",
  ],
];

const withForms = new Rewriter(forms);

/**
 * Writes contractions with their apostrophe if a text has none at all, as some recognizers leave them out: "im fine,
 * dont worry". Texts with an apostrophe stay as they are.
 */
export function withApostrophes(text: string): string {
  if (/['’]/.test(text)) return text;
  return withForms.apply(text);
}
