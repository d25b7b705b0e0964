import { formatUse } from "../model/formatUse";
import { UseMeter } from "../model/UseMeter";
import type { DraftedSentence, DraftInput, NoteEngine } from "../noteEngine";
import { emptySections } from "../draftedSections";
import type { NoteThreads } from "../thread/NoteThreads";

/**
 * Measures the notes of one engine: sentences, words, findings and omissions that block signing, time, and use of a
 * language model.
 */
export class DraftFigures {
  private readonly times: number[] = [];
  private readonly meter: UseMeter;
  private sentences = 0;
  private words = 0;
  private blocking = 0;
  private omissions = 0;

  constructor(
    private readonly engine: NoteEngine,
    private readonly threads: Pick<NoteThreads, "check">,
  ) {
    this.meter = new UseMeter(engine.prices);
  }

  /** Drafts and checks a visit's note and adds it to the measures. @returns the drafted sentences. */
  async draft(input: DraftInput): Promise<DraftedSentence[]> {
    const begun = performance.now();
    const drafted: DraftedSentence[] = [];
    for await (const one of this.engine.draft(input, new AbortController().signal, this.meter.add)) drafted.push(one);
    this.times.push(performance.now() - begun);
    this.sentences += drafted.length;
    this.words += drafted.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    const { kind, turns, template } = input;
    const sections = emptySections(template).map((section) => ({
      ...section,
      sentences: drafted
        .filter((each) => each.section === section.key)
        .map(({ text, evidence }, i) => ({
          id: `${section.key}${i}`,
          text,
          evidence,
          origin: "drafted" as const,
          findings: [],
        })),
    }));
    const note = { sections, omissions: [] };
    const checked = await this.threads.check({ kind, note, turns, template, earlier: null }, "inBackground");
    const found = checked?.sections.flatMap(({ sentences }) => sentences.flatMap(({ findings }) => findings)) ?? [];
    this.blocking += found.filter(({ must }) => must).length;
    this.omissions += checked?.omissions.filter(({ must }) => must).length ?? 0;
    return drafted;
  }

  /**
   * Returns the measures so far, each with its name: averages per note, the median of the time, and the use of a
   * language model.
   */
  rows(): [name: string, value: string][] {
    const notes = Math.max(1, this.times.length);
    const each = (sum: number): string => (sum / notes).toFixed(1);
    const medianMs = this.times.toSorted((a, b) => a - b)[Math.floor(notes / 2)] ?? 0;
    return [
      ["notes", String(this.times.length)],
      ["sentences a note", each(this.sentences)],
      ["words a note", each(this.words)],
      ["findings to resolve a note", each(this.blocking)],
      ["omissions to resolve a note", each(this.omissions)],
      ["seconds a note (median)", (medianMs / 1_000).toFixed(2)],
      ...formatUse(this.meter.total),
    ];
  }
}

/** Returns a table of the measures with a column for each engine. */
export function figuresTable(engines: Record<string, DraftFigures>): string {
  const names = Object.keys(engines);
  const columns = Object.values(engines).map((figures) => figures.rows().map(([, value]) => value));
  const labels =
    Object.values(engines)[0]
      ?.rows()
      .map(([name]) => name) ?? [];
  const line = (label: string, values: readonly string[]): string =>
    [label.padEnd(30), ...values.map((value) => value.padStart(16))].join("");
  return [
    line("", names),
    ...labels.map((label, i) =>
      line(
        label,
        columns.map((values) => values[i] ?? ""),
      ),
    ),
  ].join("\n");
}
