import type { Answer } from "../readAnswer";

/** Matches an answer that affirms by its degree: "big time", "loads, yeah". */
const degreePattern =
  /^(?:(?:oh|well|yeah|god),? )*(?:big time|loads|plenty|tons|massively|like mad|like crazy|without a doubt|no doubt|no question|every single time|every time|god yes|hell yes|too right|afraid so|I am afraid so|sadly)(?:,? (?:yes|yeah|yep))?(?=$|[,.;])/i;
/** Matches an answer with how much worse or better something is, and captures that word: "much | worse". */
const comparedPattern =
  /^(?:(?:oh|well|yeah|definitely|much|way|far|a lot|a bit|a little|slightly|even|so much|loads|it is|it gets|it feels|it gets)\b,? )*(worse|better|easier|tighter|heavier)(?=$|[,.;]| (?:when|at|after|with|in|for|if|yeah|yes)\b)/i;
/** Matches an answer that something is regular: "like clockwork", "every 28 days". */
const regularPattern =
  /^(?:(?:oh|yeah|always|mostly|pretty much|very),? )*(?:like clockwork|regular as clockwork|clockwork|to the day|every 28 days)(?=$|[,.;])/i;
/** Matches an answer that begins with a number and affirms it: "20, yeah, at night". */
const echoedNumberPattern =
  /^(?:the )?(\d{1,5}(?:\.\d{1,3})?)(?: ?(?:mg|mcg|units?|milligrams?|micrograms?))?,? (?:yes|yeah|yep|yup|that is (?:right|it|correct)|correct|exactly)\b[\s,.;-]*/i;
/** Matches a question about what the patient is able to do: "Can you walk up a flight of stairs?" */
const asksAbilityPattern =
  /^(?:(?:and|so|okay),? )*(?:can|are) (?:you|he|she|they) (?:still )?(?!(?:any|in|having|on)\b)/i;
/** Matches an answer that something is done with ease: "No problem", "easily". */
const easilyPattern =
  /^(?:(?:oh|well|yeah|yes),? )*(?:no (?:problems?|trouble|bother|issues?)|not a problem|easily|without (?:a |any )?(?:problems?|trouble|issues?)|just fine|like a champ)(?: (?:at all|there|with that))?(?=$|[.;]|,(?! (?:but|except|though|just|only)\b))/i;
/** Matches words of a question that "yes" does not answer, so that a repeated word does not affirm it: "or", "how". */
const offersSeveralPattern = /\bor\b|^(?:how|what|when|which)\b/i;

/**
 * Returns an answer as a "yes" if it affirms by its degree or by a word of the question: "Is it worse at night?" "Much
 * worse." "Are your bowels regular?" "Like clockwork." "Can you climb stairs?" "No problem." Other answers are returned
 * unchanged.
 */
export function echoedYes(reply: Answer, asked: string): Answer {
  const whole = `${reply.words} ${reply.rest}`.trim();
  const [ease] = asksAbilityPattern.test(asked) ? (easilyPattern.exec(whole) ?? []) : [];
  if (ease !== undefined)
    return { polarity: "yes", words: ease, isHedged: false, rest: whole.slice(ease.length).replace(/^[\s,.;-]+/, "") };
  if (reply.polarity !== null || offersSeveralPattern.test(asked)) return reply;
  const [all, number = ""] = echoedNumberPattern.exec(reply.rest) ?? [];
  if (all && new RegExp(`\\b${number.replace(".", "\\.")}\\b[^?]{0,40}\\?*$`).test(asked))
    return { polarity: "yes", words: all.trim(), isHedged: false, rest: reply.rest.slice(all.length) };
  const compared = comparedPattern.exec(reply.rest);
  const isRepeated = compared?.[1] !== undefined && asked.toLowerCase().includes(compared[1].toLowerCase());
  const regular = /\bregular(?:ly)?\b/i.test(asked) ? regularPattern.exec(reply.rest) : null;
  const [words] = (isRepeated ? compared : null) ?? regular ?? degreePattern.exec(reply.rest) ?? [];
  if (words === undefined) return reply;
  const rest = reply.rest.slice(words.length).replace(/^[\s,.;-]+/, "");
  return { polarity: "yes", words: words.trim(), isHedged: false, rest };
}
