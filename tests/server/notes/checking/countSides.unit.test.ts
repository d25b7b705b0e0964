import { expect, it } from "vitest";
import { checkSentence } from "../../../../src/server/notes/checking/checkSentence";
import { countSides } from "../../../../src/server/notes/checking/countSides";
import { readSaidVisit } from "../../../../src/server/notes/checking/reading/readSaidVisit";

const sentence = (text: string) => ({ id: text, text, evidence: [], origin: "typed" as const, findings: [] });

it("countSides finds the sentence whose side differs from the rest of the note", () => {
  const turns = [
    "My right wrist hurts.",
    "I broke the left wrist once.",
    "The right wrist is swollen, can I have a splint?",
  ];
  const visit = readSaidVisit(turns.map((text, i) => ({ id: `u${i}`, speaker: "patient" as const, text })));
  const slip = sentence("Left wrist splint.");
  const sentences = [
    sentence("Right wrist pain."),
    sentence("Right wrist swelling."),
    sentence("Right wrist sprain."),
    slip,
  ];
  const sides = countSides([{ sentences }]);
  expect(sides.get("right wrist")).toBe(3);
  expect(checkSentence(slip, "Plan", visit, sides)).toMatchObject([{ kind: "side" }]);
});
