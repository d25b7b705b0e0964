import { z } from "zod";
import type { Turn } from "../../shared/notes/noteEngine";
import type { NoteTopic } from "../../shared/notes/noteTopic";
import { readVisit } from "../../shared/notes/offline/draftOffline";
import { cleanTurns, saidIn } from "../../shared/notes/offline/saidIn";
import { repairSpeakers } from "../../shared/notes/offline/repairSpeakers";
import { tidy } from "../../shared/notes/offline/tidy";

/** One visit of the command's input. `speaker` may say doctor or clinician, patient, or anyone else. */
export const visitLineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  transcript: z.array(z.object({ speaker: z.string(), text: z.string() })),
  sex: z.string().nullish(),
});
export type VisitLine = z.output<typeof visitLineSchema>;

/** One note of its output; `cites` are positions in the visit's `transcript`, from 0. */
export interface DraftedNote {
  id: string | number;
  note: string;
  sentences: { section: string; text: string; cites: number[] }[];
}

const headings: readonly (readonly [string, readonly NoteTopic[]])[] = [
  ["CHIEF COMPLAINT", ["reason"]],
  [
    "HISTORY OF PRESENT ILLNESS",
    ["hpi", "risk", "past_history", "family_history", "social_history", "medications", "allergies"],
  ],
  ["REVIEW OF SYSTEMS", ["ros"]],
  ["PHYSICAL EXAM", ["vitals", "exam"]],
  ["RESULTS", ["results"]],
  ["ASSESSMENT AND PLAN", ["assessment", "plan"]],
];

function speakerOf(name: string): Turn["speaker"] {
  if (/^(?:doctor|clinician|provider|physician|dr)\b/i.test(name)) return "clinician";
  if (/^patient$/i.test(name)) return "patient";
  return /guest|relative|mother|father|wife|husband|family|other/i.test(name) ? "other" : "unknown";
}

/** Drafts one visit as a note with headings in capitals, sections without text left out. */
export function draftLine({ id, transcript, sex }: VisitLine): DraftedNote {
  const turns = transcript.map(({ speaker, text }, i) => ({ id: String(i), speaker: speakerOf(speaker), text }));
  const known = sex === "male" || sex === "female" ? sex : null;
  const statements = tidy(readVisit(saidIn(cleanTurns(repairSpeakers(turns))), { noun: "the patient", sex: known }));
  const sections = headings
    .map(([heading, topics]) => ({
      heading,
      // A plan reads problem by problem, as it was said; a history reads topic by topic.
      lines: topics.includes("plan")
        ? statements.filter(({ topic }) => topics.includes(topic))
        : topics.flatMap((topic) => statements.filter((statement) => statement.topic === topic)),
    }))
    .filter(({ lines }) => lines.length > 0);
  return {
    id,
    note: sections
      .map(
        ({ heading, lines }) =>
          `${heading}\n\n${lines.map(({ text }) => text).join(heading.startsWith("HISTORY") ? " " : "\n")}`,
      )
      .join("\n\n"),
    sentences: sections.flatMap(({ heading, lines }) =>
      lines.map(({ text, evidence }) => ({ section: heading, text, cites: evidence.map(Number) })),
    ),
  };
}
