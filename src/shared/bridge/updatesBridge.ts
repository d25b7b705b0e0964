import { z } from "zod";
import type { BridgeFragment } from "./fragment";

export const updateInfoSchema = z.object({
  version: z.string(),
  /** Plain text: it is shown as it stands, whatever is in it. */
  releaseNotes: z.string().nullable(),
});
export type UpdateInfo = z.infer<typeof updateInfoSchema>;

export const downloadProgressSchema = z.object({
  /** Whole percents. 100 is said of an update that was verified and nothing else: it is `downloaded` then. */
  percent: z.int().min(0).max(99),
  bytesPerSecond: z.number().nonnegative(),
});
export type DownloadProgress = z.infer<typeof downloadProgressSchema>;

/** What failed, in the words of the product text. */
export const updateErrorTexts = {
  check: "Failed to check for updates",
  download: "Failed to download update",
  install: "Failed to install update",
} as const;
export const updateSteps = ["check", "download", "install"] as const;
export type UpdateStep = (typeof updateSteps)[number];

export const updateStateSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("idle") }),
  z.object({ status: z.literal("checking") }),
  updateInfoSchema.extend({ status: z.literal("available") }),
  z.object({ status: z.literal("not-available"), checkedAt: z.iso.datetime() }),
  updateInfoSchema.extend({ status: z.literal("downloading"), ...downloadProgressSchema.shape }),
  updateInfoSchema.extend({ status: z.literal("downloaded") }),
  z.object({
    status: z.literal("error"),
    /** What can be tried again. */
    step: z.enum(updateSteps),
    text: z.enum(updateErrorTexts),
    /** The update it was about; null where none was found. */
    update: updateInfoSchema.nullable(),
  }),
]);
export type UpdateState = z.infer<typeof updateStateSchema>;

export const updatesSchema = z.object({
  state: updateStateSchema,
  /** Version of this app, e.g. "1.5.1". */
  installed: z.string(),
  /** When the feed was last read whole; null where it never was. */
  checkedAt: z.iso.datetime().nullable(),
  autoDownload: z.boolean(),
  allowPrerelease: z.boolean(),
});
export type UpdatesStatus = z.infer<typeof updatesSchema>;

const status = { input: z.undefined(), output: updatesSchema };
const choice = { input: z.boolean(), output: updatesSchema };

/** Updates of the desktop app. What fails is a state: a verb answers how things stand after it. */
export const updatesBridge = {
  requests: {
    state: status,
    check: status,
    download: status,
    /** Ends the app and starts the new version. Fails with `recording_elsewhere` while a recording runs. */
    install: status,
    setAutoDownload: choice,
    setAllowPrerelease: choice,
  },
  events: { changed: updatesSchema },
} as const satisfies BridgeFragment;
