import { z } from "zod";
import { oneLineSchema } from "../oneLineSchema";
import { consentSchema } from "../visits/visit";
import { takeSources } from "./take";

/** Maximum length of the name that an owner gives a take in characters. */
export const maxTakeNameLength = 200;

/** A take kept on this computer until the practice has all of it. Its parts hold the audio. */
export const journalTakeSchema = z.object({
  id: z.uuid(),
  visitId: z.uuid(),
  /** User who recorded it; other users do not see it. */
  ownerId: z.string().max(200),
  recorderId: z.string().max(100),
  source: z.enum(takeSources),
  /**
   * `open` while it is recorded, or if the computer stopped during the recording; `stopped` when no part can follow.
   */
  state: z.enum(["open", "stopped"]),
  /** Number of parts kept. */
  parts: z.number().int().nonnegative(),
  durationMs: z.number().int().nonnegative(),
  /** Unix milliseconds. */
  startedAt: z.number().int().nonnegative(),
  /** Bytes of audio kept; absent for takes begun before this was counted. */
  bytes: z.number().int().nonnegative().optional(),
  /** When its owner deleted it, in Unix milliseconds. It is not uploaded then; it can be restored until purged. */
  deletedAt: z.number().int().nonnegative().optional(),
  /** Its id at the practice if it was attached to another visit; otherwise its own id. */
  sentAs: z.uuid().optional(),
  /** The name its owner gave it. */
  name: z.string().max(maxTakeNameLength).optional(),
  /** The patient's consent, sent along if the practice does not have it yet. */
  consent: consentSchema.nullable(),
});
export type JournalTake = z.infer<typeof journalTakeSchema>;

/** Fields of a take that can change after it has begun; null removes the value. */
export const journalTakeChangeSchema = z
  .object({
    state: z.literal("stopped"),
    deletedAt: z.number().int().nonnegative().nullable(),
    name: oneLineSchema().min(1).max(maxTakeNameLength).nullable(),
    visitId: z.uuid(),
    sentAs: z.uuid(),
  })
  .partial();
export type JournalTakeChange = z.infer<typeof journalTakeChangeSchema>;

/** Returns the id that the take has, or will have, at the practice. */
export const serverTakeId = ({ id, sentAs }: JournalTake): string => sentAs ?? id;

/** Returns the take with the changes applied. */
export function changedTake(
  take: JournalTake,
  { deletedAt, name, state, visitId, sentAs }: JournalTakeChange,
): JournalTake {
  const changed: JournalTake = { ...take };
  if (state !== undefined) changed.state = state;
  if (visitId !== undefined) changed.visitId = visitId;
  if (sentAs !== undefined) changed.sentAs = sentAs;
  if (deletedAt === null) delete changed.deletedAt;
  else if (deletedAt !== undefined) changed.deletedAt = deletedAt;
  if (name === null) delete changed.name;
  else if (name !== undefined) changed.name = name;
  return changed;
}
