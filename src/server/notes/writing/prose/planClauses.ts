import { Rewriter } from "../../../platform/patterns/Rewriter";
import { looseClauses } from "./clauses";

/** Patterns of restarts in a clinician's plan, each with its replacement: what was said last is kept. */
const restarts: readonly (readonly [RegExp, string])[] = [
  // "we will do, I think we will repeat the test" → "we will repeat the test"
  [
    /\bwe (?:will|can|should|would|could)(?: (?:do|try|get|just|also|probably)){0,2},? (?:I think,? )?(?=(?:we|I) (?:will|can|should|would|could|am|are)\b)/gi,
    "",
  ],
  // "it is it happens with age" → "it happens with age"; "it should not take, it should not hurt" → "it should not
  // hurt"
  [
    /(?<!\b(?:if|when|as|since|because|what|how|where|whether|than|once|unless|until|while|whatever|wherever|who|which) )\b(it|this|that|there|they|he|she|the patient) (?:is|are|was|were|has|have|does|do|will|would|can|could|should)(?: not)?(?: (?:take|do|be|have|get|go|make|a|an|the|just|like|also))?,? (?=\1 (?!is\b (?:why|how|what))[a-z]+)/gi,
    "",
  ],
  // "if that does not get if the swelling does not go" → "if the swelling does not go"
  [
    /\b(if|when|once|until|because) (?:[a-z']+ ){0,4}?(?:get|gets|is|are|was|were|does|do|did|not|has|have|the|an?|to|of|it|he|she|they|that|this),? \1 (?=(?:the|it|he|she|they|there|this|that|his|her)\b)/gi,
    "$1 ",
  ],
  // "continue this on the insulin" → "continue the insulin"
  [/\b(continue|keep|start|stop|increase|decrease) (?:this|that|it),? on (?=the\b)/gi, "$1 "],
  // "we will if and prescribe codeine" → "we will prescribe codeine"
  [/\b(will|can|could|would|should) (?:if|when|because|so),? and (?=[a-z])/gi, "$1 "],
  [/\b(with|in|on|at|for|during|after) even (?=\1 )/gi, "even "],
  [/\b(some|take|try|get|do) maybe (?=[a-z])/gi, "$1 "],
  [/^no,? (?=(?:because|the patient|if|when|we|it|he|she|they|that) )/i, ""],
  // a remark after an order: "use the inhaler those side effects unfortunately"
  [/,? (?:those|these) [a-z]+ [a-z]+ (?:unfortunately|fortunately|thankfully)$/i, ""],
  [/,? (?:correct|is that right|right)$/i, ""],
  [/\bthe patient's,? (?=some of (?:the|his|her|their)\b)/gi, ""],
  // imperatives that nothing joins: "take it daily make sure that you eat" → "take it daily; make sure …"
  [
    /(?<=[a-z]{3,})(?<!\b(?:to|and|or|but|then|also|just|please|will|can|should|must|not|would|could|us|we|I|you|they|so|they|who|always|really|do)),? (?=(?:make sure|be sure to|keep an eye on|stay on top of)\b)/gi,
    "; ",
  ],
  [/\b(good|fine|normal|stable|well) (?=the patient (?:has|is|does|did|was)\b)/gi, "$1; "],
  [
    /(?<=[a-z]{3,} )(?<!\b(?:that|which|dose|amount|what|when|if|because|and|or|but|until|once|as|while|the|than) )(?=(?:he|she) takes (?:\d|one|two|it)\b)/gi,
    "; ",
  ],
  [/ (?=(?:so|and|but|because),? so because\b)/gi, ", "],
  [/,? if (?:that|this|it) makes (?:any )?sense$/i, ""],
];

/**
 * Matches a dependent clause at the start of a sentence, whose comma comes before the main clause: "If it hurts, …".
 */
const opensDependentPattern =
  /^(?:[a-z]+ explained that )?(?:if|when|once|because|since|while|after|before|until|unless|as|although|though|in case|given|with|for|at|in|on|by|from|today|tomorrow|typically|usually)\b/i;
/** Matches a word after which a clause is part of the same sentence: "make sure", "in case". */
const takesClausePattern =
  /\b(?:sure|case|that|think|know|hope|see|means?|turns out|shows?|because|again|if|when|whether|recommend(?:ed)?|why|how|what|where|idea|have|has|had|let|make|made|keep|get|help|want|need|will|would|can|could|should|do|does|did|to)$|\b(?:depending|based) (?:up)?on [^,;]{2,40}$|\b(?:if|when|once|because|since|while|unless) [^,;]{2,60}$/i;
/** Matches a clause that is certainly a sentence of its own: "the patient should", "we can", "it is". */
const ownClausePattern =
  /^(?:(?:it|this|that|there|he|she|they|we) |the patient (?:is|was|has|should|can|will|may|could|does|did)\b)/i;

const withoutRestarts = new Rewriter(restarts);

/**
 * Removes restarts from the words of a plan, and writes a semicolon between clauses that nothing joins: "start
 * tamsulosin 0.4 mg daily the patient should take it at night" → "… daily; the patient should take it at night".
 */
export function planClauses(said: string): string {
  const text = withoutRestarts.apply(said);
  if (opensDependentPattern.test(text)) return text;
  let out = "";
  let from = 0;
  for (const clauseStart of looseClauses(text)) {
    // "daily" belongs to the order before it
    const at =
      clauseStart.at + (/^(?:(?:daily|nightly|weekly|monthly) )?/.exec(text.slice(clauseStart.at))?.[0].length ?? 0);
    const before = text.slice(from, at).replace(/[\s,;]{1,5}$/, "");
    const hasComma = /,\s?$/.test(text.slice(from, at));
    const clause = text.slice(at);
    if (takesClausePattern.test(before) || !ownClausePattern.test(clause)) continue;
    // Without a comma only "the patient" certainly starts a sentence: "the foods he eats" is one phrase.
    if (!hasComma && !/^the patient\b/i.test(clause)) continue;
    out += `${before}; `;
    from = at;
  }
  return (out + text.slice(from)).replace(/ {1,3};/g, ";");
}
