import type { CheckedSentence } from "../../CheckedSentence";
import type { Fault } from "../../Fault";
import type { SaidStatement } from "../../reading/SaidVisit";
import { stem } from "../../reading/stem";
import type { Statement } from "../../reading/Statement";
import { stopWords } from "../../reading/wordLists";

/** Words before a finding that a note adds or leaves out without another meaning. */
const common = new Set(
  "avoid recent initial primary further additional repeat routine daily oral topical known suspected possible probable likely presumed mild moderate severe minor major small large minimal slight significant persistent recurrent intermittent constant occasional frequent progressive stable chronic acute subacute early late remote simple complex complicated uncomplicated underlying associated residual generalized diffuse focal localized bilateral upper lower medial lateral anterior posterior proximal distal inner outer surgical clinical physical medical urgent surrounding visible obvious evidence baseline total normal abnormal positive negative strong weak good poor different several multiple single general regular similar close same severe local affected involved underlying that this with from your some have been very more little quite really kind sort like type area what which there does having other only possible potential certain definite definitive actual active real whole entire slightly mildly"
    .split(" ")
    .map(stem),
);
/** Minimum number of letters of a word that is compared. */
const minLength = 5;
/** Number of best matches that are read. */
const maxMatches = 5;

/** A word right before a term or another word, by the key of what it describes. */
interface Described {
  key: string;
  word: string;
  at: number;
}

/** Returns the words of a statement that describe a condition or finding right after them: "scaphoid" of a fracture. */
function describedIn({ tokens, mentions, words, text }: Statement): Described[] {
  const covered = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const heads = [
    ...mentions
      .filter(({ kind }) => kind === "condition" || kind === "symptom")
      .map(({ kind, name, from }) => ({ key: `${kind}:${name}`, at: from })),
    ...words.map(({ stem: key, at }) => ({ key, at })),
  ];
  return heads.flatMap(({ key, at }) => {
    const token = tokens[at - 1];
    if (!token || covered.has(at - 1) || token.text.length < minLength || !/^[a-z'-]+$/.test(token.text)) return [];
    if (/[,.;:(]/.test(text.slice(token.end, tokens[at]?.start))) return [];
    return stopWords.has(token.text) || common.has(stem(token.text)) ? [] : [{ key, word: token.text, at: at - 1 }];
  });
}

/** Matches words that end like an adjective or noun of place or kind, not like a verb or adverb. */
const namesKindPattern = /(?:al|ar|ary|ous|ic|oid|eal|ian|an|oid|us|ive|ine|ent|ant)$/;

/**
 * Finds a word that describes a condition or finding and was not said at all, if the statement that matches well has
 * another word in its place: "scaphoid fracture" for "Colles' fracture". Returns at most one fault.
 */
export function describedFaults({ statement, visit, support }: CheckedSentence): Fault[] {
  const written = describedIn(statement);
  if (written.length === 0) return [];
  const near = support.ranked.slice(0, maxMatches).flatMap(({ said }) => (said.isQuestion ? [] : [said]));
  for (const { key, word, at } of written) {
    if (!namesKindPattern.test(word) || visit.byKey.has(stem(word))) continue;
    const heard = near.find((said: SaidStatement) =>
      describedIn(said).some((each) => each.key === key && !statement.keys.has(stem(each.word))),
    );
    const token = statement.tokens[at];
    if (!heard || !token || isAlmostSaid(word, visit.longWords)) continue;
    const detail = `“${token.raw}” wasn’t mentioned`;
    return [{ kind: "finding", must: false, value: token.raw, at: token.start, detail, heard }];
  }
  return [];
}

/** Number of letters at the start of a word that show that another form of it was said. */
const sameStart = 4;
const isAlmostSaid = (word: string, said: ReadonlySet<string>): boolean =>
  [...said].some((each) => each.startsWith(word.slice(0, sameStart)));
