import type { VisitDocument } from "./document";
import type { PrintedDocument } from "./printedDocument";
import { oneLine } from "../oneLine";
import { sentenceCase } from "../sentenceCase";
import { ageAt, dayIn, formatAge } from "../patients/age";
import type { Amendment } from "../visits/amendment";
import { untitledVisit, type Visit } from "../visits/visit";

/** The template title, clinician and visit of a document. */
interface PrintedWith {
  /** Title of the template. */
  title: string;
  /** Name of the visit's clinician, who may not have signed yet. */
  clinician: string;
  visit: Visit;
}

/**
 * Matches time zones that get Letter paper: of the countries that use it, of South America, whose names have the same
 * prefix although it uses A4, and UTC, for an unknown zone.
 */
const letterZonePattern = /^(?:America|US|Canada|Mexico|Pacific\/Honolulu|Asia\/Manila)(?:\/|$)|^UTC$/;

/** Returns the content of an exported document. */
export function printDocument(document: VisitDocument, { title, clinician, visit }: PrintedWith): PrintedDocument {
  const timeZone = visit.time_zone ?? "UTC";
  const date = dayIn(visit.started_at ?? visit.created_at, timeZone);
  const time = (iso: string): string => formatTime(iso, timeZone);
  const addenda = document.addenda.map(({ text, by, at }) => ({
    title: "Addendum" as const,
    by: `${by}, ${time(at)}`,
    text,
  }));
  const amendments = visit.amendments.map((amendment) => ({
    title: "Amendment" as const,
    by: `${amendment.by}, ${time(amendment.at)}`,
    text: amendmentText(amendment),
  }));
  return {
    title,
    language: document.language,
    paper: letterZonePattern.test(timeZone) ? "letter" : "a4",
    date,
    ...identification(visit, date, document.signed_by ?? clinician),
    isSigned: document.signed_at !== null,
    mark: markOf(document, time),
    sections: document.sections
      .filter(({ sentences }) => sentences.length > 0)
      .map((section) => ({
        title: section.title,
        style: section.style,
        texts: section.sentences.map(({ text }) => text),
      })),
    additions: [...addenda, ...amendments],
  };
}

/** Returns who signed and when or that it is a draft, and whether it was replaced or not checked. */
function markOf(document: VisitDocument, time: (iso: string) => string): string {
  const { signed_at, signed_by, status, unchecked } = document;
  return [
    signed_at ? `Signed by ${signed_by ?? "unknown"}, ${time(signed_at)}` : "DRAFT, not signed",
    ...(status === "superseded" ? ["replaced by a newer draft"] : []),
    ...(unchecked ? ["not checked against the transcript"] : []),
  ].join(", ");
}

/** Returns the patient in one line, and the details that are known. */
function identification(visit: Visit, date: string, clinician: string): Pick<PrintedDocument, "patient" | "details"> {
  const { name, born, numbers } = identity(visit, date);
  const details = [
    { label: "Patient", value: name || "Not named" },
    { label: "Birth date", value: born },
    { label: "Record number", value: numbers },
    { label: "Session", value: visit.title === name || visit.title === untitledVisit ? "" : visit.title },
    { label: "Visit date", value: date },
    { label: "Clinician", value: clinician },
  ];
  return {
    patient: oneLine([name || "Patient not named", born && `born ${born}`, numbers].filter(Boolean).join(" · ")),
    details: details.filter(({ value }) => value !== "").map(({ label, value }) => ({ label, value: oneLine(value) })),
  };
}

/**
 * Returns name, birth date with the age on `day`, and record numbers of the visit's patient; "" for what is not known.
 */
function identity({ patient, patient_name }: Visit, day: string): { name: string; born: string; numbers: string } {
  if (!patient) return { name: patient_name ?? "", born: "", numbers: "" };
  const { name, birth_date, record_numbers } = patient;
  const age = birth_date === null ? null : ageAt(birth_date, day);
  return {
    name,
    born: birth_date === null ? "" : `${birth_date}${age ? ` (${formatAge(age)})` : ""}`,
    numbers: record_numbers.map(({ system, value }) => `${system} ${value}`).join(", "),
  };
}

/** Formats a timestamp with its time zone, which can differ from the reader's: "2026-01-31 14:05 UTC". */
function formatTime(iso: string, timeZone: string): string {
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short", timeZone } as const;
  return `${dayIn(iso, timeZone)} ${new Intl.DateTimeFormat("en-US", time).format(new Date(iso))}`;
}

/** Returns each change with its old and new value, then the explanation. */
function amendmentText({ changes, explanation }: Amendment): string {
  const from = ({ field, before, after }: Amendment["changes"][number]): string =>
    `${sentenceCase(field)} changed from “${oneLine(before ?? "none")}” to “${oneLine(after ?? "none")}”.`;
  return [...changes.map(from), explanation].join(" ");
}
