import { quickExec } from "../../../platform/patterns/quickExec";
import type { NoteSection, Omission } from "../../../../shared/notes/document";
import { type NoteTopic, type SectionNames, sectionFor } from "../../../../shared/notes/noteTopic";
import { findTerms } from "../../../facts/lexicon/findTerms";
import { tokenize } from "../../../facts/lexicon/tokenize";
import { riskPattern } from "../../../facts/frames/riskPattern";
import { contentId } from "../../content/contentId";
import { evidenceOf, type PlannedSentence } from "../../writing/PlannedSentence";
import { quote } from "../quote";
import { drugDoses } from "./drugDoses";
import { moodPattern } from "./moodPattern";
import { readSaidTurns } from "./readSaidTurns";
import { allergyPattern, allergySubstances, asksAllergyPattern, noAllergyPattern } from "./allergySubstances";
import { notableNumbers } from "./notableNumbers";
import { type InsertableSentence, insertableSentences } from "./insertableSentences";
import { moodOf, riskOf, WrittenValues } from "./WrittenValues";
import type { Turn } from "../../../transcription/Turn";

/** A value that the note lacks. */
interface MissingValue {
  kind: Omission["kind"];
  must: boolean;
  /** Identifies the same omission in later checks: the drug, the numbers or the words. */
  about: string;
}

/**
 * Finds drugs, doses, allergies, numbers, moods and risks that were said and are not in the note; omissions that must
 * be resolved come first. The recorded speaker does not matter, because speakers are often assigned wrong.
 * @param planned the sentences that `planDocument` drafts from the facts of the visit.
 * @param template names of the sections to which omissions are assigned.
 */
export function findUnwrittenValues(
  sections: readonly NoteSection[],
  turns: readonly Turn[],
  planned: readonly PlannedSentence[],
  template: SectionNames,
): Omission[] {
  const said = readSaidTurns(turns);
  const byId = new Map(said.map(({ turn }) => [turn.id, turn]));
  const written = new WrittenValues(sections);
  const allergies = new Map(
    said.flatMap((each) => each.allergies.map((substance) => [substance, each.turn.id] as const)),
  );
  const found = new Map<string, Omission>();
  const statements = [...draftedSentences(planned), ...insertableSentences(said)];
  const spoken = statements.map((statement) => ({ statement, missing: missingIn(statement, written, allergies) }));
  for (const { statement, missing } of spoken) {
    for (const { kind, must, about } of missing) {
      const id = contentId("omission", kind, about);
      if (found.has(id)) continue;
      const turn = byId.get(statement.evidence.at(-1) ?? "");
      const topic: NoteTopic = kind === "allergy" ? "allergies" : kind === "risk" ? "risk" : statement.topic;
      found.set(id, {
        id,
        kind,
        must,
        text: quote(turn?.text ?? statement.text, ""),
        section: sectionFor(topic, template),
        sentence: statement.text,
        evidence: statement.evidence,
        resolved: null,
      });
    }
  }
  return [...found.values()].toSorted((a, b) => Number(b.must) - Number(a.must));
}

/** Ranks of topics among the drafted sentences; lower comes first, and other topics have 2. */
const topicRanks: Partial<Record<NoteTopic, number>> = { allergies: 0, medications: 1, reason: 3 };

/** Returns the planned sentences as sentences to insert, those about allergies and medications first. */
function draftedSentences(planned: readonly PlannedSentence[]): InsertableSentence[] {
  const rank = ({ topic }: InsertableSentence): number => topicRanks[topic] ?? 2;
  return planned
    .map(({ topic, text, facts: stated }): InsertableSentence => ({
      topic,
      text,
      spoken: text,
      evidence: evidenceOf(stated),
      manner: topic === "medications" && stated.every(({ polarity }) => polarity === "absent") ? "denied" : "stated",
    }))
    .toSorted((a, b) => rank(a) - rank(b));
}

const findRisk = quickExec(riskPattern);

/**
 * Finds the values of one sentence that the note lacks.
 * @param allergies the substances that the patient is allergic to, each with the id of the turn that says so.
 */
