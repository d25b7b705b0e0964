import { describe, expect, test } from "vitest";
import { PdfFonts } from "../../../src/server/exports/pdf/PdfFonts";
import { printable } from "../../../src/server/exports/pdf/printable";
import { TextLayout } from "../../../src/server/exports/pdf/TextLayout";

const fonts = new PdfFonts();
const style = { size: 10, isBold: false };
/** A layout in which every character is one point wide. */
const layout = new TextLayout(fonts, (text) => Array.from(text).length);
/** Returns the runs of each line from left to right. */
const shown = (text: string, width = 1_000): string[][] =>
  layout.lines(text, width, style).map(({ runs }) => runs.map((run) => run.text));

describe("TextLayout", () => {
  test("breaks lines between words or, if a word is wider than a line, within it", () => {
    expect(shown("one two three", 8).map((runs) => runs.join(""))).toEqual(["one two", "three"]);
    expect(shown("abcdefghij kl", 4).map((runs) => runs.join(""))).toEqual(["abcd", "efgh", "ij", "kl"]);
    expect(shown("a\n\nb").map((runs) => runs.join(""))).toEqual(["a", "", "b"]);
  });

  test("breaks Chinese text between any two characters", () => {
    expect(shown("王師國臺鄭陳", 4).map((runs) => runs.join(""))).toEqual(["王師國臺", "鄭陳"]);
  });

  test("puts Arabic and Hebrew words from right to left but their numbers from left to right", () => {
    expect(shown("His son محمد علي is 4").at(0)?.join("|")).toBe("His son |علي| |محمد| is 4");
    expect(shown("שרה כהן (2010)").at(0)?.join("|")).toBe("(|2010|)| |כהן| |שרה");
    expect(layout.lines("محمد", 100, style)[0]?.isRightToLeft).toBe(true);
    expect(layout.lines("Son محمد", 100, style)[0]?.isRightToLeft).toBe(false);
  });

  test("cuts a line that is too wide after measuring it only a few times, however long it is", () => {
    const cut = (text: string, width: number): string =>
      layout
        .fittedLine(text, width, style)
        .runs.map((run) => run.text)
        .join("");
    expect(cut("one two three", 13)).toBe("one two three");
    expect(cut("one two three", 9)).toBe("one two…");
    expect(cut("xe\u0301e\u0301", 4)).toBe("xe\u0301…"); // a letter keeps its mark
    expect(cut("abc", 1)).toBe("…");
    expect(cut("first\nsecond", 100)).toBe("first");
    let measured = 0;
    const counting = new TextLayout(fonts, (text) => {
      measured += 1;
      return text.length;
    });
    expect(counting.fittedLine("word ".repeat(20_000), 50, style).width).toBeLessThanOrEqual(50);
    expect(measured).toBeLessThan(50);
  });

  test("measures at most four times as many characters as a text has, also of one long word", () => {
    const measuredOf = (text: string): number => {
      let measured = 0;
      const counting = new TextLayout(fonts, (part) => {
        measured += part.length;
        return part.length;
      });
      counting.lines(text, 100, style);
      return measured;
    };
    const different = Array.from({ length: 5_000 }, (_, index) => `word${index}`).join(" ");
    for (const text of ["abcdefghij".repeat(4_000), different, "محمد ".repeat(8_000), "王師國臺".repeat(10_000)])
      expect(measuredOf(text)).toBeLessThan(4 * text.length);
  });

  test("leaves out no character", () => {
    const text = printable("Zoë Łódź 王, Анна (född 1960) – SpO₂ ≥ 95 %\t½ µg");
    expect(shown(text).flat().join("")).toBe("Zoë Łódź 王, Анна (född 1960) – SpO₂ ≥ 95 % ½ µg");
  });
});

describe("PdfFonts", () => {
  test("uses one font for a letter and its marks", () => {
    expect(fonts.runs("प्रि", false)).toHaveLength(1);
    expect(fonts.runs("x̂", false).map(({ text }) => text)).toEqual(["x̂"]);
  });

  test("has the characters of European languages, Greek, Cyrillic, Arabic, Hebrew, Chinese, Japanese, Korean and of units", () => {
    const text = "ñłßąőğșåøæœÞðČřůŽİĦ Ωάλφα Жђїў محمد پچگ שרה 王國师 さくらカナ 김민준 ≥≤→×±½⅓µ°₂⁹‰✓☐";
    expect(fonts.missing(text)).toEqual([]);
  });

  test("names the scripts of characters that no font has", () => {
    expect(fonts.missing("a தமிழ் বাংলা 🩺 \u{10fffd}")).toEqual(["Bengali", "Tamil", "emoji", "special symbols"]);
  });
});
