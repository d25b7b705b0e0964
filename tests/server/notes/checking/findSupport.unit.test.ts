import { expect, test } from "vitest";
import { findSupport } from "../../../../src/server/notes/checking/findSupport";
import { readSaidVisit } from "../../../../src/server/notes/checking/reading/readSaidVisit";
import { readStatement } from "../../../../src/server/notes/checking/reading/readStatement";
import type { Turn } from "../../../../src/server/transcription/Turn";

const turnsOf = (...texts: string[]): Turn[] =>
  texts.map((text, i) => ({ id: `u${i}`, speaker: i % 2 === 0 ? "clinician" : "patient", text }));

test("the best twelve matches are kept, the best one first and equal ones in spoken order", () => {
  const cough = Array.from({ length: 30 }, () => "The cough is there.");
  const turns = turnsOf(...cough, "The cough began with a fever.", ...cough);
  const visit = readSaidVisit(turns.map((turn) => ({ ...turn, speaker: "patient" as const })));
  const { ranked } = findSupport(readStatement("Cough with fever."), visit, new Set());
  expect(ranked.map(({ said }) => said.index)).toEqual([30, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("a statement of a cited turn comes before an equal one that is not cited", () => {
  const visit = readSaidVisit(turnsOf(...Array.from({ length: 30 }, () => "The cough is there.")));
  const { ranked } = findSupport(readStatement("Cough."), visit, new Set(["u25"]));
  expect(ranked[0]?.said.turn.id).toBe("u25");
  expect(ranked).toHaveLength(12);
});

test("an answer also scores for the words of its question", () => {
  const visit = readSaidVisit(turnsOf("The fever is gone.", "Yes.", "Do you have a fever at night?", "Since Monday."));
  const { ranked } = findSupport(readStatement("Fever at night since Monday."), visit, new Set());
  const ofAnswer = ranked.find(({ said }) => said.turn.id === "u3")?.score ?? 0;
  const alone = findSupport(readStatement("Since Monday."), visit, new Set()).ranked[0];
  expect(alone?.said.turn.id).toBe("u3");
  expect(ofAnswer).toBeGreaterThan(alone?.score ?? Infinity);
});

test("values of cited turns are listed in spoken order", () => {
  const visit = readSaidVisit(turnsOf("Pulse is 72.", "For 3 days.", "Weight is 80 kg."));
  const { citedValues } = findSupport(readStatement("Pulse 72."), visit, new Set(["u2", "u0"]));
  expect(citedValues.map(({ turn }) => turn.id)).toEqual(["u0", "u2"]);
});
