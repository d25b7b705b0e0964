import { readTurns } from "../../../../src/server/facts/readTurns";
import { checkSentence } from "../../../../src/server/notes/checking/checkSentence";
import { readSaidVisit } from "../../../../src/server/notes/checking/reading/readSaidVisit";
import { turnsOf } from "../../facts/harness";

/** Returns the kinds of the findings of a typed sentence about a dialogue (as for `turnsOf`). */
export function findingKinds(dialogue: string, text: string, section: string): string[] {
  const turns = turnsOf(dialogue);
  const { facts, sentences } = readTurns(turns);
  const visit = readSaidVisit(turns, facts, sentences);
  return checkSentence({ id: "s", text, evidence: [], origin: "typed" }, section, visit).map(({ kind }) => kind);
}
