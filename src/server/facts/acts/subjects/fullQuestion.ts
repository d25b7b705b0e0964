import type { Sentence } from "../../segment/Sentence";
import { withoutLead } from "../questions/isQuestion";

/** A question that says too little alone: its words, what must have been said before it, and the question in full. */
type Completion = readonly [asked: RegExp, heard: RegExp | null, full: string];

/** Words of relatives whose deaths and lives are asked about. */
const relative = "dad|father|mum|mom|mother|brother|sister|grandmother|grandfather|husband|wife";

/** Questions that name nothing, with their words in full. */
const completions: readonly Completion[] = [
  [
    /^(?:when|what year|which year|what month|when about|when exactly|when roughly|around when)$/i,
    null,
    "When was that?",
  ],
  [/^how(?: exactly| so)?$/i, null, "How did that happen?"],
  [
    new RegExp(`^(?:is |are )?(?:your )?(${relative}|parents) (?:still |both )*(alive|living|around|with us)$`, "i"),
    null,
    "Is your $1 still alive?",
  ],
  [
    /^(?:what of|of what|from what|what from|what was it|cause)$/i,
    /\b(?:dad|father|grandfather|brother|husband)\b[^.;]{0,60}\b(?:died|passed|dead|lost him)\b/i,
    "What did he die of?",
  ],
  [
    /^(?:what of|of what|from what|what from|what was it|cause)$/i,
    /\b(?:mum|mom|mother|grandmother|sister|wife)\b[^.;]{0,60}\b(?:died|passed|dead|lost her)\b/i,
    "What did she die of?",
  ],
  [
    /^(?:(?:have you|do you have) (?:got )?)?(?:any )?(?:brothers (?:and|or) sisters|siblings)$/i,
    null,
    "Do you have any siblings?",
  ],
  [
    /^(?:trying to|were you trying|on purpose|intentional(?:ly)?|deliberate(?:ly)?)$/i,
    /\b(?:weight|pounds|kilos|stone)\b/i,
    "Were you trying to lose weight?",
  ],
  [/^heavy$/i, /\bperiods?\b/i, "Are your periods heavy?"],
  [/^regular$/i, /\bperiods?\b/i, "Are your periods regular?"],
  [/^painful$/i, /\bperiods?\b/i, "Are your periods painful?"],
  [
    /^(?:was it |were they |all )?(?:normal|clear|okay|ok|fine|abnormal)$/i,
    /\b(?:last|recent) (?:smear|pap|mammogram|colonoscopy|eye test|scan)\b/i,
    "Was the result normal?",
  ],
  [
    /^(?:(?:are|is) (?:you|he|she|they|all of them) )?up to date (?:with|on) (?:(?:all|the|your|his|her|their|of) )*(?:jabs|shots|needles)$/i,
    null,
    "Are you up to date with vaccines?",
  ],
  [
    /^(?:so )?how many is (?:a few|a couple|some|several|that)$/i,
    /\b(?:drink|alcohol|pints?|beers?|wine)\b/i,
    "How many drinks do you have?",
  ],
];

/** Maximum number of words of a question that says too little alone. */
const maxWords = 9;

/**
 * Returns a question of a few words with what it leaves out: "When?" becomes "When was that?", and "What of?" after
 * "Dad passed away" becomes "What did he die of?". Other questions are returned unchanged.
 * @param heard the question and the answer before it.
 */
export function fullQuestion(question: Sentence, heard: string): Sentence {
  const asked = withoutLead(question.text).replace(/[?.\s]{1,5}$/, "");
  if (asked.split(" ").length > maxWords) return question;
  for (const [pattern, before, full] of completions) {
    const found = pattern.exec(asked);
    if (found && (before === null || before.test(heard)))
      return { ...question, text: full.replace("$1", (found[1] ?? "").toLowerCase()) };
  }
  return question;
}
