import { factLine } from "../../facts/factLine";
import type { Fact } from "../../facts/Fact";
import { readTurns } from "../../facts/readTurns";
import type { Turn } from "../../transcription/Turn";

/** A fact of the visit as a line for the model, and the ids of the turns that it was said in. */
export interface VisitFact {
  line: string;
  turns: string[];
}

/** Returns the facts that hold at the end of the visit, in spoken order. Pure. */
export function visitFacts(turns: readonly Turn[]): VisitFact[] {
  return readTurns(turns)
    .facts.filter(({ status, polarity }) => status === "current" && polarity !== "unanswered")
    .map((fact) => ({
      line: [factLine(fact), timeLine(fact.time)].filter(Boolean).join(" | "),
      turns: [...new Set(fact.evidence.map(({ turn }) => turn))],
    }));
}

function timeLine({ when, ...spans }: Fact["time"]): string {
  const named = Object.entries(spans).map(([name, text]) => `${name}=${text}`);
  return [when === "now" ? "" : when, ...named].filter(Boolean).join(" | ");
}
