import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** An entry of `fonts.json`: the files of a font, and its characters as [first, last, first, last, …]. */
interface FontFile {
  regular: string;
  bold: string;
  ranges: readonly number[];
}

/** A part of a text that one font shows. */
export interface FontRun {
  /** Name of the font's file. */
  font: string;
  text: string;
  /** Index of the run in the text. */
  at: number;
}

/** Maximum number of graphemes whose font is remembered. */
const maxKnown = 10_000;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Writing systems that messages name, of characters that no font has. */
const scripts = [
  "Tamil",
  "Bengali",
  "Telugu",
  "Gujarati",
  "Gurmukhi",
  "Kannada",
  "Malayalam",
  "Sinhala",
  "Khmer",
  "Lao",
  "Myanmar",
  "Tibetan",
  "Mongolian",
  "Syriac",
  "Thaana",
  "Han",
].map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, "u") }));

/** The fonts of PDF files, in `resources/fonts` (`scripts/fonts.mjs`). A file is read when it is first used. */
export class PdfFonts {
  private readonly folder = fontFolder();
  private readonly files = JSON.parse(readFileSync(join(this.folder, "fonts.json"), "utf8")) as FontFile[];
  private readonly data = new Map<string, Buffer>();
  /** The entry of each grapheme that was looked up; limited by `maxKnown`. */
  private readonly known = new Map<string, FontFile | undefined>();

  /** Returns a font as a TrueType file. */
  read(name: string): Buffer {
    const known = this.data.get(name);
    if (known) return known;
    const data = brotliDecompressSync(readFileSync(join(this.folder, name)));
    this.data.set(name, data);
    return data;
  }

  /** Splits a text into runs of one font. Characters that no font has are left out. */
  runs(text: string, isBold: boolean): FontRun[] {
    const runs: FontRun[] = [];
    for (const { segment, index } of graphemes.segment(text))
      for (const { file, part, offset } of this.filesOf(segment)) {
        const font = isBold ? file.bold : file.regular;
        const last = runs.at(-1);
        const at = index + offset;
        if (last?.font === font && last.at + last.text.length === at) last.text += part;
        else runs.push({ font, text: part, at });
      }
    return runs;
  }

  /** Returns the names of writing systems, "emoji" or "special symbols" of the characters that no font has, sorted. */
  missing(text: string): string[] {
    const lacking = [...new Set(text)].filter((character) => character !== "\n" && !this.fileOf(character));
    return [...new Set(lacking.map(nameOf))].sort();
  }

  /** Returns the font of a grapheme: one for all of it if possible, otherwise one for each character. */
  private filesOf(grapheme: string): { file: FontFile; part: string; offset: number }[] {
    const whole = this.fileOf(grapheme);
    if (whole) return [{ file: whole, part: grapheme, offset: 0 }];
    let offset = 0;
    return Array.from(grapheme).flatMap((part) => {
      const file = this.fileOf(part);
      const at = offset;
      offset += part.length;
      return file ? [{ file, part, offset: at }] : [];
    });
  }

  private fileOf(text: string): FontFile | undefined {
    if (this.known.has(text)) return this.known.get(text);
    const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const file = this.files.find(({ ranges }) => codes.every((code) => isIn(code, ranges)));
    if (this.known.size >= maxKnown) this.known.clear();
    this.known.set(text, file);
    return file;
  }
}

/** Whether sorted ranges contain a code point. */
function isIn(code: number, ranges: readonly number[]): boolean {
  let [low, high] = [0, ranges.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (code > (ranges[2 * middle + 1] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return code >= (ranges[2 * low] ?? Infinity);
}

function nameOf(character: string): string {
  const script = scripts.find(({ pattern }) => pattern.test(character));
  if (script) return script.name === "Han" ? "rare Chinese characters" : script.name;
  return /\p{Extended_Pictographic}/u.test(character) ? "emoji" : "special symbols";
}

/** Finds `resources/fonts` upwards from this file, which is in `src` or in the folder of the built server. */
function fontFolder(): string {
  for (const up of ["..", "../..", "../../..", "../../../.."]) {
    const folder = join(import.meta.dirname, up, "resources", "fonts");
    if (existsSync(join(folder, "fonts.json"))) return folder;
  }
  throw new Error("resources/fonts is missing");
}
