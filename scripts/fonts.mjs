import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, inflateSync } from "node:zlib";
import * as fontkit from "fontkit";
import { root } from "./project.mjs";

/*
 * `node scripts/fonts.mjs`: copies the fonts of PDF exports from npm packages (decision 34) into `resources/fonts`,
 * with their licenses and `fonts.json`: the characters of each file, in the order in which a font for a character is
 * looked for. The files are in the repository; run this to change the fonts or their version. They are stored as
 * TrueType compressed by Brotli, because fontkit 2.0.4 cannot subset WOFF2 and fails to decompress some WOFF files.
 */
/** Version of the `@fontsource` packages, which have all fonts but DejaVu. */
const fontsourceVersion = "5.3.0";
const dejavuVersion = "2.37.3";
const bothWeights = [400, 700];
/**
 * Font packages, the preferred first, with the weights and the subsets (`parts`) that are copied. `parts` null: the
 * numbered subsets. `only`: first and last code point of the characters that are used.
 */
const families = [
  {
    name: "noto-sans",
    weights: bothWeights,
    parts: ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "devanagari"],
  },
  ...["arabic", "hebrew", "armenian", "georgian", "ethiopic", "thai"].map((script) => ({
    name: `noto-sans-${script}`,
    weights: bothWeights,
    parts: [script],
  })),
  // symbols, superscripts and fractions, which Noto's parts lack
  { name: "dejavu", weights: bothWeights, parts: ["sans"] },
  { name: "noto-sans-sc", weights: [400], parts: null },
  // from the first block of Hangul (Jamo) to the last (Jamo Extended-B): the fonts above have the Latin letters
  { name: "noto-sans-kr", weights: [400], parts: null, only: [0x1100, 0xd7ff] },
];

const target = join(root, "resources", "fonts");
const work = mkdtempSync(join(tmpdir(), "chartside-fonts-"));
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const seen = new Set();
const files = families.flatMap((family) => copyFamily(family));
writeFileSync(join(target, "fonts.json"), `[\n${files.map((file) => JSON.stringify(file)).join(",\n")}\n]\n`);
rmSync(work, { recursive: true });

/** Copies the files of a family that add characters. @returns their entries of `fonts.json` */
function copyFamily({ name, weights, parts, only = [0, 0x10ffff] }) {
  const archive = name === "dejavu" ? `dejavu-fonts-ttf@${dejavuVersion}` : `@fontsource/${name}@${fontsourceVersion}`;
  const packed = execFileSync("npm", ["pack", archive, "--silent"], { cwd: work, encoding: "utf8" });
  execFileSync("tar", ["xzf", packed.trim()], { cwd: work });
  const folder = join(work, "package", name === "dejavu" ? "ttf" : "files");
  const numbered = readdirSync(folder)
    .map((file) => new RegExp(`^${name}-(\\d+)-400-normal\\.woff$`).exec(file)?.[1])
    .filter((part) => part !== undefined)
    .sort((a, b) => a - b);
  const copied = (parts ?? numbered).flatMap((part) => {
    const read = (weight) =>
      name === "dejavu"
        ? readFileSync(join(folder, weight === 700 ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf"))
        : trueType(readFileSync(join(folder, `${name}-${part}-${weight}-normal.woff`)));
    const characters = fontkit
      .create(read(400))
      .characterSet.filter(isUsed(only))
      .sort((a, b) => a - b);
    if (characters.every((code) => seen.has(code))) return [];
    for (const code of characters) seen.add(code);
    const [regular, bold = regular] = weights.map((weight) => {
      const file = `${name}-${part}-${weight}.ttf.br`;
      writeFileSync(join(target, file), brotliCompressSync(read(weight)));
      return file;
    });
    return [{ regular, bold, ranges: rangesOf(characters) }];
  });
  copyFileSync(join(work, "package", "LICENSE"), join(target, `LICENSE-${name}`));
  rmSync(join(work, "package"), { recursive: true });
  return copied;
}

/** Returns a filter of code points: those in the range, without the control characters below the space. */
function isUsed([first, last]) {
  return (code) => code >= Math.max(first, 0x20) && code <= last;
}

/** Returns the TrueType file in a WOFF file (W3C WOFF 1.0). @param {Buffer} woff */
function trueType(woff) {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8); // the kind of outlines
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const tables = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(44 + 20 * index, 64 + 20 * index);
    const [from, stored, length, checksum] = [4, 8, 12, 16].map((at) => entry.readUInt32BE(at));
    const data = woff.subarray(from, from + stored);
    const table = stored < length ? inflateSync(data) : data;
    entry.copy(head, 12 + 16 * index, 0, 4);
    head.writeUInt32BE(checksum, 16 + 16 * index);
    head.writeUInt32BE(offset, 20 + 16 * index);
    head.writeUInt32BE(length, 24 + 16 * index);
    const padding = Buffer.alloc(-length & 3);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(tables);
}

/** Returns sorted numbers as [first, last, first, last, …]. */
function rangesOf(numbers) {
  const ranges = [];
  for (const number of numbers) {
    if (ranges.at(-1) === number - 1) ranges[ranges.length - 1] = number;
    else if (ranges.at(-1) !== number) ranges.push(number, number);
  }
  return ranges;
}
