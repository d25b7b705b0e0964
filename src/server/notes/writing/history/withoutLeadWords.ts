import type { PlannedSentence } from "../PlannedSentence";

/** Words that add nothing to what the lead sentence says: "The patient reports that he has been having …". */
const fillerWords = new Set(
  "the a an and or of in on at to for that this it its there here because patient he she they his her their has have had having been is are was were reports presents with who says going now really just about some into clinic".split(
    " ",
  ),
);
/** Matches words that deny, limit or compare what a sentence says: "not", "possibly", "worse". */
const limitsPattern =
  /\b(?:no|not|never|without|den(?:ies|ied)|unable|possibl[ey]|maybe|if|except|only|stopped|better|worse|gone|resolved)\b/i;
/** Matches the words for a symptom that are equal to "pain" beside a body part: "hurting", "painful". */
const painPattern = /\b(?:painful|hurts?|hurting|pains)\b/g;
/**
 * Matches a repetition of the lead sentence, and captures what follows it and says something new: "Her knee has been
 * hurting, and | it is swollen", ", which | gets worse", ", | worse on stairs".
 */
const restPattern =
  /^([^,]{10,120}?)(?:,? (?:and|but) (it (?:is|has|was|does|did|gets|got|keeps|started|comes|feels|seems) .+)|, which ((?:is|has|was|gets|got|keeps|comes|feels|seems) .+)|,? ((?:worse|better|mostly|mainly|especially|particularly|usually) (?:when|on|at|in|with|after|during|if) .+))$/;

/**
 * Returns the history after the lead sentence without what repeats its words: "The patient's knee has been hurting for
 * 3 weeks, worse on stairs" becomes "It is worse on stairs" after "The patient presents with knee pain for 3 weeks." A
 * sentence that only repeats the lead sentence adds its facts to it.
 * @param history the history, of which the lead sentence is the first.
 */
export function withoutLeadWords([lead, ...history]: readonly PlannedSentence[]): PlannedSentence[] {
  if (!lead) return [];
  const words = wordsOf(lead.text);
  const facts = [...lead.facts];
  const [complaint = ""] = (lead.text.split(" with ")[1] ?? "").split(/ (?:for|since) |\.$/);
  const isPlural = /[^s]s$/.test(complaint); // "It" cannot mean headaches
  const rest = history.flatMap((sentence, i): PlannedSentence[] => {
    if (repeats(sentence.text, words)) {
      facts.push(...sentence.facts);
      return [];
    }
    const [, before = "", and, which, how] = (i === 0 ? restPattern.exec(sentence.text) : null) ?? [];
    if (before === "" || !repeats(before, words) || isPlural) return [sentence];
    facts.push(...sentence.facts);
    // `and` begins with "it"
    return [{ ...sentence, text: and ? `I${and.slice(1)}` : which ? `It ${which}` : `It is ${how}` }];
  });
  return [{ ...lead, facts: [...new Set(facts)] }, ...rest];
}

/** Returns whether a text says nothing but words of the lead sentence. */
function repeats(text: string, words: ReadonlySet<string>): boolean {
  const own = wordsOf(text);
  return own.size > 1 && !limitsPattern.test(text) && [...own].every((word) => words.has(word));
}

/** Returns the words of a sentence without fillers, in lower case and in the singular. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .toLowerCase()
        .replace(painPattern, "pain")
        .replace("'s", "")
        .match(/[a-z]+|\d+(?:\.\d+)?/g) ?? []
    )
      .map((word) => word.replace(/(?<=[a-z]{3}[^s])s$/, ""))
      .filter((word) => !fillerWords.has(word) && !fillerWords.has(`${word}s`)),
  );
