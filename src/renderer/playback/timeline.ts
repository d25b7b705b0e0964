import type { Take } from "../../shared/recording/take";

/** A take on the visit's time line; times in milliseconds of visit time. */
export interface TimelinePiece {
  takeId: string;
  startMs: number;
  durationMs: number;
  hasAudio: boolean;
}

/** Lays takes end to end in the order of `seq`. Takes without length stay out: there is nothing to hear. */
export function layOut(takes: readonly Take[]): TimelinePiece[] {
  let startMs = 0;
  const pieces: TimelinePiece[] = [];
  for (const take of takes.toSorted((a, b) => a.seq - b.seq)) {
    if (take.duration_ms === 0) continue;
    pieces.push({ takeId: take.id, startMs, durationMs: take.duration_ms, hasAudio: take.has_audio });
    startMs += take.duration_ms;
  }
  return pieces;
}

/** Length of the whole time line in milliseconds. */
export function lengthOf(pieces: readonly TimelinePiece[]): number {
  const last = pieces.at(-1);
  return last ? last.startMs + last.durationMs : 0;
}

/** The piece sounding at `positionMs` (a border belongs to the later piece) and how far into it that is; null past the end. */
export function locate(
  pieces: readonly TimelinePiece[],
  positionMs: number,
): { index: number; piece: TimelinePiece; withinMs: number } | null {
  const wanted = Math.max(0, positionMs);
  const index = pieces.findIndex((piece) => wanted < piece.startMs + piece.durationMs);
  const piece = pieces[index];
  return piece ? { index, piece, withinMs: wanted - piece.startMs } : null;
}
