import { z } from "zod";

export const desktopPlatforms = ["windows", "mac", "linux"] as const;
const desktopPlatformSchema = z.enum(desktopPlatforms);
export type DesktopPlatform = z.infer<typeof desktopPlatformSchema>;

export const architectures = ["x64", "arm64", "ia32", "universal"] as const;

/** A file of a release. `bytes` is null if the feed does not state it; `sha512` is base64, as in the feed. */
const downloadFileSchema = z.object({
  name: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  bytes: z.number().int().positive().nullable(),
  sha512: z.string(),
  architecture: z.enum(architectures).nullable(),
});
export type DownloadFile = z.infer<typeof downloadFileSchema>;

/** The newest release for one platform. `notes` is plain text. */
const releaseSchema = z.object({
  platform: desktopPlatformSchema,
  version: z.string(),
  released_at: z.iso.datetime().nullable(),
  notes: z.string().nullable(),
  files: z.array(downloadFileSchema).min(1),
});
export type Release = z.infer<typeof releaseSchema>;

/**
 * `GET /api/v1/downloads`. `not_set`: this server has no update feed; `unavailable`: the feed could not be read. A
 * platform has two releases if its files for two architectures differ in version, and can have none.
 */
export const downloadsSchema = z.object({
  feed: z.enum(["ok", "not_set", "unavailable"]),
  releases: z.array(releaseSchema),
  /** Platforms whose part of the feed could not be read. */
  failing: z.array(desktopPlatformSchema),
});
export type Downloads = z.infer<typeof downloadsSchema>;
