import { AppError } from "../../../shared/errors";
import type { PrintedDocument } from "../../../shared/notes/printedDocument";
import { ThreadLimit, ThreadPool, type JobLimits } from "../../platform/threads/ThreadPool";
import type { FhirInput } from "../fhir/asFhir";
import type { PdfResult } from "../pdf/asPdf";

/** A user waits for these jobs. */
const defaultLimits: JobLimits = { runMs: 20_000, waitMs: 20_000 };

/**
 * Makes Word, PDF and FHIR files in worker threads with limits of time and memory, so that no text can block the
 * server.
 */
export class ExportThreads {
  private readonly pool = new ThreadPool({ file: threadFile(), size: 2, memoryMb: 512 });

  constructor(private readonly limits: JobLimits = defaultLimits) {}

  /** Returns a Word file. @throws {AppError} `timeout`. */
  docx(document: PrintedDocument): Promise<Uint8Array> {
    return this.run("docx", document) as Promise<Uint8Array>;
  }

  /** Returns a FHIR bundle in JSON. @throws {AppError} `timeout`. */
  fhir(input: FhirInput): Promise<string> {
    return this.run("fhir", input) as Promise<string>;
  }

  /**
   * Returns a PDF file.
   * @throws {AppError} `timeout`; `unsupported_text` with the names of the writing systems that the fonts lack.
   */
  async pdf(document: PrintedDocument): Promise<Uint8Array> {
    const result = (await this.run("pdf", document)) as PdfResult;
    if ("file" in result) return result.file;
    throw new AppError(
      "unsupported_text",
      `PDF files can’t show some characters of this document (${result.missing.join(", ")}). Export it as Word or text instead.`,
    );
  }

  /** Ends the threads and rejects the exports that are still queued. */
  stop(): Promise<void> {
    return this.pool.stop();
  }

  private async run(job: "docx" | "fhir" | "pdf", input: PrintedDocument | FhirInput): Promise<unknown> {
    try {
      return await this.pool.run(job, input, this.limits);
    } catch (error) {
      if (!(error instanceof ThreadLimit)) throw error;
      throw new AppError("timeout", "Making the file took too long. Try again, or export it as text.", {
        cause: error,
      });
    }
  }
}

/** Returns the address of the thread's module: beside this file when run from source, beside the server when built. */
function threadFile(): URL {
  const isSource = import.meta.url.endsWith(".ts");
  return new URL(isSource ? "./exportThread.ts" : "./exportThread.js", import.meta.url);
}
