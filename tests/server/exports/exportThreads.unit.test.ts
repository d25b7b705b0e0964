import { afterEach, expect, test } from "vitest";
import type { PrintedDocument } from "../../../src/shared/notes/printedDocument";
import { ExportThreads } from "../../../src/server/exports/thread/ExportThreads";
import { readPdf } from "./readFiles";

const document: PrintedDocument = {
  title: "SOAP",
  language: "en",
  paper: "a4",
  date: "2026-03-13",
  patient: "Zoë Müller",
  details: [{ label: "Patient", value: "Zoë Müller" }],
  isSigned: false,
  mark: "DRAFT, not signed",
  // U+0000 and a lone surrogate are not printable; they must not make the export fail.
  sections: [{ title: "Plan", style: "bullets", texts: ["Rest.", "\u0000\ud800 Come back in two weeks."] }],
  additions: [],
};
let threads: ExportThreads;
afterEach(() => threads.stop());

test("a file that takes longer than the limit is rejected with `timeout`; a short one becomes a page of A4", async () => {
  threads = new ExportThreads({ runMs: 1 });
  const long = {
    ...document,
    sections: [{ title: "Plan", style: "prose" as const, texts: ["Rest. ".repeat(50_000)] }],
  };
  await expect(threads.pdf(long)).rejects.toMatchObject({ code: "timeout" });
  await threads.stop();
  threads = new ExportThreads();
  const { pages } = await readPdf(await threads.pdf(document));
  expect(pages[0]).toMatchObject({ width: 595.28, height: 841.89 });
});

test("a document of more than twice the accepted length is made in time, as PDF and as Word", async () => {
  threads = new ExportThreads();
  const texts = Array.from({ length: 1_200 }, (_, number) => `${number}. ${"A sentence of usual length. ".repeat(7)}`);
  const long = { ...document, sections: [{ title: "Plan", style: "bullets" as const, texts }] };
  expect(JSON.stringify(long).length).toBeGreaterThan(2 * 100_000); // 100,000 characters are accepted
  const [pdf, docx] = await Promise.all([threads.pdf(long), threads.docx(long)]);
  expect((await readPdf(pdf)).pages.length).toBeGreaterThan(75);
  expect(docx.length).toBeGreaterThan(10_000);
});
