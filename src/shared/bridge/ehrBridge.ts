import { z } from "zod";
import type { BridgeFragment } from "./BridgeFragment";

/** Why the browser could not be opened. The screen has a sentence for each reason. */
export const ehrFaults = ["browser_missing", "setting_wrong", "profile_in_use", "not_started"] as const;
export type EhrFault = (typeof ehrFaults)[number];

export const ehrStatusSchema = z.object({
  /** Whether the browser we opened is running, even if its page has crashed. */
  isRunning: z.boolean(),
  /** Whether we are connected to it and its current page has not crashed. */
  browserConnected: z.boolean(),
  /**
   * Origin and path of the page that was last opened or navigated; no query, which can name a patient. Null for the
   * browser's own pages.
   */
  currentPage: z.object({ url: z.string() }).nullable(),
  /** Always null: this version does not extract patients from an EHR page. */
  currentPatient: z.null(),
  /** Why the last launch failed; null if it succeeded, is under way, or there was none. */
  fault: z.enum(ehrFaults).nullable(),
});
export type EhrStatus = z.infer<typeof ehrStatusSchema>;

/** The browser with the clinician's EHR. No verb fails: `launch` returns false, and the status has the reason. */
export const ehrBridge = {
  requests: {
    /**
     * Opens the browser, or brings the open one to the front. @returns whether it is open; the status has the reason if
     * not.
     */
    launch: { input: z.undefined(), output: z.boolean() },
    /** Closes the browser with all its pages. @returns whether there was one to close. */
    close: { input: z.undefined(), output: z.boolean() },
    status: { input: z.undefined(), output: ehrStatusSchema },
  },
  events: {},
} as const satisfies BridgeFragment;
