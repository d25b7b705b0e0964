import { describe, expect, it } from "vitest";
import type { MissingStatement } from "../../../../src/server/notes/checking/omissions/MissingStatement";
import { rankByImportance } from "../../../../src/server/notes/checking/omissions/rankByImportance";
import { readSaidVisit } from "../../../../src/server/notes/checking/reading/readSaidVisit";
import { turnsOf } from "../../facts/harness";

/** Returns the rank of what the first line of a dialogue says, if the note lacks it. */
function rankOf(dialogue: string, sentence: string, missing: Partial<MissingStatement> = {}): number {
  const said = readSaidVisit(turnsOf(dialogue)).statements[0];
  if (!said) throw new Error("nothing was said");
  const base = { kind: "finding", must: false, about: sentence, topic: "exam", rank: 3.8 } as const;
  return rankByImportance({ ...base, ...missing, said, sentence });
}

describe("the importance of what a note omits", () => {
  it("is higher for what the clinician finds than for the patient's small talk", () => {
    const finding = rankOf("D: The left eardrum is red and bulging.", "Left eardrum red and bulging.");
    const talk = rankOf("P: It's just something my neighbor really likes.", "It is just something a neighbor likes.", {
      kind: "symptom",
      topic: "hpi",
      rank: 4.1,
    });
    expect(finding).toBeLessThan(talk);
  });

  it("is higher for a result with its test than for words such as “this one”", () => {
    const result = rankOf("D: The hemoglobin came back at 9.8.", "Hemoglobin 9.8.", { topic: "results", rank: 3.6 });
    const vague = rankOf("D: It's really just that thing there.", "It is just that thing.", {
      topic: "results",
      rank: 3.6,
    });
    expect(result).toBeLessThan(vague);
  });

  it("is never lowered for a red flag by the words around it", () => {
    const words = "P: It's just something I know, my stool was black and it really was not anything like that.";
    expect(
      rankOf(words, "Reports black stools, really not like anything.", { kind: "symptom", topic: "hpi", rank: 3 }),
    ).toBeLessThanOrEqual(3);
  });
});
