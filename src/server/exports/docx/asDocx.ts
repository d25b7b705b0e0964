import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type ISectionOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import { TextWatermark } from "docx/watermarks";
import type { PrintedDocument } from "../../../shared/notes/printedDocument";
import { styles } from "./styles";

/** Width and height of the pages, and margins, in twentieths of a point. */
const papers = { letter: { width: 12_240, height: 15_840 }, a4: { width: 11_906, height: 16_838 } } as const;
const margin = 1_080;
const muted = "5F6B7C";
const draftRed = "AC2F33";
const bulletList = "bullets";

/**
 * Returns the document as a Word file (Office Open XML). Headings and lists use Word's own styles. Each page has the
 * patient above, the signature or "DRAFT, not signed" and "Page n of m" below; without a signature also a watermark.
 * Fonts are not embedded: Word replaces a font that lacks a character.
 */
export async function asDocx(document: PrintedDocument): Promise<Uint8Array> {
  const bullet = {
    level: 0,
    format: LevelFormat.BULLET,
    text: "•",
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 360, hanging: 240 }, spacing: { after: 60 } } },
  };
  const file = new Document({
    title: `${document.title}, ${document.date}`,
    creator: "Chartside",
    lastModifiedBy: "Chartside",
    description: "",
    styles: styles(document.language),
    numbering: { config: [{ reference: bulletList, levels: [bullet] }] },
    sections: [section(document)],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

function section(document: PrintedDocument): ISectionOptions {
  const { patient, title, date, mark, isSigned } = document;
  const end = papers[document.paper].width - 2 * margin;
  const tabStops = [{ type: TabStopType.RIGHT, position: end }];
  const line = { style: BorderStyle.SINGLE, size: 4, space: 4, color: "C5CBD3" };
  const pages = [new Tab(), "Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES];
  const header = [
    ...(isSigned ? [] : [new TextWatermark({ text: "DRAFT", color: "C0C0C0", opacity: 0.4 })]),
    textRun(patient, { size: 17, color: muted }),
    new TextRun({ children: [new Tab(), `${clean(title)}, ${date}`], size: 17, color: muted }),
  ];
  const footer = [
    textRun(mark, { size: 17, color: isSigned ? muted : draftRed }),
    new TextRun({ children: pages, size: 17, color: muted }),
  ];
  return {
    properties: {
      page: {
        size: papers[document.paper],
        margin: { top: 1_440, bottom: 1_300, left: margin, right: margin, header: 640, footer: 560 },
      },
    },
    headers: {
      default: new Header({ children: [new Paragraph({ children: header, tabStops, border: { bottom: line } })] }),
    },
    footers: { default: new Footer({ children: [new Paragraph({ children: footer, tabStops })] }) },
    children: bodyOf(document),
  };
}

function bodyOf({ title, mark, isSigned, details, sections, additions }: PrintedDocument): Paragraph[] {
  const status = () =>
    new Paragraph({
      children: [textRun(mark, { bold: true, color: isSigned ? "1C2127" : draftRed })],
      spacing: { before: 120, after: 200 },
    });
  const tabStops = [{ type: TabStopType.LEFT, position: 1_900 }];
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [textRun(title)] }),
    status(),
    ...details.map(
      ({ label, value }) =>
        new Paragraph({
          children: [
            new TextRun({ children: [label, new Tab()], color: muted }),
            textRun(value, { bold: label === "Patient" }),
          ],
          tabStops,
          indent: { left: 1_900, hanging: 1_900 },
          spacing: { after: 0 },
        }),
    ),
    ...sections.flatMap(({ title: text, style, texts }) => [
      headingOf(text),
      ...(style === "bullets" ? texts.map((item) => paragraph(item, true)) : [paragraph(texts.join(" "))]),
    ]),
    status(),
    ...additions.flatMap(({ title: text, by, text: added }) => [
      headingOf(text),
      new Paragraph({ children: [textRun(by, { size: 17, color: muted })], keepNext: true }),
      paragraph(added),
    ]),
  ];
}

const headingOf = (text: string): Paragraph =>
  new Paragraph({ heading: HeadingLevel.HEADING_1, children: [textRun(text)], keepNext: true });

function paragraph(text: string, isBullet = false): Paragraph {
  return new Paragraph({
    children: text.split("\n").map((line, index) => textRun(line, index > 0 ? { break: 1 } : {})),
    bidirectional: isRightToLeft(text),
    ...(isBullet && { numbering: { reference: bulletList, level: 0 } }),
  });
}

function textRun(
  text: string,
  options: { bold?: boolean; size?: number; color?: string; break?: number } = {},
): TextRun {
  return new TextRun({ text: clean(text), ...options, ...(isRightToLeft(text) && { rightToLeft: true }) });
}

/** Whether the first letter of a text belongs to a script that is written from right to left. */
function isRightToLeft(text: string): boolean {
  const [letter = ""] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter);
}

/** Removes the characters that XML does not allow, also unpaired surrogates. */
function clean(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, "");
}
