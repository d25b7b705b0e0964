import type { NoteTopic } from "../../../../shared/notes/noteTopic";
import type { PlannedSentence } from "../PlannedSentence";

/** Topics whose lines are compared. */
const comparedTopics = new Set<NoteTopic>(["allergies", "family_history", "social_history"]);
/** Matches a line that denies something, which a longer line limits: "Denies smoking", "No history of asthma". */
const deniesPattern = /^(?:no|not|denies|never|does not|(?:the patient|he|she) (?:denies|has never|does not))\b/i;

/** Matches words that only add to a line: "with his wife", "since 2010". */
const furtherPattern = /^(?:with|at|in|for|since|on|as|about|who|once|twice|\d|\()/;

/**
 * Returns the lists of allergies, family history and social history without lines that only begin another one
 * ("Sexually active" before "Sexually active with his wife"), with their facts added to that one. Of two lines about a
 * relative, the less exact one is left out ("Father: cancer" beside "Father: lung cancer").
 */
export function withoutRepeatedLines(lines: readonly PlannedSentence[]): PlannedSentence[] {
  const kept = lines.map((line) => ({ ...line }));
  const isGone = lines.map(() => false);
  for (const [i, { topic, text, facts }] of lines.entries()) {
    if (!comparedTopics.has(topic)) continue;
    const into = lines.findIndex(
      (other, j) => j !== i && !isGone[j] && other.topic === topic && says(other.text, text, j < i),
    );
    const target = kept[into];
    if (!target) continue;
    isGone[i] = true;
    target.facts = [...new Set([...target.facts, ...facts])];
  }
  return kept.filter((_line, i) => !isGone[i]);
}

/**
 * Returns whether a line says all that another one says.
 * @param isBefore whether the first line comes before the other one, of which it can be a repetition.
 */
function says(line: string, other: string, isBefore: boolean): boolean {
  const [long, short] = [bare(line), bare(other)];
  if (long === short) return isBefore;
  if (short === "no known drug allergies" && long === "no known allergies") return true;
  if (deniesPattern.test(short)) return false;
  const [, relative, disease] = /^([a-z ]+): ([a-z ]+)$/.exec(short) ?? [];
  if (relative && disease && long.startsWith(`${relative}: `)) {
    const rest = long.slice(relative.length + 2);
    return rest.endsWith(` ${disease}`) || rest.startsWith(`${disease} at age `);
  }
  return long === `${short}s` || (long.startsWith(`${short} `) && furtherPattern.test(long.slice(short.length + 1)));
}

const bare = (text: string): string => text.toLowerCase().replace(/\.$/, "");
