import { createHash } from "node:crypto";
import type { VisitDocument } from "../../../shared/notes/document";
import type { PrintedDocument } from "../../../shared/notes/printedDocument";
import type { PatientSummary } from "../../../shared/patients/patient";
import type { Turn } from "../../transcription/Turn";
import { asText } from "../asText";
import { factResource, type FhirBody, type FhirRefs } from "./factResource";
import { documentCodes, hl7Code, sectionCodes } from "./fhirCodes";
import { statedFacts } from "./statedFacts";

/** A document with the visit, patient and transcript from which its bundle is made. */
export interface FhirInput {
  printed: PrintedDocument;
  document: VisitDocument;
  patient: PatientSummary | null;
  /** The patient's name if there is no record. */
  patientName: string | null;
  clinician: string;
  /** `amendedAt`: the times at which the signed visit was amended. */
  visit: { id: string; startedAt: string | null; isSigned: boolean; amendedAt: readonly string[] };
  turns: readonly Turn[];
}

type Entry = { fullUrl: string; resource: FhirBody };
type Section = VisitDocument["sections"][number];

/**
 * Returns the document as a FHIR R4 document Bundle in JSON: Composition, Patient, Encounter, Practitioner,
 * DocumentReference, and the allergies, medications and vital signs that the document states. A fact of the transcript
 * that no sentence of the document states is left out (`statedFacts`).
 */
export function asFhir(input: FhirInput): string {
  const { document, visit } = input;
  const entry = (resource: FhirBody, ...names: readonly string[]): Entry => {
    const id = uuidOf(document.id, resource.resourceType, ...names);
    return { fullUrl: `urn:uuid:${id}`, resource: { ...resource, id } };
  };
  const patient = entry(patientOf(input));
  const practitioner = entry({ resourceType: "Practitioner", name: [{ text: input.clinician }] });
  const encounter = entry(encounterOf(input, patient, practitioner), visit.id);
  const refs: FhirRefs = {
    patient: ref(patient),
    encounter: ref(encounter),
    practitioner: ref(practitioner),
    at: visit.startedAt,
    isSigned: document.signed_at !== null,
  };
  const stated = statedFacts(document, input.turns).flatMap(({ section, fact }) => {
    const resource = factResource(fact, refs);
    return resource ? [{ section, made: entry(resource, fact.id) }] : [];
  });
  const sections = document.sections
    .filter(({ sentences }) => sentences.length > 0)
    .map((section) =>
      sectionOf(
        section,
        stated.filter((each) => each.section === section).map(({ made }) => made),
      ),
    );
  const composition = entry(compositionOf(input, refs, [...sections, ...additionsOf(input.printed)]));
  const reference = entry(documentReferenceOf(input, refs));
  return JSON.stringify({
    resourceType: "Bundle",
    id: uuidOf(document.id, "Bundle", String(document.version)),
    identifier: { system: "urn:ietf:rfc:3986", value: `urn:uuid:${uuidOf(document.id, String(document.version))}` },
    type: "document",
    timestamp: document.saved_at,
    entry: [composition, patient, encounter, practitioner, reference, ...stated.map(({ made }) => made)],
  });
}

function patientOf({ patient, patientName }: FhirInput): FhirBody {
  const name = patient?.name ?? patientName;
  return {
    resourceType: "Patient",
    ...(patient &&
      patient.record_numbers.length > 0 && {
        identifier: patient.record_numbers.map(({ system, value }) => ({ type: { text: system }, value })),
      }),
    ...(name && { name: [{ text: name }] }),
    ...(patient && patient.sex !== "unknown" && { gender: patient.sex }),
    ...(patient?.birth_date && { birthDate: patient.birth_date }),
  };
}

/** Returns the Encounter. Its class, which R4 requires, is given as unknown. */
function encounterOf({ visit }: FhirInput, patient: Entry, practitioner: Entry): FhirBody {
  return {
    resourceType: "Encounter",
    status: visit.isSigned ? "finished" : "in-progress",
    class: hl7Code("data-absent-reason", "unknown"),
    subject: ref(patient),
    participant: [{ individual: ref(practitioner) }],
    ...(visit.startedAt && { period: { start: visit.startedAt } }),
  };
}

/**
 * Returns the status of the document: `amended` if an addendum or an amendment of its visit came after the signature.
 */
function statusOf({ document: { signed_at, addenda }, visit }: FhirInput): "preliminary" | "final" | "amended" {
  if (signed_at === null) return "preliminary";
  const isAmended = addenda.length > 0 || visit.amendedAt.some((at) => Date.parse(at) > Date.parse(signed_at));
  return isAmended ? "amended" : "final";
}

function compositionOf(input: FhirInput, refs: FhirRefs, section: readonly object[]): FhirBody {
  const { printed, document } = input;
  return {
    resourceType: "Composition",
    status: statusOf(input),
    language: document.language,
    type: typeOf(input),
    subject: refs.patient,
    encounter: refs.encounter,
    date: document.saved_at,
    author: [refs.practitioner],
    title: printed.title,
    ...(document.signed_at && {
      attester: [{ mode: "legal", time: document.signed_at, party: refs.practitioner }],
    }),
    ...(section.length > 0 && { section }),
  };
}

function documentReferenceOf(input: FhirInput, refs: FhirRefs): FhirBody {
  const { printed, document } = input;
  const data = Buffer.from(asText(printed)).toString("base64");
  return {
    resourceType: "DocumentReference",
    status: document.status === "superseded" ? "superseded" : "current",
    docStatus: statusOf(input),
    type: typeOf(input),
    subject: refs.patient,
    date: document.saved_at,
    author: [refs.practitioner],
    content: [
      {
        attachment: {
          contentType: "text/plain; charset=utf-8",
          language: document.language,
          data,
          title: printed.title,
        },
      },
    ],
    context: { encounter: [refs.encounter] },
  };
}

function typeOf({ document, printed }: FhirInput): object {
  const code = documentCodes.get(document.template_id);
  return code ? { coding: [code] } : { text: printed.title };
}

function sectionOf({ key, title, style, sentences }: Section, entries: readonly Entry[]): object {
  const texts = sentences.map(({ text }) => escapeXml(text));
  const content = style === "bullets" ? `<ul><li>${texts.join("</li><li>")}</li></ul>` : `<p>${texts.join(" ")}</p>`;
  const code = sectionCodes.get(key);
  return {
    title,
    ...(code && { code: { coding: [code] } }),
    text: narrative(content),
    ...(entries.length > 0 && { entry: entries.map(ref) }),
  };
}

const additionsOf = ({ additions }: PrintedDocument): object[] =>
  additions.map(({ title, by, text }) => ({
    title,
    text: narrative(`<p>${escapeXml(by)}</p><p>${escapeXml(text)}</p>`),
  }));

const narrative = (content: string) => ({
  status: "generated",
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${content}</div>`,
});

const ref = ({ fullUrl }: Entry): { reference: string } => ({ reference: fullUrl });

/** Returns text for XHTML, without the characters that XML does not allow. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}

/** Returns a UUID (version 8) that is the same for the same names, so that an export made again has the same ids. */
function uuidOf(...names: readonly string[]): string {
  const hash = createHash("sha256").update(names.join("\n")).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}
