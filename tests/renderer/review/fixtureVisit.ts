import { makeAutoObservable, observableRef } from "mobx";
import type { DocumentKind, VisitDocument, NoteSection, Omission, Sentence } from "../../../src/shared/notes/document";
import type { Take } from "../../../src/shared/recording/take";
import type { Speaker, Utterance } from "../../../src/shared/transcription/utterance";
import type { Visit } from "../../../src/shared/visits/visit";
import type { ReviewedVisit } from "../../../src/renderer/playback/ReviewedVisit";

/* All names are invented: no real patient, clinician or practice. */

export const visitId = "11111111-1111-4111-8111-111111111111";
export const takeId = "22222222-2222-4222-8222-222222222222";
const noteId = "33333333-3333-4333-8333-333333333333";

/** Id of the n-th utterance. */
export const utteranceId = (n: number): string => `44444444-4444-4444-8444-${String(n).padStart(12, "0")}`;
const at = (minutes: number, seconds: number): number => (minutes * 60 + seconds) * 1000;

export function utterance(n: number, fields: Partial<Utterance> = {}): Utterance {
  return {
    id: utteranceId(n),
    seq: n,
    take_id: takeId,
    start_ms: n * 10_000,
    end_ms: n * 10_000 + 6_000,
    speaker: "patient",
    speaker_source: "inferred",
    text: `Line ${n}.`,
    speaker_name: null,
    original_text: null,
    confidence: 0.9,
    engine: null,
    ...fields,
  };
}

const lines: [number, number, Speaker, string][] = [
  [at(4, 15), at(4, 20), "patient", "Sulfa gave me a rash, years ago."],
  [at(7, 31), at(7, 34), "clinician", "How are you getting on with the metformin?"],
  [
    at(7, 36),
    at(7, 46),
    "patient",
    "Fine. I take the five hundred, twice a day, with meals. Had some belly trouble at first, that’s gone.",
  ],
  [at(7, 58), at(8, 0), "clinician", "And your readings at home?"],
  [at(8, 2), at(8, 8), "patient", "My daughter wrote them down. It was 152 over 94 on Sunday."],
  [
    at(11, 6),
    at(11, 14),
    "patient",
    "The left one. Three weeks now, after I cleared the gutters. It’s worst going down the stairs.",
  ],
  [at(11, 21), at(11, 24), "clinician", "Any locking, or giving way? Did it swell up?"],
  [at(11, 25), at(11, 31), "patient", "It swelled a bit the first few days. No locking. It hasn’t given way."],
  [
    at(11, 48),
    at(12, 2),
    "clinician",
    "Let me have a look. Tender along the inner joint line. No effusion now. Full range, ligaments feel stable.",
  ],
  [at(14, 50), at(14, 55), "patient", "I don’t sleep much since Ellen died."],
];
export const utterances: Utterance[] = lines.map(([start_ms, end_ms, speaker, text], n) =>
  utterance(n, { start_ms, end_ms, speaker, text, confidence: n === 3 ? 0.3 : 0.9 }),
);

export function sentence(id: string, text: string, evidence: string[] = [], fields: Partial<Sentence> = {}): Sentence {
  return { id, text, evidence, origin: "drafted", findings: [], ...fields };
}

const sections: NoteSection[] = [
  section("reason", "Reason for visit", "prose", [
    sentence("s1", "Blood pressure review and left knee pain.", [], { origin: "edited" }),
  ]),
  section("subjective", "Subjective", "prose", [
    sentence("s2", "Has been taking lisinopril 10 mg once daily and has not missed doses.", [utteranceId(1)]),
    sentence("s3", "Denies chest pain, shortness of breath and headache.", [utteranceId(3)]),
    sentence(
      "s4",
      "Left knee pain for three weeks, since clearing gutters, worst going down stairs, with mild early swelling and no locking or giving way.",
      [utteranceId(5), utteranceId(7)],
    ),
  ]),
  section("allergies", "Allergies", "bullets", []),
  section("medications", "Medications", "bullets", [
    sentence("s5", "Lisinopril 10 mg once daily.", [utteranceId(1)]),
    sentence("s6", "Metformin 1,000 mg twice daily with meals.", [utteranceId(2)], {
      findings: [
        {
          id: "f1",
          kind: "dose",
          detail: "1,000 mg was not said",
          must: true,
          value: "1,000 mg",
          heard: "the five hundred, twice a day",
          heard_in: utteranceId(2),
          answers: [
            { id: "change", label: "Change to 500 mg", text: "Metformin 500 mg twice daily with meals." },
            { id: "keep", label: "Keep 1,000 mg" },
            { id: "remove", label: "Remove", text: "" },
          ],
          resolved: null,
        },
      ],
    }),
  ]),
  section("objective", "Objective", "bullets", [
    sentence("s7", "Blood pressure 148/92.", [utteranceId(4)]),
    sentence("s8", "Left knee: medial joint line tenderness, no effusion, full range of motion, ligaments stable.", [
      utteranceId(8),
    ]),
  ]),
  section("plan", "Assessment and plan", "bullets", [
    sentence("s9", "Hypertension, above target: increase lisinopril from 10 mg to 20 mg once daily.", [utteranceId(8)]),
    sentence("s10", "Left knee pain, likely medial meniscus irritation.", [utteranceId(5)], {
      findings: [
        {
          id: "f2",
          kind: "unsupported",
          detail: "“likely” was not said",
          must: false,
          value: "likely",
          heard: null,
          heard_in: null,
          answers: [
            { id: "change", label: "Say “possible”", text: "Left knee pain, possible medial meniscus irritation." },
            { id: "keep", label: "Keep" },
            { id: "remove", label: "Remove", text: "" },
          ],
          resolved: null,
        },
      ],
    }),
    sentence("s11", "Basic metabolic panel in two weeks; return in four weeks.", [utteranceId(8)]),
  ]),
];

