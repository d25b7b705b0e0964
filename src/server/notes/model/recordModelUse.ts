import type { ModelUse } from "../../../shared/notes/modelUse";
import type { ServerContext } from "../../platform/ServerContext";
import { DocumentsRepository } from "../DocumentsRepository";
import { ModelUseRepository } from "./ModelUseRepository";

/**
 * Stores the use of a language model for a draft, with the document and in the practice's total. A failure is only
 * logged, because the draft does not depend on it.
 * @param documentId null if the draft was dropped before it had a document.
 */
export async function recordModelUse(
  { database, vault, log }: Pick<ServerContext, "database" | "vault" | "log">,
  visitId: string,
  documentId: string | null,
  use: ModelUse,
): Promise<void> {
  if (use.requests === 0) return;
  try {
    await database.transaction(async (tx) => {
      if (documentId !== null) await new DocumentsRepository(tx, vault).addModelUse(documentId, use);
      await new ModelUseRepository(tx).addForVisit(visitId, use);
    });
  } catch (error) {
    log.warn({ err: error, visitId }, "The use of a language model was not stored");
  }
}
