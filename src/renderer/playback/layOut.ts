import type { Take } from "../../shared/recording/take";

/** A take on the visit's timeline; times in milliseconds of visit time. */
export interface TimelinePiece {
  takeId: string;
  startMs: number;
  durationMs: number;
  hasAudio: boolean;
}

/** Returns the timeline of takes in the order of `seq`, without empty takes. */
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

/** Returns the length of a timeline in milliseconds. */
export function lengthOf(pieces: readonly TimelinePiece[]): number {
  const last = pieces.at(-1);
  return last ? last.startMs + last.durationMs : 0;
}

/** Returns the piece at `positionMs` (the later one at a boundary) and the position within it; null from the end on. */
export function locate(
  pieces: readonly TimelinePiece[],
  positionMs: number,
): { index: number; piece: TimelinePiece; withinMs: number } | null {
  const wanted = Math.max(0, positionMs);
  const index = pieces.findIndex((piece) => wanted < piece.startMs + piece.durationMs);
  const piece = pieces[index];
  return piece ? { index, piece, withinMs: wanted - piece.startMs } : null;
}
