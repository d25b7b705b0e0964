import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import { relativesOf } from "../../frames/readFamily";
import type { Sentence } from "../../segment/Sentence";

/** Source of a pattern for a parent in the words of a patient. */
const parent = "(?:mother|mom|mum|mummy|father|dad|daddy)";
/** Matches the relatives of a parent in other words than "side": "my dad's lot", "mum's people". */
const otherWordsPattern = new RegExp(
  `\\b(${parent}'s) (?:lot|people|folks?|relatives|half|clan|part)(?: of (?:the|my) family)?\\b`,
  "gi",
);
/** Matches "side" with the family of which it is one: "my dad's side of the family". */
const sideOfFamilyPattern = new RegExp(`\\b(${parent}'s side) of (?:the|my|our) family\\b`, "gi");
/** Matches the owner of a side that is not named again: "Mom's side, yes, | my dad's |, no", "nothing on | dad's". */
const bareOwnerPattern = new RegExp(
  `\\b(${parent}'s)(?=$|[.;]|, |,? (?:no|yes|too|as well|either|also)(?:$|[.,;]))`,
  "gi",
);
/** Matches relatives of a parent after the side: "Dad's side, his brother and his dad". */
const kinOfSidePattern = new RegExp(
  `\\b(?:(?:on|from|it is|it was) )?(?:my )?(${parent})'s side,? (?:(?:it|that) (?:is|was) )?((?:(?:his|her) [a-z]+)(?:(?:,| and|, and) (?:his|her) [a-z]+)*)`,
  "gi",
);

/** Returns an answer about the family with each side named as one and its relatives as those of the parent. */
export const withSidesNamed = (text: string): string =>
  text
    .replace(otherWordsPattern, "$1 side")
    .replace(sideOfFamilyPattern, "$1")
    .replace(bareOwnerPattern, "$1 side")
    .replace(kinOfSidePattern, (_all, owner: string, kin: string) => kin.replace(/\b(?:his|her) /gi, `my ${owner}'s `));

/** Matches words of denial that end right before a relative: "not on my", "nothing from", "none of". */
const deniedBeforePattern =
  /\b(?:not|no|none|nothing|nobody|no ?one|never)(?: (?:really|much|that I know(?: of)?|at all|anyone|anybody|any|so far))?(?:,? (?:on|of|from|in|with|for|my|the|our)){0,3} ?$/i;
/** Matches words of denial right after a relative: ", no", "has not", ", nobody that I know of". */
const deniedAfterPattern =
  /^(?:'s)?,? (?:(?:is|are|was|were|has|have|had|does|do|did|all|they|it|there|he|she)(?: |, )){0,3}(?:no|none|not|nothing|nobody|no ?one|never|nope)\b(?! (?:doubt|question|but|only|except|sure|well|too|so|great|good|longer|until|really|just))/i;
/** Matches words for a side of the family that is healthy, right after it: "is fine", "are all clear". */
const healthyAfterPattern =
  /^,? (?:(?:is|are|was|seems?|all|they|it|has been|pretty|perfectly|completely)(?: |, )){0,3}(?:fine|clear|clean|healthy|okay)\b/i;
/** Matches the "no" before an answer, which does not deny the words after it: "No, | my mother has it". */
const leadPattern = /^(?:(?:no|nope|nah|well|oh|yes|yeah|so),? (?!one\b))+/i;

/** Returns the parts of a text in which each relative is affirmed or denied on its own. */
const partsOf = (text: string): string[] =>
  text.split(
    /[.;]\s|, but |, and (?=(?:on|not|nothing|none|no) )| but |(?<=\bnot (?:my|on my|his|her) [a-z]{3,20}(?:'s side)?), (?=(?:it (?:is|was) )?(?:my|on) )/i,
  );

/** Returns whether a text that names one relative denies that this one has the disease: "nothing on my dad's side". */
function isDeniedIn(said: string): boolean {
  const part = said.replace(leadPattern, "");
  const [relative, ...others] = relativesOf(part);
  if (!relative || others.length > 0) return false;
  const after = part.slice(relative.end);
  return (
    deniedBeforePattern.test(part.slice(0, relative.start)) ||
    deniedAfterPattern.test(after) ||
    (relative.name.endsWith("side") && healthyAfterPattern.test(after))
  );
}

/** A sentence with the parts that deny a disease of relatives, and the relatives. */
interface Denied {
  sentence: Sentence;
  /** The words without the denials. */
  rest: string;
  relatives: string[];
}

/** Returns what a sentence denies of relatives or sides of the family, and what is left of it. */
function deniedIn(sentence: Sentence): Denied {
  const parts = partsOf(sentence.text);
  const denied = parts.filter(isDeniedIn);
  return {
    sentence,
    rest: denied.length === 0 ? sentence.text : parts.filter((part) => !denied.includes(part)).join(". "),
    relatives: denied.flatMap((part) => relativesOf(part).map(({ name }) => name)),
  };
}

/**
 * Takes the relatives and sides of the family out of an answer for which it denies the diseases asked about: "Dad's
 * side, no. Mom's side, everybody." Returns the other words of the turn, and the denials as facts.
 * @param diseases the names of the diseases that the question names; without them, there are no denials.
 */
export function withoutDenied(
  turn: readonly Sentence[],
  question: Sentence,
  diseases: readonly string[],
): { turn: Sentence[]; denials: Fact[] } {
  if (diseases.length === 0) return { turn: [...turn], denials: [] };
  const all = turn.map(deniedIn);
  const denials = all.flatMap(({ sentence, relatives }) =>
    relatives.flatMap((relative) =>
      diseases.map((condition) =>
        makeFact({
          kind: "family",
          from: [question, sentence],
          subject: { relative },
          polarity: "absent",
          slots: { relative, condition },
        }),
      ),
    ),
  );
  const left = all.map(({ sentence, rest }) => ({ ...sentence, text: rest }));
  return { turn: left.filter(({ text }) => text !== ""), denials };
}
