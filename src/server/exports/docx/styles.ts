import type { IStylesOptions } from "docx";

/**
 * Returns the styles of the paragraphs: sizes in half-points, spacing in twentieths of a point.
 * @param language a BCP 47 tag.
 */
export function styles(language: string): IStylesOptions {
  const font = { ascii: "Calibri", hAnsi: "Calibri", cs: "Arial", eastAsia: "Microsoft YaHei" };
  const ink = "1C2127";
  return {
    default: {
      document: {
        run: { font, size: 21, color: ink, language: { value: language } },
        paragraph: { spacing: { after: 80, line: 276 } },
      },
      title: { run: { font, size: 36, bold: true, color: ink }, paragraph: { spacing: { after: 60 } } },
      heading1: {
        run: { font, size: 24, bold: true, color: ink },
        paragraph: { spacing: { before: 240, after: 60 }, keepNext: true },
      },
    },
  };
}
