import { z } from "zod";
import { consentSchema } from "../visits/visit";
import { takeSources } from "./take";

/** A take as a computer keeps it until the practice has all of it. What was said stands in its pages. */
export const keptTakeSchema = z.object({
  id: z.uuid(),
  visitId: z.uuid(),
  /** Who recorded it: it is offered to nobody else. */
  ownerId: z.string().max(200),
  recorderId: z.string().max(100),
  source: z.enum(takeSources),
  /** `open` while it is recorded, or was when the computer stopped; `stopped` when no page can follow. */
  state: z.enum(["open", "stopped"]),
  /** Pages kept, numbered from 0. */
  pages: z.number().int().nonnegative(),
  durationMs: z.number().int().nonnegative(),
  /** Unix milliseconds. */
  startedAt: z.number().int().nonnegative(),
  /** Bytes of sound kept; not known of takes that were begun before this was counted. */
  bytes: z.number().int().nonnegative().optional(),
  /** When its owner deleted it, where they did: it can be brought back for a while, and is sent to nobody meanwhile. */
  deletedAt: z.number().int().nonnegative().optional(),
  /** What the practice knows it by where it was attached to another session; else its own id. */
  sentAs: z.uuid().optional(),
  /** What its owner calls it. */
  name: z.string().max(200).optional(),
  /** The patient's answer, sent along where the practice does not have it yet. */
  consent: consentSchema.nullable(),
});
export type KeptTake = z.infer<typeof keptTakeSchema>;

/** What of a take can change once it is begun; null takes the value away. */
export const keptTakeChangeSchema = z
  .object({
    state: z.literal("stopped"),
    deletedAt: z.number().int().nonnegative().nullable(),
    name: z.string().trim().min(1).max(200).nullable(),
    visitId: z.uuid(),
    sentAs: z.uuid(),
  })
  .partial();
export type KeptTakeChange = z.infer<typeof keptTakeChangeSchema>;

/** What the practice knows the take by. Pure. */
export const sentAsOf = ({ id, sentAs }: KeptTake): string => sentAs ?? id;

/** The take after the change. Pure. */
export function changedTake(take: KeptTake, { deletedAt, name, state, visitId, sentAs }: KeptTakeChange): KeptTake {
  const changed: KeptTake = { ...take };
  if (state !== undefined) changed.state = state;
  if (visitId !== undefined) changed.visitId = visitId;
  if (sentAs !== undefined) changed.sentAs = sentAs;
  if (deletedAt === null) delete changed.deletedAt;
  else if (deletedAt !== undefined) changed.deletedAt = deletedAt;
  if (name === null) delete changed.name;
  else if (name !== undefined) changed.name = name;
  return changed;
}
