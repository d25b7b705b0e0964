import type { DocumentKind } from "../notes/document";
import { defaultTemplateId, type Template, type TemplateSection } from "./template";

const prose = (key: string, title: string, instructions: string): TemplateSection => ({
  id: key,
  key,
  title,
  instructions,
  style: "prose",
});
const bullets = (key: string, title: string, instructions: string): TemplateSection => ({
  ...prose(key, title, instructions),
  style: "bullets",
});

const reason = prose("reason", "Reason for visit", "Why the patient came, in a few words.");
const medications = bullets("medications", "Medications", "What the patient takes now: drug, dose, how often.");
const allergies = bullets("allergies", "Allergies", "Each allergy with its reaction; drugs are never listed as taken.");
const familyHistory = prose("family_history", "Family history", "Conditions of relatives, naming the relative.");
const socialHistory = prose("social_history", "Social history", "Smoking, alcohol, drugs, work, home.");
const pastHistory = prose("past_history", "Past medical history", "Known conditions, operations, hospital stays.");
const exam = bullets(
  "exam",
  "Physical exam",
  "Findings by body part as they were said; nothing that was not examined.",
);
const results = bullets("results", "Results", "Laboratory, imaging and other results that were talked about.");
const vitals = bullets("vitals", "Vital signs", "Values as measured, with units.");
const hpi = prose("hpi", "History of present illness", "Onset, course, what helps, what was tried, symptoms denied.");
const ros = bullets("ros", "Review of systems", "Symptoms reported and denied, by body system.");
const assessment = prose("assessment", "Assessment", "What the clinician thinks it is, as certain as it was said.");
const plan = bullets("plan", "Plan", "Treatment, tests, advice and follow-up; conditions such as “if positive” stay.");

function builtIn(
  id: string,
  title: string,
  description: string,
  sections: TemplateSection[],
  kind: DocumentKind = "note",
): Template {
  return { id, kind, version: 1, title, description, built_in: true, sections };
}

/** The templates of notes that every practice has. Their ids are part of the API. */
export const builtInTemplates: readonly Template[] = [
  builtIn("soap", "SOAP", "Subjective, objective, assessment and plan, with separate medications and allergies.", [
    reason,
    prose(
      "subjective",
      "Subjective",
      "What the patient reports: course of the complaint, symptoms reported and denied.",
    ),
    medications,
    allergies,
    bullets("objective", "Objective", "Vital signs first, then findings by body part, then results."),
    bullets("assessment_plan", "Assessment and plan", "Each problem with what is done about it."),
  ]),
  builtIn("h-and-p", "H&P", "History and physical: the full first look at a patient.", [
    prose("chief_complaint", "Chief complaint", "Why the patient came, in a few words."),
    hpi,
    pastHistory,
    medications,
    allergies,
    familyHistory,
    socialHistory,
    ros,
    vitals,
    exam,
    results,
    assessment,
    plan,
  ]),
  builtIn("progress", "Progress note", "A follow-up: what changed since last time and what comes next.", [
    prose("interval_history", "Interval history", "What happened since the last visit."),
    medications,
    allergies,
    bullets("objective", "Objective", "Vital signs, findings and results of today."),
    assessment,
    plan,
  ]),
  builtIn("consultation", "Consultation", "An answer to a colleague's question.", [
    prose("reason", "Reason for consultation", "Who asks, and what."),
    hpi,
    pastHistory,
    medications,
    allergies,
    familyHistory,
    socialHistory,
    exam,
    results,
    prose("impression", "Impression", "The consultant's opinion, as certain as it was said."),
    bullets("recommendations", "Recommendations", "What is advised, to whom."),
  ]),
  builtIn("procedure", "Procedure", "What was done, how it went, and what was explained to the patient.", [
    prose("indication", "Indication", "Why the procedure is done."),
    prose("history", "History", "What the patient reported that matters for the procedure."),
    medications,
    allergies,
    prose("consent", "Consent", "What was explained and agreed."),
    prose("procedure_details", "Procedure", "Site and side, anesthesia, steps, findings, as they were said."),
    bullets("findings", "Findings", "What was measured and seen."),
    bullets("plan", "Aftercare and plan", "Instructions given, follow-up."),
  ]),
  builtIn("behavioral-health", "Behavioral health", "A mental health visit, with a separate risk section.", [
    prose("presenting_problem", "Presenting problem", "Why the patient came, in a few words."),
    prose("history", "History", "Course, mood, sleep, appetite, stressors, as reported."),
    prose(
      "risk",
      "Risk",
      "Thoughts of self-harm, suicide or harm to others: asked, reported, denied. Nothing is inferred.",
    ),
    medications,
    allergies,
    socialHistory,
    prose("mental_status", "Mental status", "What the clinician observed and said."),
    assessment,
    plan,
  ]),
];

/** The template of each other kind of document. Each drafter knows its sections by their keys. */
export const otherBuiltInTemplates: readonly Template[] = [
  builtIn(
    "patient-instructions",
    "Patient instructions",
    "What the patient takes home: medicines, tests, what to do, follow-up, when to get help.",
    [
      bullets("medicines", "Your medicines", "Each medicine of the plan with its dose and how often, as it was said."),
      bullets("tests", "Tests and referrals", "Tests, imaging and referrals that were ordered."),
      bullets("advice", "What to do at home", "Advice that was given."),
      bullets("follow_up", "Follow-up", "When to come back."),
      bullets("return", "When to get help", "Warning signs that were mentioned, and what to do then."),
    ],
    "patient_instructions",
  ),
  builtIn(
    "referral-letter",
    "Referral letter",
    "A letter to a colleague: why the patient is referred, and what they need to know.",
    [
      bullets("to", "To", "Whom the plan refers to; a blank to fill in if that was not said."),
      prose("reason", "Reason for referral", "Why the patient came, and the referral as it was said."),
      prose("question", "Question", "What the colleague is asked; a blank to fill in if that was not said."),
      prose("history", "History", "Course of the complaint, past, family and social history."),
      medications,
      allergies,
      bullets("findings", "Findings", "Vital signs, examination and results."),
      bullets("assessment_plan", "Assessment and plan", "What the clinician thinks it is, and what is done about it."),
    ],
    "referral_letter",
  ),
  builtIn(
    "sick-note",
    "Sick note",
    "For work or school: how long the patient is off, and what they must not do. No diagnosis.",
    [
      prose("time_off", "Time off", "Dates as they were said; blanks to fill in if none were said."),
      bullets("restrictions", "Restrictions", "Lifting, standing, driving and other limits that were advised."),
      prose("back", "Return to work or school", "When the patient can return, as it was said."),
    ],
    "sick_note",
  ),
  builtIn(
    "visit-summary",
    "Visit summary",
    "The visit on a page: why the patient came, what was found and what happens next.",
    [
      reason,
      bullets("findings", "What was found", "Vital signs, examination and results."),
      bullets("assessment_plan", "Assessment and plan", "What the clinician thinks it is, and what is done about it."),
      medications,
      allergies,
    ],
    "visit_summary",
  ),
];

const defaultOf = (kind: DocumentKind): Template | undefined =>
  otherBuiltInTemplates.find((template) => template.kind === kind);

/** Returns the id of the template of a kind of document if none is chosen. */
export const defaultTemplateIdOf = (kind: DocumentKind): string => defaultOf(kind)?.id ?? defaultTemplateId;

/** Returns the built-in template with this id, of any kind of document, or null. */
export function builtInTemplate(id: string): Template | null {
  return [...builtInTemplates, ...otherBuiltInTemplates].find((template) => template.id === id) ?? null;
}
