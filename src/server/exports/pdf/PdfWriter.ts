import type { PrintedDocument } from "../../../shared/notes/printedDocument";
import type { PdfFonts } from "./PdfFonts";
import { TextLayout, type TextLine, type TextStyle } from "./TextLayout";

/** Lengths in points, from the edges of the page. */
const margin = 54;
const topOfText = 76;
const bottomOfText = 66;
/** The base line of the page header, the line below it, and the base line of the footer. */
const headerAt = 42;
const ruleAt = 56;
const footerAt = 40;
/** Height of a line, and distance of its base line from its top, in font sizes. */
const lineHeight = 1.45;
const ascent = 1.05;
const body: TextStyle = { size: 10.5, isBold: false };
const heading: TextStyle = { size: 12, isBold: true };
const title: TextStyle = { size: 18, isBold: true };
const small: TextStyle = { size: 8.5, isBold: false };
const ink = "#1c2127";
const muted = "#5f6b7c";
const draftRed = "#ac2f33";

interface WriteOptions {
  style?: TextStyle;
  color?: string;
  /** Distance from the left margin. */
  indent?: number;
  /** Space below the last line. */
  after?: number;
  /** Lines that must fit on the page with the first one, so that a heading is not the last line of a page. */
  keep?: number;
}

/** Writes a document onto the pages of a PDF. */
export class PdfWriter {
  private readonly layout: TextLayout;
  private readonly registeredFonts = new Set<string>();
  private y = 0;

  constructor(
    private readonly pdf: PDFKit.PDFDocument,
    private readonly fonts: PdfFonts,
    private readonly document: PrintedDocument,
  ) {
    this.layout = new TextLayout(fonts, (text, font, size) => this.use(font, size).widthOfString(text));
    pdf.on("pageAdded", () => this.startPage());
    pdf.addPage();
  }

  /** Writes everything except what `writePageMarks` writes, on as many pages as necessary. */
  writeBody(): void {
    const { title: name, mark, isSigned, details, sections, additions } = this.document;
    this.write(name, { style: title, after: 4 });
    this.write(mark, { style: { ...body, isBold: true }, color: isSigned ? ink : draftRed, after: 8 });
    for (const detail of details) this.writeDetail(detail);
    this.rule();
    for (const { title: text, style, texts } of sections) {
      this.write(text, { style: heading, after: 3, keep: 2 });
      if (style === "bullets") for (const item of texts) this.writeItem(item);
      else this.write(texts.join(" "), { after: 6 });
      this.y += 6;
    }
    this.write(mark, { style: { ...body, isBold: true }, color: isSigned ? ink : draftRed, after: 12 });
    for (const { title: text, by, text: added } of additions) {
      this.write(text, { style: heading, after: 1, keep: 3 });
      this.write(by, { style: small, color: muted, after: 3, keep: 2 });
      this.write(added, { after: 12 });
    }
  }

  /** Writes patient and title above, `mark` and page number below each page. */
  writePageMarks(): void {
    const { patient, title: name, date, mark, isSigned } = this.document;
    const { start, count } = this.pdf.bufferedPageRange();
    const { width, height } = this.pdf.page; // the same for every page
    const right = width - margin;
    /** Shortens a text to a share of the width between the margins. */
    const fitted = (text: string, share: number): TextLine =>
      this.layout.fittedLine(text, (width - 2 * margin) * share, small);
    const [who, what, status] = [fitted(patient, 0.61), fitted(`${name}, ${date}`, 0.375), fitted(mark, 0.75)];
    for (let page = start; page < start + count; page += 1) {
      this.pdf.switchToPage(page);
      this.drawLine(who, margin, headerAt, small.size, muted);
      this.drawLine(what, right - what.width, headerAt, small.size, muted);
      this.pdf.moveTo(margin, ruleAt).lineTo(right, ruleAt).lineWidth(0.5).strokeColor("#c5cbd3").stroke();
      this.drawLine(status, margin, height - footerAt, small.size, isSigned ? muted : draftRed);
      const number = fitted(`Page ${page - start + 1} of ${count}`, 0.25);
      this.drawLine(number, right - number.width, height - footerAt, small.size, muted);
    }
  }

  private startPage(): void {
    this.y = topOfText;
    if (!this.document.isSigned) this.watermark();
  }

  private watermark(): void {
    const { width, height } = this.pdf.page;
    const size = 130;
    const [line] = this.layout.lines("DRAFT", width * 2, { size, isBold: true });
    if (!line) return;
    this.pdf
      .save()
      .rotate(-50, { origin: [width / 2, height / 2] })
      .fillOpacity(0.09);
    this.drawLine(line, (width - line.width) / 2, height / 2 + size * 0.35, size, "#8f99a8");
    this.pdf.restore();
    this.pdf.fillOpacity(1);
  }

  private writeDetail({ label, value }: PrintedDocument["details"][number]): void {
    const top = this.y;
    this.write(label, { color: muted });
    if (this.y > top) this.y = top; // the label is one line, beside the value
    this.write(value, { indent: 96, style: { ...body, isBold: label === "Patient" } });
  }

  private writeItem(text: string): void {
    this.reserve(body.size * lineHeight);
    const [bullet] = this.layout.lines("•", 20, body);
    if (bullet) this.drawLine(bullet, margin + 4, this.y + body.size * ascent, body.size, ink);
    this.write(text, { indent: 16, after: 2 });
  }

  private rule(): void {
    this.y += 8;
    const { width } = this.pdf.page;
    this.pdf
      .moveTo(margin, this.y)
      .lineTo(width - margin, this.y)
      .lineWidth(0.75)
      .strokeColor("#c5cbd3")
      .stroke();
    this.y += 14;
  }

  private write(text: string, { style = body, color = ink, indent = 0, after = 0, keep = 1 }: WriteOptions = {}): void {
    const left = margin + indent;
    const height = style.size * lineHeight;
    const width = this.pdf.page.width - margin - left;
    this.reserve(height + (keep - 1) * body.size * lineHeight);
    for (const line of this.layout.lines(text, width, style)) {
      this.reserve(height);
      const x = line.isRightToLeft ? left + width - line.width : left;
      this.drawLine(line, x, this.y + style.size * ascent, style.size, color);
      this.y += height;
    }
    this.y += after;
  }

  /** Starts a new page unless this height is free. */
  private reserve(height: number): void {
    if (this.y + height > this.pdf.page.height - bottomOfText) this.pdf.addPage();
  }

  /** @param y of the base line. */
  private drawLine(line: TextLine, x: number, y: number, size: number, color: string): void {
    let left = x;
    this.pdf.fillColor(color);
    for (const { font, text, width } of line.runs) {
      this.use(font, size).text(text, left, y, { lineBreak: false, baseline: "alphabetic" });
      left += width;
    }
  }

  private use(font: string, size: number): PDFKit.PDFDocument {
    if (!this.registeredFonts.has(font)) this.pdf.registerFont(font, this.fonts.read(font));
    this.registeredFonts.add(font);
    return this.pdf.font(font).fontSize(size);
  }
}
