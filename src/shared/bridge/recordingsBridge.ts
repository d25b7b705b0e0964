import { isDeviceName } from "../files/isDeviceName";
import { z } from "zod";
import { journalTakeChangeSchema, journalTakeSchema } from "../recording/journalTake";
import { partSchema } from "../recording/part";
import type { BridgeFragment } from "./BridgeFragment";

/** Maximum number of parts per read, so that one answer stays small: about 600 kB of a recorded take. */
const maxPartsRead = 200;
/** Smallest and largest size, in bytes, that can be set as the one above which a warning is shown. */
const [minLimit, maxLimit] = [100_000_000, 1_000_000_000_000];

/** The space that recordings use, in bytes, and whether they can be decrypted. */
const recordingsStorageSchema = z.object({
  /** Size of the recordings on this computer's disk. */
  used: z.number().int().nonnegative(),
  /** Free space on that disk. */
  free: z.number().int().nonnegative(),
  /** Size above which a warning is shown; recording continues. */
  limit: z.number().int().positive(),
  /** Number of recordings on this computer that cannot be read: their key is missing or the file is damaged. */
  unreadable: z.number().int().nonnegative(),
  /** Whether this computer's keychain protects the key of new recordings; otherwise only file permissions do. */
  isInKeychain: z.boolean(),
});
export type RecordingsStorage = z.infer<typeof recordingsStorageSchema>;

const takeId = z.uuid();

/**
 * Recordings on this computer's disk. Parts are not appended through this bridge but by `PUT` to `partPath` from the
 * worker that records, so that a frozen page loses nothing; they are authorized by the ticket that `begin` returns.
 */
export const recordingsBridge = {
  requests: {
    /** Returns all takes of every user who recorded here, including deleted takes that can be restored. */
    takes: { input: z.undefined(), output: z.array(journalTakeSchema) },
    /** Begins an empty take. Fails with `conflict` if it exists already, `local_storage_full`. */
    begin: { input: z.object({ take: journalTakeSchema }), output: z.object({ ticket: z.string() }) },
    /** Returns up to `limit` parts from `from` on; fewer at the end of the take, none for an unknown take. */
    parts: {
      input: z.object({ takeId, from: z.number().int().nonnegative(), limit: z.int().min(1).max(maxPartsRead) }),
      output: z.array(partSchema),
    },
    /** Does nothing for an unknown take. Fails with `local_storage_full`. */
    change: { input: z.object({ takeId, change: journalTakeChangeSchema }), output: z.void() },
    /** Deletes the take with its parts, permanently. */
    remove: { input: z.object({ takeId }), output: z.void() },
    /** Asks the person for an export folder. @returns a ticket for it; null if none was chosen. */
    chooseFolder: { input: z.undefined(), output: z.object({ ticket: z.string().nullable() }) },
    /**
     * Writes an audio file to the chosen folder; never replaces a file. Fails with `forbidden` for an old ticket,
     * `bad_request` if the folder is not writable or has too many files with the name, `local_storage_full`.
     */
    saveSound: {
      input: z.object({
        ticket: z.string(),
        name: z
          .string()
          .regex(/^[\w-]{1,100}\.ogg$/)
          .refine((name) => !isDeviceName(name)),
        bytes: z.instanceof(Uint8Array),
      }),
      output: z.void(),
    },
    storage: { input: z.undefined(), output: recordingsStorageSchema },
    /** Sets the size above which a warning is shown, in bytes. */
    setLimit: {
      input: z.object({ bytes: z.int().min(minLimit).max(maxLimit) }),
      output: recordingsStorageSchema,
    },
  },
  events: {},
} as const satisfies BridgeFragment;
