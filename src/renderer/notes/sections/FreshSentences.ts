import { observable, reaction, runInAction } from "mobx";
import type { DocumentKind } from "../../../shared/notes/document";
import type { ReviewedVisit } from "../../playback/ReviewedVisit";

/** How long a sentence counts as new, in milliseconds. */
const freshMs = 4_000;

/**
 * The sentences that arrived within the last `freshMs` while a draft streams in; of one kind of document of the open
 * visit.
 */
export class FreshSentences {
  private readonly fresh = observable.set<string>();
  private seen = new Set<string>();
  private visitId: string | null = null;

  constructor(openVisit: ReviewedVisit, kind: DocumentKind) {
    reaction(
      () => [openVisit.visitId, openVisit.documentOf(kind)] as const,
      ([visitId, note]) => {
        const texts = note?.sections.flatMap(({ key, sentences }) => sentences.map((s) => `${key} ${s.text}`)) ?? [];
        const isFirst = visitId !== this.visitId;
        this.visitId = visitId;
        if (!isFirst && (note?.drafting || note?.growing)) this.add(texts.filter((text) => !this.seen.has(text)));
        this.seen = new Set(texts);
      },
      { fireImmediately: true },
    );
  }

  /** Whether a sentence is new. @param key of its section. */
  has(key: string, text: string): boolean {
    return this.fresh.has(`${key} ${text}`);
  }

  private add(texts: readonly string[]): void {
    for (const text of texts) {
      this.fresh.add(text);
      setTimeout(() => runInAction(() => this.fresh.delete(text)), freshMs);
    }
  }
}
