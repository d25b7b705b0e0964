import type { DraftedSentence, NoteChanges } from "../../noteEngine";

/** Keys of the sections of notes that have the plan. */
const planKeys = new Set(["plan", "assessment_plan", "recommendations", "assessment", "impression"]);

/** What people changed in the note, for drafts of other documents: these follow the note where it differs from a draft. */
export class NotedChanges {
  private readonly removed: ReadonlySet<string>;
  readonly written: readonly DraftedSentence[];

  constructor({ removed, written }: NoteChanges = { removed: [], written: [] }) {
    this.removed = new Set(removed.map(bare));
    this.written = written;
  }

  /** Whether a person changed or removed this sentence of the note. */
  isRemoved(text: string): boolean {
    return this.removed.has(bare(text));
  }

  /** Returns the line of the plan that a person wrote instead of one with this evidence; null if there is none. */
  rewritten(evidence: readonly string[]): string | null {
    const found = this.written.find(
      ({ section, evidence: lines }) => planKeys.has(section) && lines.some((line) => evidence.includes(line)),
    );
    return found?.text ?? null;
  }
}

/** Returns a sentence without the label that a note puts before it, for comparisons: "Follow up: Return in 2 weeks." */
const bare = (text: string): string => text.replace(/^[^:.]{1,80}: /, "").toLowerCase();
