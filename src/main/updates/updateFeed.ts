import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { isLoopbackHost } from "../../shared/isLoopbackHost";

/**
 * Whether the feed or its files may be fetched from this address. The feed contains the digests of what is installed,
 * so it must not be modified in transit; http is allowed only for this computer. Pure.
 */
export const isSafeAddress = ({ protocol, hostname }: Pick<URL, "protocol" | "hostname">): boolean =>
  protocol === "https:" || (protocol === "http:" && isLoopbackHost(hostname));

/** `app-update.yml` as electron-builder writes it; other fields, e.g. publisher names, are kept unchanged. */
const configSchema = z.looseObject({ provider: z.literal("generic"), url: z.url() });
type FeedConfig = z.infer<typeof configSchema>;

interface FeedSources {
  /** `CHARTSIDE_UPDATE_FEED_URL`; replaces the address the app was packaged with. */
  address: string | undefined;
  /** `app-update.yml` of the packaged app; may be missing. */
  packagedPath: string;
  /** Path that the configuration is written to if the address is replaced. */
  ownPath: string;
}

/** The address of the feed, and the file that configures electron-updater for it. */
export interface UpdateFeed {
  /** electron-updater reads the rest of its configuration from here, above all the trusted publishers. */
  configPath: string;
  url: URL;
}

/**
 * Returns the feed of this app. If `address` is set, writes the configuration with it to `ownPath`.
 * @throws {Error} if there is no feed, its configuration is invalid or its address is not safe.
 */
export async function updateFeed({ address, packagedPath, ownPath }: FeedSources): Promise<UpdateFeed> {
  const packaged = await readConfig(packagedPath);
  const config = address ? configSchema.parse({ ...packaged, provider: "generic", url: address }) : packaged;
  if (!config) throw new Error("This app has no update feed.");
  const url = new URL(config.url);
  if (!isSafeAddress(url) || url.username) throw new Error("The update feed must be reached over https.");
  if (!address) return { configPath: packagedPath, url };
  const own = { updaterCacheDirName: "chartside-updater", useMultipleRangeRequest: false, ...config };
  await mkdir(dirname(ownPath), { recursive: true });
  await writeFile(ownPath, JSON.stringify(own)); // JSON is YAML
  return { configPath: ownPath, url };
}

async function readConfig(path: string): Promise<FeedConfig | null> {
  try {
    return configSchema.parse(parse(await readFile(path, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
