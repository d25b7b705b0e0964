import type { Frame, Page } from "playwright-core";
import { readIdentifier } from "../identity/readIdentifier";
import { findTarget } from "../page/findTarget";
import { elementText } from "../page/readExtract";
import { Refusal } from "../page/Refusal";
import { resolveFrame } from "../page/resolveFrame";
import type { Extract, FrameRef, Target } from "../profile/ehrProfile";
import { matchPattern } from "../profile/matchPattern";
import { buildTarget } from "./buildTarget";
import type { PatientText } from "./hasPatientData";
import type { Pointed } from "./pointAt";
import { type DerivedReading, deriveReading, type Identifier } from "./deriveReading";

/** How an identifier of the patient is read. */
export interface IdentifierMapping {
  identifier: Identifier;
  target: Target;
  /** Text of the first patient's element. */
  raw: string;
  reading: DerivedReading;
  /** What was read about the second patient; null until then. */
  second: string | null;
}

/** Names of the identifiers in messages. */
export const identifierNames: Record<Identifier, string> = {
  name: "name",
  dob: "date of birth",
  mrn: "record number",
};

/** Returns how to read an identifier. @throws {Refusal} if it cannot be read or found again there. */
export async function mapIdentifier(
  identifier: Identifier,
  { frame, element, seen }: Pointed,
  known: readonly IdentifierMapping[],
): Promise<IdentifierMapping> {
  const reading = deriveReading(identifier, seen.text);
  if (seen.isPassword || !reading)
    throw new Refusal(
      "not_found",
      `No ${identifierNames[identifier]} was found there. Point at the text that shows it.`,
    );
  const secrets = [{ identifier, text: reading.text }, ...known.flatMap(textsOf)];
  const target = await buildTarget(frame, element, seen, { purpose: "text", secrets });
  if (target.length === 0)
    throw new Refusal("ambiguous", "This can’t be found again safely. Point at another place that shows it.");
  return { identifier, target, raw: seen.text, reading, second: null };
}

/** Returns what was read about the patients, which must not be in the profile. */
export const textsOf = ({ identifier, reading, second }: IdentifierMapping): PatientText[] =>
  [reading.text, ...(second ? [second] : [])].map((text) => ({ identifier, text }));

/** Reads an identifier again, of the patient that the EHR shows now, who becomes the first patient. */
export async function readAgain(frame: Frame, mapping: IdentifierMapping): Promise<IdentifierMapping> {
  const found = await findTarget(frame, mapping.target);
  if (found.state !== "once") return { ...mapping, second: null };
  const raw = await elementText(found.element);
  const reading = readingOfBoth(mapping.identifier, mapping.reading, raw, raw);
  return reading ? { ...mapping, raw, reading: reading.first, second: null } : { ...mapping, second: null };
}

/** Returns the extract of a profile that reads an identifier. */
export const extractOf = ({ target, reading }: IdentifierMapping): Extract => ({
  target,
  from: "text",
  ...(reading.pattern === undefined ? {} : { pattern: reading.pattern }),
  ...(reading.dateFormat ? { dateFormat: reading.dateFormat } : {}),
});

/** Reads the identifiers of the patient that is shown now. @throws {Refusal} if the frame is missing. */
export async function readPatient(
  page: Page,
  frameRef: FrameRef | undefined,
  mappings: readonly IdentifierMapping[],
): Promise<Partial<Record<Identifier, string>>> {
  const frame = await resolveFrame(page, frameRef);
  const read: Partial<Record<Identifier, string>> = {};
  for (const each of mappings) {
    const reading = await readIdentifier(frame, extractOf(each), each.identifier);
    if (reading.state === "found") read[each.identifier] = reading.text;
  }
  return read;
}

/**
 * Reads another patient's chart, and keeps of each target the candidates that find the element on both charts.
 * @throws {Refusal} if an identifier is not found exactly once, or is the same on both charts: then it may belong to a
 * heading or a side list instead of the current patient.
 */
export async function compareSecond(
  page: Page,
  frameRef: FrameRef | undefined,
  mappings: readonly IdentifierMapping[],
): Promise<IdentifierMapping[]> {
  const frame = await resolveFrame(page, frameRef);
  const compared: IdentifierMapping[] = [];
  for (const each of mappings) compared.push(await compareOne(frame, each));
  const same = compared.filter(({ reading, second }) => isSame(reading.text, second!));
  if (same.length === compared.length)
    throw new Refusal("changed", "This is still the same patient. Open the chart of another patient, then continue.");
  const [first] = same;
  if (first)
    throw new Refusal(
      "changed",
      `The ${identifierNames[first.identifier]} did not change. Open a patient with another ${identifierNames[first.identifier]}, or point at it again.`,
    );
  const dob = compared.find(({ identifier }) => identifier === "dob");
  if (dob && isOrderUnknown(dob))
    throw new Refusal(
      "ambiguous",
      `“${dob.reading.text}” and “${dob.second}” can each be read in two ways. Open a patient who was born after the 12th of a month.`,
    );
  return compared;
}

/** Whether both birth dates leave open which number is the day. Dates with dots have the day first. */
const isOrderUnknown = ({ reading, second }: IdentifierMapping): boolean =>
  !reading.dateFormat && [reading.text, second!].every((text) => /^\d{1,2}[/-]\d{1,2}[/-]\d{4}$/.test(text));

async function compareOne(frame: Frame, mapping: IdentifierMapping): Promise<IdentifierMapping> {
  const { identifier, raw } = mapping;
  const found = await findTarget(frame, mapping.target);
  const word = identifierNames[identifier];
  if (found.state !== "once")
    throw new Refusal(
      found.state === "many" ? "ambiguous" : "not_found",
      `The ${word} was found ${found.state === "many" ? "more than once" : "nowhere"} on the second chart. Point at it again.`,
    );
  const target = await candidatesFor(frame, mapping.target, found.element);
  const text = await elementText(found.element);
  const reading = [mapping.reading, deriveReading(identifier, text)]
    .map((each) => each && readingOfBoth(identifier, each, raw, text))
    .find((each) => each !== null && each !== undefined);
  if (!reading) throw new Refusal("not_found", `The ${word} could not be read on the second chart. Point at it again.`);
  return { ...mapping, target, reading: reading.first, second: reading.second };
}

/** Applies a reading to the texts of both patients; null if one does not match. */
function readingOfBoth(identifier: Identifier, reading: DerivedReading, first: string, second: string) {
  const texts = [first, second].map((text) =>
    reading.pattern === undefined
      ? text.trim()
      : (matchPattern(reading.pattern, text.trim())?.groups[identifier]?.trim() ?? ""),
  );
  const derived = texts.map((text) => deriveReading(identifier, text));
  if (derived.some((each) => each?.text === "" || !each)) return null;
  const format = derived.find((each) => each?.dateFormat)?.dateFormat;
  return {
    first: { ...reading, text: texts[0]!, ...(format ? { dateFormat: format } : {}) },
    second: texts[1]!,
  };
}

/** Returns the candidates of a target that find this element on their own; all candidates if none does. */
async function candidatesFor(frame: Frame, target: Target, element: NonNullable<unknown>): Promise<Target> {
  const kept: Target = [];
  for (const candidate of target) {
    const found = await findTarget(frame, [candidate]);
    if (found.state !== "once") continue;
    if (await found.element.evaluate((a, b) => a === b, element as never)) kept.push(candidate);
  }
  return kept.length > 0 ? kept : target;
}

const isSame = (first: string, second: string): boolean => first.toLowerCase() === second.toLowerCase();
