/** A code of a code system, as FHIR writes it. */
export interface Coding {
  system: string;
  code: string;
  display?: string;
}

const loincSystem = "http://loinc.org";
const hl7 = "http://terminology.hl7.org/CodeSystem";

/** Returns a LOINC code with its display name. */
export const loinc = (code: string, display: string): Coding => ({ system: loincSystem, code, display });
/** Returns a SNOMED CT code with its display name. */
export const snomed = (code: string, display: string): Coding => ({ system: "http://snomed.info/sct", code, display });
/** Returns a code of one of HL7's code systems. @param system its name, e.g. "allergyintolerance-clinical". */
export const hl7Code = (system: string, code: string): Coding => ({ system: `${hl7}/${system}`, code });

const progressNote = loinc("11506-3", "Progress note");

/** LOINC codes of documents by their built-in template. A document of another template has no code. */
export const documentCodes: ReadonlyMap<string, Coding> = new Map([
  ["soap", progressNote],
  ["progress", progressNote],
  ["h-and-p", loinc("34117-2", "History and physical note")],
  ["consultation", loinc("11488-4", "Consult note")],
  ["procedure", loinc("28570-0", "Procedure note")],
  ["patient-instructions", loinc("69730-0", "Instructions")],
]);

/** LOINC codes of sections by their key. A section with another key has no code. */
export const sectionCodes: ReadonlyMap<string, Coding> = new Map(
  Object.entries({
    reason: loinc("10154-3", "Chief complaint Narrative - Reported"),
    chief_complaint: loinc("10154-3", "Chief complaint Narrative - Reported"),
    hpi: loinc("10164-2", "History of Present illness Narrative"),
    subjective: loinc("61150-9", "Subjective Narrative"),
    objective: loinc("61149-1", "Objective Narrative"),
    ros: loinc("10187-3", "Review of systems Narrative - Reported"),
    medications: loinc("10160-0", "History of Medication use Narrative"),
    allergies: loinc("48765-2", "Allergies and adverse reactions Document"),
    past_history: loinc("11348-0", "History of Past illness Narrative"),
    family_history: loinc("10157-6", "History of family member diseases Narrative"),
    social_history: loinc("29762-2", "Social history Narrative"),
    vitals: loinc("8716-3", "Vital signs"),
    exam: loinc("29545-1", "Physical findings Narrative"),
    results: loinc("30954-2", "Relevant diagnostic tests/laboratory data Narrative"),
    assessment: loinc("51848-0", "Evaluation note"),
    plan: loinc("18776-5", "Plan of care note"),
    assessment_plan: loinc("51847-2", "Evaluation + Plan note"),
  }),
);

/** LOINC code and UCUM unit of a vital sign; `ucum` is null if several units are usual, such as °F and °C. */
interface VitalCode {
  code: Coding;
  ucum: string | null;
}

/** Vital signs with one number, by the name of the fact. */
export const vitalCodes: Readonly<Record<string, VitalCode>> = {
  "Heart rate": { code: loinc("8867-4", "Heart rate"), ucum: "/min" },
  "Respiratory rate": { code: loinc("9279-1", "Respiratory rate"), ucum: "/min" },
  Temperature: { code: loinc("8310-5", "Body temperature"), ucum: null },
  "Oxygen saturation": { code: loinc("2708-6", "Oxygen saturation in Arterial blood"), ucum: "%" },
  Weight: { code: loinc("29463-7", "Body weight"), ucum: null },
  BMI: { code: loinc("39156-5", "Body mass index (BMI) [Ratio]"), ucum: "kg/m2" },
};
/** LOINC codes of a blood pressure and of its two numbers. */
export const bloodPressure = {
  panel: loinc("85354-9", "Blood pressure panel with all children optional"),
  systolic: loinc("8480-6", "Systolic blood pressure"),
  diastolic: loinc("8462-4", "Diastolic blood pressure"),
};

/** UCUM units of words that were said. */
export const ucumOfWord: Readonly<Record<string, string>> = {
  pounds: "[lb_av]",
  lb: "[lb_av]",
  lbs: "[lb_av]",
  kilos: "kg",
  kilograms: "kg",
  kg: "kg",
  kgs: "kg",
};
