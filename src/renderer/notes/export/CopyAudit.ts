import type { DocumentCopy } from "../../../shared/notes/document";
import { AppError, type ErrorCode } from "../../../shared/errors";
import { retryDelay } from "../../base/createQueryClient";
import type { DocumentsApi } from "../DocumentsApi";

/** Errors after which no further try can succeed. */
const finalCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["not_found", "forbidden", "invalid_input"]);

/**
 * Reports to the server which documents were copied, for the audit log. A report that fails is sent again until the
 * server has recorded it, as long as the window is open and the same person is signed in.
 */
export class CopyAudit {
  private readonly waiting: { id: string; copy: DocumentCopy }[] = [];
  private isSending = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly handleOnline = () => void this.send();

  constructor(private readonly api: Pick<DocumentsApi, "recordCopy">) {
    window.addEventListener("online", this.handleOnline);
  }

  record(id: string, copy: DocumentCopy): void {
    this.waiting.push({ id, copy });
    void this.send();
  }

  /**
   * Stops and discards unsent reports. Called before another person signs in, because they must not be sent in that
   * person's name.
   */
  stop(): void {
    window.removeEventListener("online", this.handleOnline);
    clearTimeout(this.timer);
    this.waiting.length = 0;
  }

  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    clearTimeout(this.timer);
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      try {
        await this.api.recordCopy(next.id, next.copy);
      } catch (error) {
        if (!finalCodes.has(AppError.from(error).code)) {
          if (this.waiting.length > 0) this.timer = setTimeout(this.handleOnline, retryDelay(this.failures++));
          break;
        }
      }
      this.failures = 0;
      this.waiting.shift();
    }
    this.isSending = false;
  }
}
