import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether the feed, or what it leads to, may be asked at this address: the feed names the digests of what is installed, so
 * nobody may write to it on the way. http is for a server on this computer. Pure.
 */
export const isSafeAddress = ({ protocol, hostname }: Pick<URL, "protocol" | "hostname">): boolean =>
  protocol === "https:" || (protocol === "http:" && loopbackHosts.has(hostname));

/** `app-update.yml` as electron-builder writes it; names of publishers and the like go on as they are. */
const configSchema = z.looseObject({ provider: z.literal("generic"), url: z.url() });
type FeedConfig = z.infer<typeof configSchema>;

export interface FeedPlaces {
  /** `CHARTSIDE_UPDATE_FEED_URL`: takes the place of the address the app was packaged with. */
  address: string | undefined;
  /** `app-update.yml` of the packaged app; there may be none. */
  packagedPath: string;
  /** Where the configuration is written when the address was replaced. */
  ownPath: string;
}

export interface UpdateFeed {
  /** For electron-updater: it reads the rest of its configuration there, the publishers it trusts above all. */
  configPath: string;
  url: URL;
}

/** The feed of this app. @throws {Error} where it has none, or one that must not be used. */
export async function updateFeed({ address, packagedPath, ownPath }: FeedPlaces): Promise<UpdateFeed> {
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
