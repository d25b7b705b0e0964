import type { Sentence } from "../../segment/Sentence";

/** Source of a pattern for several relatives of one kind, as a group: "brothers". */
const kinds = "(brothers|sisters|siblings|sons|daughters|children|kids|boys|girls|aunts|uncles|aunties|cousins)";
/** Matches a count of the speaker's relatives: "I had two brothers", "3 sisters", but not "my dad's two brothers". */
const severalPattern = new RegExp(
  `(?:\\b(?:I|we) (?:(?:also|have|had|got) ){1,3}|\\bthere (?:are|were) |\\bmy |^(?:(?:yes|yeah|well|so|oh|and),? )*)(?:[2-9]|two|three|four|five|six|several) (?:(?:other|older|younger|half|big|little|elder|grown-up) ){0,2}${kinds}\\b`,
  "i",
);
/** Matches one or both of them as the subject of a clause: "and the other one | has", "One | died". */
const oneOfThemPattern =
  /(^|[,;:.] |\b(?:and|but|so|then) )(one(?: of (?:them|my \w+))?|(?:the )?other(?: one)?|another(?: one)?|the (?:older|younger|eldest|elder|oldest|youngest|middle|big|little)(?: one| of them)?|both(?: of them)?) (?=(?:(?:also|just|actually|sadly|unfortunately|still|now|recently|always|never) )?(?:has|had|have|is|was|are|were|died|passed|got|gets|takes?|took|does|did|suffers?|suffered|developed|lives|lost|needed|smokes|smoked|killed)\b)/gi;

/** Words for several relatives that have an irregular singular form. */
const singulars: ReadonlyMap<string, string> = new Map([
  ["children", "child"],
  ["kids", "child"],
  ["boys", "son"],
  ["girls", "daughter"],
]);

/** Returns one of several relatives, "brother" of "brothers". */
const singularOf = (kind: string): string => singulars.get(kind) ?? kind.replace(/s$/, "");

/** Returns who is meant by words for one or both of several relatives: "my other brother" for "the other one". */
function named(words: string, kind: string): string {
  const said = words.toLowerCase();
  if (said.startsWith("both")) return `both my ${kind}`;
  if (/\bother\b/.test(said)) return `my other ${singularOf(kind)}`;
  const which = /^the ([a-z]+)/.exec(said)?.[1];
  return which ? `my ${which} ${singularOf(kind)}` : `my ${singularOf(kind)}`;
}

/**
 * Names whom "one" and "the other" mean after a count of relatives in a turn, so that what they have is not read as the
 * patient's: "I had two brothers. One died, and the other has stents" becomes "… My brother died, and my other brother
 * has stents".
 */
export function nameOneOfSeveral(turn: readonly Sentence[]): Sentence[] {
  let kind: string | undefined;
  return turn.map((sentence) => {
    const counted = severalPattern.exec(sentence.text);
    kind = counted?.[1]?.toLowerCase() ?? kind;
    if (!kind) return sentence;
    const of = kind;
    const from = counted ? counted.index + counted[0].length : 0;
    const rest = sentence.text
      .slice(from)
      .replace(oneOfThemPattern, (_all, before: string, words: string) => `${before}${named(words, of)} `);
    return { ...sentence, text: `${sentence.text.slice(0, from)}${rest}` };
  });
}
