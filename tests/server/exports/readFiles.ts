import { strFromU8, unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A page of a PDF file: its lines of text from top to bottom, and its size in points. */
export interface PdfPage {
  text: string;
  width: number;
  height: number;
}

/** Reads a PDF file with pdf.js. */
export async function readPdf(file: Uint8Array): Promise<{ pages: PdfPage[]; title: unknown }> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ text, width, height });
  }
  const { info } = await pdf.getMetadata();
  await task.destroy();
  return { pages, title: (info as { Title?: string }).Title };
}

/** Reads a Word file: its XML parts by name. */
export function readDocx(file: Uint8Array): Record<string, string> {
  const parts = Object.entries(unzipSync(file)).map(([name, data]) => [name, strFromU8(data)] as const);
  return Object.fromEntries(parts);
}

/**
 * Returns the paragraphs of a part of a Word file as text, with their style and whether they are in a list.
 * A field, such as the page number, is returned as its code in braces: "{PAGE}".
 */
export function paragraphsOf(xml: string): { style: string | null; isListed: boolean; text: string }[] {
  return [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p [^>]*>.*?<\/w:p>/gs)].map(([paragraph]) => ({
    style: /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1] ?? null,
    isListed: paragraph.includes("<w:numPr>"),
    text: [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|(<w:tab\/>)|<w:instrText[^>]*>([^<]*)</g)]
      .map(([, text, tab, field]) => text ?? (tab ? "\t" : `{${field}}`))
      .join("")
      .replaceAll("&amp;", "&")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">"),
  }));
}