function section(key: string, title: string, style: NoteSection["style"], sentences: Sentence[]): NoteSection {
  return { id: key, key, title, style, sentences };
}

const omissions: Omission[] = [
  omission("o2", "number", false, "152 over 94 on Sunday", "subjective", "Home blood pressure 152/94 on Sunday.", 4),
  omission("o1", "allergy", true, "Sulfa gave me a rash, years ago.", "allergies", "Sulfonamides: rash.", 0),
  omission(
    "o3",
    "mood",
    false,
    "I don’t sleep much since Ellen died.",
    "subjective",
    "Sleeps little since the death of Ellen.",
    9,
  ),
];

function omission(
  id: string,
  kind: Omission["kind"],
  must: boolean,
  text: string,
  key: string,
  inserted: string,
  line: number,
): Omission {
  return { id, kind, must, text, section: key, sentence: inserted, evidence: [utteranceId(line)], resolved: null };
}

const now = "2026-11-21T10:02:00.000Z";

export function fixtureNote(fields: Partial<VisitDocument> = {}): VisitDocument {
  return structuredClone({
    id: noteId,
    visit_id: visitId,
    kind: "note" as const,
    language: "en",
    version: 1,
    status: "draft",
    template_id: "soap",
    template_version: 1,
    replaces: null,
    engine: { name: "offline", fallback_reason: null },
    drafting: false,
    saved_at: now,
    created_at: now,
    signed_at: null,
    signed_by: null,
    sections,
    omissions,
    removed: [],
    addenda: [],
    ...fields,
  });
}

export function fixtureTake(fields: Partial<Take> = {}): Take {
  return {
    id: takeId,
    visit_id: visitId,
    seq: 0,
    mime: "audio/ogg; codecs=opus",
    source: "microphone",
    state: "finished",
    parts: 1112,
    received: 1112,
    duration_ms: at(18, 32),
    transcribed_ms: at(18, 32),
    has_audio: true,
    created_at: now,
    finished_at: now,
    ...fields,
  };
}

export function fixtureVisit(fields: Partial<Visit> = {}): Visit {
  return {
    id: visitId,
    title: "",
    patient_id: null,
    patient: null,
    amendments: [],
    time_zone: null,
    patient_name: "Harold Whitfield",
    reason: "Blood pressure, left knee",
    template_id: "soap",
    status: "ready",
    status_reason: null,
    retry_in_ms: null,
    consent: { given: true, method: "spoken", at: now },
    started_at: now,
    duration_ms: at(18, 32),
    to_answer: 2,
    to_check: 3,
    signed_at: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    ...fields,
  };
}

/** An open visit without updates, unless a test makes them. */
export class FixtureOpenVisit implements ReviewedVisit {
  visitId: string | null = visitId;
  visit: Visit | null = fixtureVisit();
  takes: Take[] = [fixtureTake()];
  utterances: Utterance[] = utterances;
  note: VisitDocument | null = fixtureNote();

  constructor(
    fields: Partial<Pick<ReviewedVisit, "visit" | "takes" | "utterances">> & { note?: VisitDocument | null } = {},
  ) {
    Object.assign(this, fields);
    makeAutoObservable(this, {
      visit: observableRef,
      takes: observableRef,
      utterances: observableRef,
      note: observableRef,
      others: observableRef,
    });
  }

  shownKind: DocumentKind = "note";
  others: readonly VisitDocument[] = [];

  get document(): VisitDocument | null {
    return this.documentOf(this.shownKind);
  }

  documentOf(kind: DocumentKind): VisitDocument | null {
    const document = this.newestOf(kind);
    return document?.unreadable ? null : document;
  }

  unreadableOf(kind: DocumentKind): VisitDocument | null {
    const document = this.newestOf(kind);
    return document?.unreadable ? document : null;
  }

  private newestOf(kind: DocumentKind): VisitDocument | null {
    return kind === "note" ? this.note : (this.others.find((each) => each.kind === kind) ?? null);
  }

  failedOf(): null {
    return null;
  }

  show(kind: DocumentKind): void {
    this.shownKind = kind;
  }

  removeDocuments(ids: readonly string[]): void {
    this.others = this.others.filter(({ id }) => !ids.includes(id));
  }

  offsetOf(takeId: string): number {
    const index = this.takes.findIndex(({ id }) => id === takeId);
    return this.takes.slice(0, Math.max(0, index)).reduce((sum, { duration_ms }) => sum + duration_ms, 0);
  }

  applyDocument(note: VisitDocument): void {
    if (note.kind !== "note") {
      this.others = [...this.others.filter(({ kind }) => kind !== note.kind), note];
      return;
    }
    const known = this.note;
    if (!known || known.id !== note.id || note.version >= known.version) this.note = note;
  }

  applyUtterance(changed: Utterance): void {
    const others = this.utterances.filter(({ id }) => id !== changed.id);
    this.utterances = [...others, changed].toSorted((a, b) => a.seq - b.seq);
  }

  set(
    fields: Partial<Pick<ReviewedVisit, "visitId" | "visit" | "takes" | "utterances">> & {
      note?: VisitDocument | null;
    },
  ): void {
    Object.assign(this, fields);
  }
}
