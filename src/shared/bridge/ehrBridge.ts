import { z } from "zod";
import type { BridgeFragment } from "./fragment";

/** Why the browser could not be opened; the screen has a sentence for each. */
export const ehrFaults = ["browser_missing", "setting_wrong", "profile_in_use", "not_started"] as const;
export type EhrFault = (typeof ehrFaults)[number];

export const ehrStatusSchema = z.object({
  /** The browser we opened runs, whatever became of its page. */
  isRunning: z.boolean(),
  /** We are connected with it, and its current page has not crashed. */
  browserConnected: z.boolean(),
  /** The page that was opened or moved last: origin and path, for the query may name a patient. Null for pages of the browser itself. */
  currentPage: z.object({ url: z.string() }).nullable(),
  /** Always null: nobody has taught this version where an EHR shows its patient. */
  currentPatient: z.null(),
  /** Why the last launch failed; null where it did not. */
  fault: z.enum(ehrFaults).nullable(),
});
export type EhrStatus = z.infer<typeof ehrStatusSchema>;

/** The browser that the clinician's health record is open in. What fails answers false, empty or null, quietly. */
export const ehrBridge = {
  requests: {
    /** Opens it, or brings the one that is open to the front. @returns whether it is open; the status has why not. */
    launch: { input: z.undefined(), output: z.boolean() },
    /** Closes it with all its pages. @returns whether there was one to close. */
    close: { input: z.undefined(), output: z.boolean() },
    status: { input: z.undefined(), output: ehrStatusSchema },
  },
  events: {},
} as const satisfies BridgeFragment;
