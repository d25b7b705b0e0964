/** A usual box of an EHR's note and the sections that go into it. */
export interface BoxGroup {
  key: string;
  title: string;
  /** Section keys of the built-in templates, in the order in which they are written. */
  sections: readonly string[];
}

const assessment = ["assessment", "impression", "assessment_plan", "risk"];
const plan = ["plan", "recommendations"];

/** The boxes that EHRs usually have. Together the first four contain every section of the built-in templates. */
export const boxGroups: readonly BoxGroup[] = [
  {
    key: "subjective",
    title: "Subjective",
    sections: [
      "reason",
      "chief_complaint",
      "presenting_problem",
      "indication",
      "interval_history",
      "subjective",
      "hpi",
      "history",
      "past_history",
      "medications",
      "allergies",
      "family_history",
      "social_history",
      "ros",
    ],
  },
  {
    key: "objective",
    title: "Objective",
    sections: ["consent", "vitals", "objective", "exam", "mental_status", "procedure_details", "findings", "results"],
  },
  { key: "assessment", title: "Assessment", sections: assessment },
  { key: "plan", title: "Plan", sections: plan },
  { key: "assessment_and_plan", title: "Assessment and plan", sections: [...assessment, ...plan] },
];
