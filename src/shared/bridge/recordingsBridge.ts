import { z } from "zod";
import { keptTakeChangeSchema, keptTakeSchema } from "../recording/keptTake";
import type { BridgeFragment } from "./fragment";

/** Most pages that are read at once. */
export const mostPagesRead = 200;

export const keptPageSchema = z.object({
  seq: z.number().int().nonnegative(),
  /** Where it ends, in milliseconds of its take. */
  endMs: z.number().int().nonnegative(),
  bytes: z.instanceof(Uint8Array),
});

/** All in bytes. */
export const recordingsStorageSchema = z.object({
  /** What recordings take on this computer's disk. */
  used: z.number().int().nonnegative(),
  /** What is left on that disk. */
  free: z.number().int().nonnegative(),
  /** What they should not grow beyond: a warning, no recording is refused for it. */
  limit: z.number().int().positive(),
  /** How many recordings are here that cannot be opened. */
  unreadable: z.number().int().nonnegative(),
  /** Whether this computer's keychain guards their key, or only the rights of a file beside them. */
  isInKeychain: z.boolean(),
});
export type RecordingsStorage = z.infer<typeof recordingsStorageSchema>;

const takeId = z.uuid();

/**
 * Recordings on this computer's disk. Pages are appended past this bridge, by `PUT` to `pagesPath` from the worker that
 * records, so that a page that is frozen loses nothing; the ticket that `begin` gives is what allows it.
 */
export const recordingsBridge = {
  requests: {
    /** All takes, the deleted ones too, of everybody who recorded here. */
    takes: { input: z.undefined(), output: z.array(keptTakeSchema) },
    /** Begins a take without a page. Fails with `conflict`, `local_storage_full`. */
    begin: { input: z.object({ take: keptTakeSchema }), output: z.object({ ticket: z.string() }) },
    /** Up to `most` pages from `from` on; fewer where the take ends, none of one that is not there. */
    pages: {
      input: z.object({ takeId, from: z.number().int().nonnegative(), most: z.int().min(1).max(mostPagesRead) }),
      output: z.array(keptPageSchema),
    },
    /** Of a take that is not there nothing changes. Fails with `local_storage_full`. */
    change: { input: z.object({ takeId, change: keptTakeChangeSchema }), output: z.void() },
    /** For good, with its pages. */
    remove: { input: z.object({ takeId }), output: z.void() },
    /** Asks the person for a folder to export into. @returns a ticket for it; null where they chose none. */
    chooseFolder: { input: z.undefined(), output: z.object({ ticket: z.string().nullable() }) },
    /**
     * Puts a sound into the folder of that ticket, beside what is there. Fails with `forbidden` for a ticket of before,
     * `bad_request` where the folder cannot be written to, `local_storage_full`.
     */
    saveSound: {
      input: z.object({
        ticket: z.string(),
        name: z.string().regex(/^[\w-]{1,100}\.ogg$/),
        bytes: z.instanceof(Uint8Array),
      }),
      output: z.void(),
    },
    storage: { input: z.undefined(), output: recordingsStorageSchema },
    setLimit: {
      input: z.object({ bytes: z.int().min(100_000_000).max(1_000_000_000_000) }),
      output: recordingsStorageSchema,
    },
  },
  events: {},
} as const satisfies BridgeFragment;
