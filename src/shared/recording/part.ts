import { z } from "zod";

/**
 * The piece of a take that is journalled, uploaded and acknowledged: whole Ogg pages, up to about a second of audio.
 * The first part of a take begins with the stream's headers.
 */
export const partSchema = z.object({
  /** Counts the parts of a take from 0. */
  seq: z.number().int().nonnegative(),
  /** Where the part ends, in milliseconds of its take. */
  endMs: z.number().int().nonnegative(),
  bytes: z.instanceof(Uint8Array),
});
export type Part = z.infer<typeof partSchema>;
