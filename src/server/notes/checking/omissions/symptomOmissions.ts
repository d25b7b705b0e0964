import type { SaidVisit } from "../reading/SaidVisit";
import { saidPolarity } from "../reading/readSaidVisit";
import type { MissingStatement } from "./MissingStatement";
import type { WrittenNote } from "./readNote";

/** Symptoms too general to be reported as omissions. */
const vague = new Set([
  "pain",
  "stress",
  "lump",
  "sweating",
  "falls",
  "warmth",
  "flatulence",
  "swelling",
  "bleeding",
  "tenderness",
  "stiffness",
  "weakness",
  "redness",
  "drainage",
]);
/** Symptoms whose omission is more important than that of others. */
const serious = new Set([
  "suicidal ideation",
  "homicidal ideation",
  "hemoptysis",
  "fainting",
  "seizure",
  "blood in stool",
  "black stools",
  "vomiting blood",
  "vision loss",
  "chest tightness",
  "shortness of breath",
  "weight loss",
  "blood in urine",
  "hallucinations",
  "confusion",
  "facial droop",
  "slurred speech",
]);
/** Symptoms that are reported as a risk and must be resolved. */
const riskNames = new Set(["suicidal ideation", "homicidal ideation"]);

/**
 * Finds symptoms reported or denied that the note does not name. A symptom that only the clinician states is reported
 * if it concerns mood or risk.
 */
export function symptomOmissions(visit: SaidVisit, note: WrittenNote): MissingStatement[] {
  const missing = new Map<string, MissingStatement>();
  for (const said of visit.statements)
    for (const mention of said.mentions) {
      const { kind, name, group, person } = mention;
      if (
        kind !== "symptom" ||
        person !== null ||
        vague.has(name) ||
        note.keys.has(`symptom:${name}`) ||
        (name === "allergies" && visit.allergies.length > 0) ||
        missing.has(name)
      )
        continue;
      const polarity = saidPolarity(said, mention);
      const isRisk = riskNames.has(name);
      if (polarity === "asked" || (mention.isHedged && !isRisk) || isNamed(name, note)) continue;
      const isPresent = polarity === "present";
      if (isPresent && said.by !== "patient" && !said.isQuestion && group !== "mind" && !isRisk) continue;
      missing.set(name, {
        kind: isRisk ? "risk" : "symptom",
        must: isRisk,
        about: `${polarity} ${name}`,
        said,
        topic: isRisk ? "risk" : isPresent ? "hpi" : "ros",
        sentence: `${isPresent ? "Reports" : "Denies"} ${name}.`,
        rank: isRisk ? 0 : isPresent ? (serious.has(name) ? 3 : 5) : serious.has(name) ? 3.9 : 4.1,
      });
    }
  return [...missing.values()];
}

/**
 * Returns whether the beginnings of all words of a name occur in one sentence ("vision … changed" for "vision
 * changes").
 */
function isNamed(name: string, note: WrittenNote): boolean {
  const words = name.split(" ").map((word) => word.slice(0, 5));
  return note.statements.some(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
}
