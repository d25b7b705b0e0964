import type { ModelUse } from "../../../shared/notes/modelUse";
import type { ServerContext } from "../../platform/ServerContext";
import { ModelUseRepository } from "./ModelUseRepository";

/**
 * Stores what a language model took for a draft, with the document and in the practice's sum. A failure is only logged,
 * because the draft does not depend on it.
 * @param documentId null if the draft was dropped before it had a document.
 */
export async function recordUse(
  { database, log }: Pick<ServerContext, "database" | "log">,
  visitId: string,
  documentId: string | null,
  use: ModelUse,
): Promise<void> {
  if (use.requests === 0) return;
  try {
    await database.transaction(async (tx) => {
      const uses = new ModelUseRepository(tx);
      if (documentId !== null) await uses.addToDocument(documentId, use);
      await uses.addForVisit(visitId, use);
    });
  } catch (error) {
    log.warn({ err: error, visitId }, "what a language model took was not stored");
  }
}
