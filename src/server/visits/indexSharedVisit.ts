import type { ServerContext } from "../platform/ServerContext";
import { Visits } from "./Visits";
import { VisitsRepository } from "./VisitsRepository";

/**
 * Makes the search tokens of a shared visit with its organization's key. Locks the visit, so that its text does not
 * change in the meantime.
 */
export async function indexSharedVisit(
  { database, vault }: Pick<ServerContext, "database" | "vault">,
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const ownerId = await new VisitsRepository(tx).ownerOf(id, { lock: true });
    if (ownerId !== null) await new Visits(tx, vault).indexShared(id);
  });
}
