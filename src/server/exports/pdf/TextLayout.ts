import bidiFactory from "bidi-js";
import LineBreaker from "linebreak";
import type { PdfFonts } from "./PdfFonts";

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Size and weight of a text. */
export interface TextStyle {
  /** In points. */
  size: number;
  isBold: boolean;
}

/** A part of a line in one font, with its width in points. */
interface LineRun {
  font: string;
  text: string;
  width: number;
}

/** A line of text, its runs from left to right. */
export interface TextLine {
  runs: readonly LineRun[];
  width: number;
  /** Whether its paragraph is written from right to left. */
  isRightToLeft: boolean;
}

/** Maximum number of widths that are remembered. */
const maxKnownWidths = 20_000;
/** Characters of a piece that is wider than any line, whatever they are. */
const maxPiece = 1_000;

/** Measures a text in points. @param font file name. */
type Measure = (text: string, font: string, size: number) => number;

/**
 * Breaks texts into lines by the Unicode rules for line breaks (UAX 14) and puts the parts of each line in the order in
 * which they are seen (UAX 9), so that Arabic and Hebrew names are right in an English note.
 */
export class TextLayout {
  /** Widths of pieces that were measured; limited by `maxKnownWidths`. */
  private readonly widths = new Map<string, number>();

  constructor(
    private readonly fonts: PdfFonts,
    private readonly measure: Measure,
  ) {}

  /**
   * Returns the lines of a text.
   * @param text as `printable` returns it.
   * @param width of the lines in points.
   */
  lines(text: string, width: number, style: TextStyle): TextLine[] {
    return text.split("\n").flatMap((paragraph) => this.paragraph(paragraph, width, style));
  }

  /**
   * Returns the first line of a text on one line; what exceeds the width is cut between characters and ends with "…".
   */
  fittedLine(text: string, width: number, style: TextStyle): TextLine {
    const [first = ""] = text.split("\n", 1);
    const whole = this.unbroken(first, style);
    if (whole.width <= width) return whole;
    const ends = Array.from(graphemes.segment(first), ({ index }) => index);
    const cutAt = (index: number): TextLine => this.unbroken(`${first.slice(0, ends[index]).trimEnd()}…`, style);
    let [fits, exceeds] = [0, ends.length];
    while (exceeds - fits > 1) {
      const middle = (fits + exceeds) >> 1;
      if (cutAt(middle).width <= width) fits = middle;
      else exceeds = middle;
    }
    return cutAt(fits);
  }

  private unbroken(text: string, style: TextStyle): TextLine {
    const { levels, paragraphs } = bidi.getEmbeddingLevels(text, "auto");
    return this.line(this.runs(text, 0, text.length, levels, style), (paragraphs[0]?.level ?? 0) % 2 === 1);
  }

  private line(runs: ReturnType<TextLayout["runs"]>, isRightToLeft: boolean): TextLine {
    return { runs: inVisualOrder(runs), width: runs.reduce((sum, run) => sum + run.width, 0), isRightToLeft };
  }

  private paragraph(text: string, width: number, style: TextStyle): TextLine[] {
    const { levels, paragraphs } = bidi.getEmbeddingLevels(text, "auto");
    const isRightToLeft = (paragraphs[0]?.level ?? 0) % 2 === 1;
    return this.breaks(text, width, style).map(([start, end]) =>
      this.line(this.runs(text, start, end, levels, style), isRightToLeft),
    );
  }

  /**
   * Returns start and end of each line. The width of a line is the sum of those of its pieces, each measured once, so
   * that the time is proportional to the text.
   */
  private breaks(text: string, width: number, style: TextStyle): [number, number][] {
    const lines: [number, number][] = [];
    let [start, end, used] = [0, 0, 0];
    for (const [from, to] of this.pieces(text, width, style)) {
      const piece = text.slice(from, to);
      if (end > start && used + this.widthOf(piece.trimEnd(), style) > width) {
        lines.push([start, end]);
        [start, used] = [from, 0];
      }
      used += this.widthOf(piece, style);
      end = to;
    }
    lines.push([start, end]);
    return lines.map(([from, to]) => [from, from + text.slice(from, to).trimEnd().length]);
  }

  /** Returns the pieces between which a line can end. A piece wider than a line is split between characters. */
  private pieces(text: string, width: number, style: TextStyle): [number, number][] {
    const breaker = new LineBreaker(text);
    const pieces: [number, number][] = [];
    let start = 0;
    for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
      const piece = text.slice(start, next.position);
      if (piece.length <= maxPiece && this.widthOf(piece.trimEnd(), style) <= width)
        pieces.push([start, next.position]);
      else
        for (const { segment, index } of graphemes.segment(piece))
          pieces.push([start + index, start + index + segment.length]);
      start = next.position;
    }
    return pieces;
  }

  private widthOf(text: string, { size, isBold }: TextStyle): number {
    const key = `${isBold ? "bold" : "regular"} ${size} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.fonts.runs(text, isBold).reduce((sum, run) => sum + this.measure(run.text, run.font, size), 0);
    if (this.widths.size >= maxKnownWidths) this.widths.clear();
    this.widths.set(key, width);
    return width;
  }

  /** Returns the runs of a line in the order in which they are read, each of one font and one embedding level. */
  private runs(text: string, start: number, end: number, levels: Uint8Array, { size, isBold }: TextStyle) {
    return this.fonts.runs(text.slice(start, end), isBold).flatMap(({ font, text: part, at }) =>
      levelParts(part, levels, start + at).map(({ level, text: shown }) => ({
        level,
        font,
        text: shown,
        width: this.measure(shown, font, size),
      })),
    );
  }
}

/** Matches a text that ends within a word. */
const endsInWordPattern = /[\p{L}\p{M}\p{N}\u200c\u200d]$/u;
/** Matches a text that begins within a word. */
const inWordPattern = /^[\p{L}\p{M}\p{N}\u200c\u200d]/u;

/**
 * Splits a text into parts of one embedding level; from right to left also into words and single characters, because a
 * font orders the letters of a word only. Brackets in such text are mirrored.
 */
function levelParts(text: string, levels: Uint8Array, offset: number): { level: number; text: string }[] {
  const parts: { level: number; text: string }[] = [];
  let index = offset;
  for (const character of text) {
    const level = levels[index] ?? 0;
    index += character.length;
    const last = parts.at(-1);
    const isOdd = level % 2 === 1;
    const isSplit = isOdd && !(inWordPattern.test(character) && last && endsInWordPattern.test(last.text));
    const shown = isOdd ? (bidi.getMirroredCharacter(character) ?? character) : character;
    if (last?.level === level && !isSplit) last.text += shown;
    else parts.push({ level, text: shown });
  }
  return parts;
}

/** Reverses, from the highest level to 1, each sequence of runs of at least that level (rule L2 of UAX 9). */
function inVisualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  let ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: Run[] = [];
    let reversed: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) reversed = [run, ...reversed];
      else {
        next.push(...reversed, run);
        reversed = [];
      }
    }
    ordered = [...next, ...reversed];
  }
  return ordered;
}
