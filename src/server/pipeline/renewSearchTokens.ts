import { UtterancesRepository } from "../transcription/UtterancesRepository";
import type { ServerContext } from "../platform/ServerContext";
import { Visits } from "../visits/Visits";
import { indexSharedVisit } from "../visits/indexSharedVisit";
import { SharedVisitsRepository } from "../visits/SharedVisitsRepository";
import { VisitsRepository } from "../visits/VisitsRepository";

/** Number of visits that are read from the database at a time. */
const batchSize = 100;

/**
 * Makes new search tokens for visits that were given to another owner, with that owner's key, and for signed visits of
 * practices that began to share them, with the organization's key. Until then the list has them, but a search does not
 * find them. A visit that fails is logged and left for the next run. Several servers can run this at the same time.
 * @param signal ends the work early when aborted.
 * @returns how many visits were renewed.
 */
export async function renewSearchTokens(context: ServerContext, signal: AbortSignal): Promise<number> {
  const visits = new VisitsRepository(context.database);
  const sharedVisits = new SharedVisitsRepository(context.database);
  const ofOwners = await renewAll(context, signal, (after) => visits.withoutOwnerTokens(after, batchSize), renew);
  const shared = await renewAll(
    context,
    signal,
    (after) => sharedVisits.withoutTokens(null, after, batchSize),
    indexSharedVisit,
  );
  return ofOwners + shared;
}

/** Renews the tokens of each visit that `next` returns. `next` is called with the last id of the previous call. */
async function renewAll(
  context: ServerContext,
  signal: AbortSignal,
  next: (after: string | null) => Promise<string[]>,
  renewOne: (context: ServerContext, id: string) => Promise<void>,
): Promise<number> {
  const { log } = context;
  let renewed = 0;
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await next(after);
    for (const id of ids) {
      if (signal.aborted) return renewed;
      try {
        await renewOne(context, id);
        renewed += 1;
      } catch (err) {
        log.warn({ err, visit: id }, "The search tokens of a visit could not be renewed; the next run tries again");
      }
    }
    after = ids.at(-1) ?? null;
    if (after === null) return renewed;
  }
}

async function renew({ database, vault, log }: ServerContext, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const ownerId = await new VisitsRepository(tx).ownerOf(id, { lock: true });
    if (ownerId === null) return;
    const utterances = await new UtterancesRepository(tx, vault).listByVisit(id, log);
    const spoken = utterances.flatMap(({ text, original_text: original }) => [text, original ?? ""]).join(" ");
    await new Visits(tx, vault).renewTokens(id, ownerId, spoken);
  });
}
