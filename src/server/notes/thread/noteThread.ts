import { builtInTemplate } from "../../../shared/templates/builtInTemplates";
import { answerJobs } from "../../platform/threads/answerJobs";
import { noteJobs } from "./noteJobs";

/**
 * A short visit that is drafted and checked once when the thread starts: the first use compiles some two thousand
 * regular expressions and builds word tables, which takes two to three seconds of processor time.
 */
const turns = [
  { id: "0", speaker: "clinician", text: "What brings you in today? Any fever?" },
  {
    id: "1",
    speaker: "patient",
    text: "I have had a cough for two weeks. No fever. I take lisinopril 10 mg once a day.",
  },
  {
    id: "2",
    speaker: "clinician",
    text: "Your lungs are clear. For your cough, I want you to take benzonatate 100 mg.",
  },
] as const;

const template = builtInTemplate("soap");
if (template) {
  const drafted = noteJobs.draft({ kind: "note", turns, template, instructions: null, withheld: null, context: {} });
  const sections = template.sections.map(({ id, key, title, style }) => ({
    id,
    key,
    title,
    style,
    sentences: drafted
      .filter(({ section }) => section === key)
      .map(({ text, evidence }, i) => ({ id: String(i), text, evidence, origin: "drafted" as const, findings: [] })),
  }));
  noteJobs.check({ kind: "note", note: { sections, omissions: [] }, turns, template, earlier: null });
}
answerJobs(noteJobs);
