import { z } from "zod";
import {
  type Speaker,
  speakers,
  type Utterance,
  utteranceSchema,
  type Word,
} from "../../shared/transcription/utterance";
import type { Opener } from "../platform/crypto/KeySet";
import { RowReader, type RowLog } from "../platform/database/readableRows";
import { mapInSlices } from "../platform/mapInSlices";

export interface LineRow {
  id: string;
  seq: number;
  take_id: string | null;
  start_ms: number;
  end_ms: number;
  speaker: Speaker;
  speaker_source: Utterance["speaker_source"];
  confidence: number | null;
  engine: string | null;
}

export interface UtteranceRow extends LineRow {
  sealed: Buffer;
}

/** Encrypted content. Word times count from the start of the take. */
export interface SealedText {
  text: string;
  /** Name of the speaker `other`. */
  speaker_name?: string;
  original_text?: string;
  words?: readonly Word[];
}

/** What of the content is shown. */
export type ShownText = Omit<SealedText, "words">;

/** A speaker as a person assigns it. Two speakers `other` with different names are different people. */
export interface NamedSpeaker {
  speaker: Speaker;
  /** Null unless the speaker is `other`. */
  name: string | null;
}

/** The speaker of an utterance, with the content in which the name is stored. */
export interface SpokenLine extends NamedSpeaker {
  id: string;
  sealed: SealedText;
}

/** Returns the context with which an utterance is sealed. */
export const utteranceContext = (id: string): string => `utterance:${id}`;

export const spokenLineSchema = z.object({ speaker: z.enum(speakers), sealed: z.object({ text: z.string() }) });

/** Converts rows, in slices. A row that cannot be read is logged and keeps its place. */
export async function readLines<Row extends LineRow>(
  rows: readonly Row[],
  log: RowLog,
  convert: (row: Row) => Utterance,
): Promise<Utterance[]> {
  const reader = new RowReader({ kind: "utterance", schema: utteranceSchema, log });
  const lines = await mapInSlices(rows, (row) => reader.read(row.id, () => convert(row)) ?? unreadableLine(row));
  reader.finish();
  return lines;
}

/** Returns an utterance without text in the place of one that cannot be read; times that cannot be right are 0. */
const unreadableLine = ({ id, seq, take_id, start_ms, end_ms }: LineRow): Utterance => ({
  id,
  seq,
  take_id,
  start_ms: Number.isSafeInteger(start_ms) ? Math.max(0, start_ms) : 0,
  end_ms: Number.isSafeInteger(end_ms) ? Math.max(0, end_ms) : 0,
  speaker: "unknown",
  speaker_name: null,
  speaker_source: "inferred",
  text: "",
  original_text: null,
  confidence: null,
  engine: null,
  unreadable: true,
});

/** Returns the name of the speaker `other`; null for other speakers. */
export const nameOf = (speaker: Speaker, { speaker_name: name }: ShownText): string | null =>
  speaker === "other" ? (name ?? null) : null;

/** Decrypts what is shown of an utterance. @throws {UnreadableError} if it is damaged or its key is missing. */
export function shownText(id: string, sealed: Buffer, keys: Opener): ShownText {
  const { words: _, ...shown } = keys.openJson<SealedText>(sealed, utteranceContext(id));
  return shown;
}

/** Builds an utterance from its row and its decrypted text. */
export function toUtterance(row: LineRow, shown: ShownText): Utterance {
  const { text, original_text } = shown;
  return {
    id: row.id,
    seq: row.seq,
    take_id: row.take_id,
    start_ms: row.start_ms,
    end_ms: row.end_ms,
    speaker: row.speaker,
    speaker_name: nameOf(row.speaker, shown),
    speaker_source: row.speaker_source,
    text,
    original_text: original_text ?? null,
    confidence: row.confidence,
    engine: row.engine,
  };
}
