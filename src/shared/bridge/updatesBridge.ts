import { z } from "zod";
import type { BridgeFragment } from "./BridgeFragment";

const updateInfoSchema = z.object({
  version: z.string(),
  /** Plain text: shown without interpreting markup. */
  releaseNotes: z.string().nullable(),
});
export type UpdateInfo = z.infer<typeof updateInfoSchema>;

const downloadProgressSchema = z.object({
  /** Whole percent up to 99; a verified download has the state `downloaded` instead. */
  percent: z.int().min(0).max(99),
  bytesPerSecond: z.number().nonnegative(),
});

/**
 * The message for each step that can fail (P8 of docs/product-coverage.md), and for a feed that this app's key did not
 * sign (`notSigned`) or that is older than one read before: at first (`behind`), and after three days (`outdated`).
 */
export const updateErrorTexts = {
  check: "Failed to check for updates",
  download: "Failed to download update",
  install: "Failed to install update",
  behind:
    "This copy of the update feed is older than the one read before, so nothing was installed. Chartside checks again later.",
  outdated:
    "The update feed is older than one this app has read before, so updates may be withheld. Contact your practice’s admin.",
  notSigned:
    "The update feed is not signed by Chartside’s key, so nothing was installed. Contact your practice’s admin.",
} as const;
const updateSteps = ["check", "download", "install"] as const;
export type UpdateStep = (typeof updateSteps)[number];

const updateStateSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("idle") }),
  z.object({ status: z.literal("checking") }),
  updateInfoSchema.extend({ status: z.literal("available") }),
  z.object({ status: z.literal("not-available"), checkedAt: z.iso.datetime() }),
  updateInfoSchema.extend({ status: z.literal("downloading"), ...downloadProgressSchema.shape }),
  updateInfoSchema.extend({ status: z.literal("downloaded") }),
  z.object({
    status: z.literal("error"),
    /** The step that failed; it can be retried. */
    step: z.enum(updateSteps),
    text: z.enum(updateErrorTexts),
    /** The update concerned; null if none was found. */
    update: updateInfoSchema.nullable(),
  }),
]);
export type UpdateState = z.infer<typeof updateStateSchema>;

export const updatesSchema = z.object({
  state: updateStateSchema,
  /** Version of this app, e.g. "1.5.1". */
  installed: z.string(),
  /** When the update feed was last read successfully; null if never. */
  checkedAt: z.iso.datetime().nullable(),
  /** When the update feed was signed, if that is so long ago that updates may be withheld; otherwise null. */
  oldFeedAt: z.iso.datetime().nullable(),
  autoDownload: z.boolean(),
  allowPrerelease: z.boolean(),
});
export type UpdatesStatus = z.infer<typeof updatesSchema>;

const status = { input: z.undefined(), output: updatesSchema };
const choice = { input: z.boolean(), output: updatesSchema };

/** Updates of the desktop app. Every verb returns the status after it; a failed step is a state, not an error. */
export const updatesBridge = {
  requests: {
    state: status,
    check: status,
    download: status,
    /** Quits the app and installs the downloaded version. Fails with `conflict` while a recording runs. */
    install: status,
    setAutoDownload: choice,
    setAllowPrerelease: choice,
  },
  events: { changed: updatesSchema },
} as const satisfies BridgeFragment;
