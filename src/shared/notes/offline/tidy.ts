import type { Statement } from "./statement";

const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9./%]+/g) ?? [];

/** Repeats out: a sentence whose words all stand in another of the same topic says nothing new. */
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

/** Plain denials of the review of systems in one sentence: "Denies fever." "Denies cough." → "Denies fever and cough." */
function mergeDenials(statements: Statement[]): Statement[] {
  const isDenial = ({ topic, text }: Statement): boolean => topic === "ros" && /^Denies [^;:“]+\.$/.test(text);
  const denials = statements.filter(isDenial);
  if (denials.length < 2) return statements;
  const items = [...new Set(denials.flatMap(({ text }) => text.slice(7, -1).split(/,? or |, /)))];
  const merged: Statement = {
    topic: "ros",
    text: `Denies ${items.length === 2 ? items.join(" or ") : `${items.slice(0, -1).join(", ")}${items.length > 1 ? ", or " : ""}${items.at(-1)}`}.`,
    evidence: [...new Set(denials.flatMap(({ evidence }) => evidence))],
  };
  const last = denials.at(-1);
  return statements.flatMap((statement) => (statement === last ? [merged] : isDenial(statement) ? [] : [statement]));
}
