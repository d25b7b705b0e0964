import type { VisitDocument } from "../../src/shared/notes/document";
import { newSession } from "../web/support/screens";
import type { Product } from "../web/support/product";
import { Service } from "../web/support/Service";

/** The account whose screens are pictured. As the product's first account it is an admin. */
const clinician = "elena.marsh@example.org";

const knee = [
  "Doctor: What brings you in today?",
  "Patient: My left knee has been hurting for three weeks. It is worse on the stairs.",
  "Doctor: Any swelling or fever?",
  "Patient: No swelling, no fever.",
  "Patient: I am allergic to penicillin. It gave me a rash.",
  "Patient: I take lisinopril 10 mg once a day.",
  "Doctor: Your blood pressure is 148 over 92. The knee is tender over the medial joint line.",
  "Doctor: I think this is early osteoarthritis. We will get an x-ray of the left knee, and try naproxen 500 mg twice a day.",
  "Doctor: Come back in four weeks.",
].join("\n");
const pressure = [
  "Doctor: How are your readings at home?",
  "Patient: Around 130 over 80. I take lisinopril 10 mg once a day.",
  "Doctor: Good. Keep taking it, and come back in three months.",
].join("\n");
const cough = [
  "Doctor: How can I help?",
  "Patient: I have had a dry cough for ten days. I smoke half a pack a day.",
  "Doctor: Any shortness of breath?",
  "Patient: No.",
  "Doctor: Your lungs are clear. This is a viral bronchitis. Drink plenty of fluids and stop smoking.",
].join("\n");

/** Visits whose notes are signed with the same edit, which is then proposed as a rule of the writing style. */
const alike = [
  { patient_name: "Ada Byron", reason: "Headaches", transcript: "Patient: I have had headaches for three weeks." },
  { patient_name: "Omar Haddad", reason: "Back pain", transcript: "Patient: I have had back pain for three weeks." },
  { patient_name: "Lena Fischer", reason: "Cough", transcript: "Patient: I have had a cough for three weeks." },
];

export interface InventedPractice {
  service: Service;
  /** The clinician's session in the auth client's format. */
  session: string;
  /** Id of a visit whose note is a draft. */
  review: string;
  /** Id of a visit whose draft has findings and omissions to resolve. */
  questions: string;
  /** Id of a second such visit, whose note is changed in two windows. */
  conflict: string;
  /** Id of a visit whose note is signed. */
  signed: string;
  /** Id of a template. */
  template: string;
}

/** Fills a new product with an invented practice of two people. */
export async function inventPractice(product: Product): Promise<InventedPractice> {
  const session = await newSession(product, clinician, { first_name: "Elena", last_name: "Marsh" });
  await newSession(product, "tom.reyes@example.org", { first_name: "Tom", last_name: "Reyes" });
  const service = await Service.signedInAs(product, clinician);
  const done = await service.signedSession({ patient_name: "Ines Duarte", reason: "Cough" }, cough);
  const drafted = await service.draftedNote({ patient_name: "Harold Whitfield", reason: "Left knee pain" }, knee);
  const asking = await draftWithQuestions(service);
  const disputed = await draftWithQuestions(service);
  for (const visit of alike) await signWithOwnWord(service, visit);
  await service.call("POST", "/visits", { patient_name: "Noor Haddad", reason: "Annual visit" });
  const ruth = await service.call<{ id: string }>("POST", "/patients", {
    given_name: "Ruth",
    family_name: "Okafor",
    birth_date: "1957-03-14",
    sex: "female",
    record_numbers: [{ system: "MRN", value: "447183" }],
  });
  await service.signedSession({ patient_name: "Ruth Okafor", patient_id: ruth.id, reason: "Blood pressure" }, pressure);
  const template = await service.call<{ id: string }>("POST", "/templates", {
    title: "Knee follow-up",
    description: "A short note for visits about a knee.",
    sections: [
      { title: "Subjective", instructions: "History of the knee", style: "prose" },
      { title: "Plan", instructions: "", style: "bullets" },
    ],
  });
  const starts_at = new Date(Date.now() + 3_600_000).toISOString();
  await service.call("POST", "/appointments", {
    starts_at,
    patient_id: ruth.id,
    patient_name: "Ruth Okafor",
    reason: "Blood pressure",
  });
  const [review, questions, conflict, signed] = [drafted, asking, disputed, done].map(({ visit_id }) => visit_id) as [
    string,
    string,
    string,
    string,
  ];
  return { service, session, review, questions, conflict, signed, template: template.id };
}

/** Drafts a note, then removes its medications and plan, and adds a dose that was not mentioned. */
async function draftWithQuestions(service: Service): Promise<VisitDocument> {
  const draft = await service.draftedNote({ patient_name: "Priya Nair", reason: "Left knee pain" }, knee);
  const sections = draft.sections
    .filter(({ key }) => ["medications", "allergies", "assessment_plan"].includes(key))
    .map(({ key, sentences }) => ({
      key,
      sentences:
        key === "allergies" ? [...sentences, { text: "Takes metformin 500 mg.", evidence: [], origin: "typed" }] : [],
    }));
  return service.call("PATCH", `/documents/${draft.id}`, { base_version: draft.version, sections });
}

/** Signs a note in which “reports” is “states”. */
async function signWithOwnWord(service: Service, { transcript, ...details }: (typeof alike)[number]): Promise<void> {
  const draft = await service.draftedNote(details, transcript);
  const sections = draft.sections.map(({ key, sentences }) => ({
    key,
    sentences: sentences.map(({ id, text, evidence }) => ({
      ...{ id, evidence, text: text.replace("reports", "states") },
      origin: text.includes("reports") ? "edited" : "drafted",
    })),
  }));
  const { version } = await service.call<VisitDocument>("PATCH", `/documents/${draft.id}`, {
    base_version: draft.version,
    sections,
  });
  await service.call("POST", `/documents/${draft.id}/sign`, { version });
}