function missingIn(
  { topic, text, spoken, manner, evidence }: InsertableSentence,
  written: WrittenValues,
  allergies: ReadonlyMap<string, string>,
): MissingValue[] {
  // `sentenceFromSpeech` wrote "can't" for "cannot". The rest is clean speech, and cleaning it again would be slow.
  const clean = text.replaceAll("can't", "cannot");
  const isStated = manner === "stated";
  const missing: MissingValue[] = allergyMissing({ topic, clean, spoken, manner, evidence }, written, allergies);
  const drugs = manner === "denied" ? [] : drugDoses(clean);
  const isAllergy = drugs.length > 0 && (topic === "allergies" || allergyPattern.test(spoken));
  for (const { generic, dose } of drugs) {
    if (isAllergy && allergies.has(generic)) continue;
    if (!written.drugs.has(generic)) missing.push({ kind: "drug", must: isStated, about: generic });
    else if (dose && !written.hasDoseOf(generic, dose.value))
      missing.push({ kind: "dose", must: isStated && !written.hasAnyDose(generic), about: `${generic} ${dose.value}` });
  }
  const risk = riskOf(findRisk(clean)?.[0]);
  if (risk && !written.risks.includes(risk)) missing.push({ kind: "risk", must: true, about: risk });
  const mood = moodOf(moodPattern.exec(clean)?.[0]);
  if (mood && !(mood === "mood" && /^Asked/.test(text)) && topic !== "family_history" && !written.moods.includes(mood))
    missing.push({ kind: "mood", must: false, about: mood });
  if (manner !== "denied") missing.push(...numbersMissing(clean, drugs, written));
  return missing;
}

/**
 * Finds the numbers that the note lacks and returns them as one omission; empty if there are none, or if they are not
 * about the patient's health. A dose of a named drug is reported with its drug instead.
 */
function numbersMissing(clean: string, drugs: ReturnType<typeof drugDoses>, written: WrittenValues): MissingValue[] {
  const ofDrugs = drugs.flatMap(({ dose }) => (dose ? [dose.value] : []));
  if (/\b(?:date of birth|insurance|coupon)\b/i.test(clean)) return [];
  const missing = notableNumbers(clean).filter(
    ({ key, isDose }) => !written.hasNumber(key) && !(isDose && ofDrugs.includes(key.split(" ")[0] ?? "")),
  );
  const isDose = missing.some((said) => said.isDose);
  if (missing.length === 0 || !(isDose || isClinical(clean) || missing.some(({ key }) => !durationPattern.test(key))))
    return [];
  return [{ kind: isDose ? "dose" : "number", must: isDose, about: missing.map(({ key }) => key).join(", ") }];
}

/** Matches a unit of time up to days in the key of a number: "2 hour". */
const durationPattern = /\b(?:second|minute|hour|day)s?\b/i;

/**
 * Returns whether a sentence with a number is about the patient's health, by its clinical terms and a few other words.
 */
function isClinical(clean: string): boolean {
  const terms = findTerms(tokenize(clean)).filter(({ kind }) => kind !== "relative");
  return (
    terms.length > 0 || /\b(?:see|back|return|follow|repeat|weigh\w*|pain|worse|better|packs?|drinks?)\b/i.test(clean)
  );
}

/** Finds a denial of allergies or the allergies that a sentence names and the note lacks. */
function allergyMissing(
  {
    topic,
    clean,
    spoken,
    manner,
    evidence,
  }: Pick<InsertableSentence, "topic" | "spoken" | "manner" | "evidence"> & { clean: string },
  written: WrittenValues,
  allergies: ReadonlyMap<string, string>,
): MissingValue[] {
  const isDenied =
    (manner === "denied" && asksAllergyPattern.test(spoken)) || (manner === "stated" && noAllergyPattern.test(clean));
  if (
    isDenied &&
    !written.deniesAllergies &&
    !(manner === "stated" && allergySubstances(clean).some((substance) => allergies.has(substance)))
  )
    return [{ kind: "allergy", must: false, about: "none" }];
  if (allergies.size === 0) return [];
  const isAbout = topic === "allergies" || allergyPattern.test(spoken) || asksAllergyPattern.test(spoken);
  const lower = clean.toLowerCase();
  // An answer such as "penicillin" does not mention allergies itself, so it is recognized by its turn.
  return [...allergies]
    .filter(([substance, turn]) => (isAbout || evidence.at(-1) === turn) && namesSubstance(lower, substance))
    .filter(([substance]) => !written.hasAllergy(substance))
    .map(([substance]) => ({ kind: "allergy", must: true, about: substance }));
}

const namesSubstance = (text: string, substance: string): boolean =>
  text.includes(substance) || drugDoses(text).some(({ generic }) => generic === substance);
