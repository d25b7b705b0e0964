import { listOf } from "./answers";
import type { Statement } from "./statement";

const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9./%]+/g) ?? [];

/** Removes repeats: a sentence whose words are all in another sentence of the same topic says nothing new. */
export function tidy(statements: readonly Statement[]): Statement[] {
  const kept: { statement: Statement; words: Set<string> }[] = [];
  for (const statement of statements) {
    const own = new Set(words(statement.text));
    const same = kept.find(
      (other) => other.statement.topic === statement.topic && [...own].every((word) => other.words.has(word)),
    );
    if (same) same.statement.evidence = [...new Set([...same.statement.evidence, ...statement.evidence])];
    else kept.push({ statement: { ...statement }, words: own });
  }
  return mergeDenials(kept.map(({ statement }) => statement));
}

/** Maximum number of symptoms denied in one sentence: longer lists are hard to check against the recording. */
const longestList = 5;

/** Plain denials of the review of systems in few sentences: "Denies fever." "Denies cough." → "Denies fever or cough." */
function mergeDenials(statements: Statement[]): Statement[] {
  const isDenial = ({ topic, text }: Statement): boolean =>
    topic === "ros" && /^Denies (?:(?!not that)[^;:“])+\.$/.test(text);
  const seen = new Set<string>();
  const merged: { items: string[]; evidence: string[] }[] = [];
  for (const { text, evidence } of statements.filter(isDenial)) {
    const items = text
      .slice(7, -1)
      .split(/,? or |, /)
      .filter((item) => !seen.has(item));
    for (const item of items) seen.add(item);
    const last = merged.at(-1);
    if (items.length === 0) continue;
    if (last && last.items.length + items.length <= longestList) {
      last.items.push(...items);
      last.evidence = [...new Set([...last.evidence, ...evidence])];
    } else merged.push({ items, evidence: [...evidence] });
  }
  const lists = merged.map(({ items, evidence }): Statement => ({
    topic: "ros",
    text: `Denies ${listOf(items, "or")}.`,
    evidence,
  }));
  const at = statements.findLastIndex(isDenial);
  return statements.flatMap((statement, i) => (i === at ? lists : isDenial(statement) ? [] : [statement]));
}
