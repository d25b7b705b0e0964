import type { Fact } from "../../Fact";
import { makeFact } from "../../frames/makeFact";
import type { Sentence } from "../../segment/Sentence";

/** Returns the patient's agreement with the plan, said in a sentence. */
export const agreementFact = (said: Sentence): Fact =>
  makeFact({ kind: "statement", from: [said], source: "patient", slots: { topic: "agreement" }, said: said.text });
