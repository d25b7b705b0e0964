import type { DocumentCopy } from "../../../shared/notes/document";
import { AppError } from "../../../shared/errors";
import type { DocumentsApi } from "../DocumentsApi";

/**
 * Tells the server which documents were copied, for the audit log. A copy without a connection is told once there is one
 * again, as long as the window is open.
 */
export class CopyAudit {
  private readonly waiting: { id: string; copy: DocumentCopy }[] = [];
  private isSending = false;

  constructor(private readonly api: Pick<DocumentsApi, "recordCopy">) {
    window.addEventListener("online", () => void this.send());
  }

  record(id: string, copy: DocumentCopy): void {
    this.waiting.push({ id, copy });
    void this.send();
  }

  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      try {
        await this.api.recordCopy(next.id, next.copy);
      } catch (error) {
        if (AppError.from(error).code === "offline") break;
      }
      this.waiting.shift();
    }
    this.isSending = false;
  }
}
