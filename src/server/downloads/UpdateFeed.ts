import type { FastifyBaseLogger } from "fastify";
import type { DesktopPlatform, Downloads, Release } from "../../shared/downloads/downloads";
import { fetchText, type FetchLimits } from "./fetchText";
import { mergeReleases, readChannel } from "./readChannel";

/** The channel files of an electron-builder feed, with their platforms. Linux has one file per architecture. */
const channels: readonly { platform: DesktopPlatform; file: string }[] = [
  { platform: "windows", file: "latest.yml" },
  { platform: "mac", file: "latest-mac.yml" },
  { platform: "linux", file: "latest-linux.yml" },
  { platform: "linux", file: "latest-linux-arm64.yml" },
];

const defaultLimits: FetchLimits = { timeoutMs: 5_000, maxBytes: 256 * 1024 };
/** How long a result is cached, in milliseconds: complete, or with files that could not be read. */
const cacheMs = { complete: 5 * 60_000, failing: 30_000 };

/** Reads the desktop releases of an update feed and caches them for a few minutes. */
export class UpdateFeed {
  private cached: { downloads: Promise<Downloads>; until: number } | null = null;

  /** @param address http(s) address of the feed's folder; undefined if none is set. */
  constructor(
    private readonly address: string | undefined,
    private readonly log: Pick<FastifyBaseLogger, "warn">,
    private readonly fetchLimits: FetchLimits = defaultLimits,
    private readonly now: () => number = Date.now,
    private readonly readText: typeof fetchText = fetchText,
  ) {}

  /**
   * Returns the available downloads. A feed that cannot be read does not reject: `feed` is then `unavailable`, or
   * `failing` lists the platforms whose file could not be read.
   */
  async downloads(): Promise<Downloads> {
    if (this.address === undefined) return { feed: "not_set", releases: [], failing: [] };
    if (this.cached && this.cached.until > this.now()) return this.cached.downloads;
    const entry = { downloads: this.read(this.address), until: Infinity }; // concurrent callers share one read
    this.cached = entry;
    const downloads = await entry.downloads;
    entry.until = this.now() + (downloads.failing.length > 0 ? cacheMs.failing : cacheMs.complete);
    return downloads;
  }

  private async read(address: string): Promise<Downloads> {
    const folder = new URL(address);
    if (!folder.pathname.endsWith("/")) folder.pathname += "/";
    const results = await Promise.all(channels.map((channel) => this.readOne(channel, folder)));
    const read = results.filter((result) => result !== null && result !== "failing");
    const failing = [...new Set(channels.filter((_, index) => results[index] === "failing").map((c) => c.platform))];
    const isDown = failing.length > 0 && read.length === 0;
    return { feed: isDown ? "unavailable" : "ok", releases: mergeReleases(read), failing };
  }

  /** Reads one channel file. Null if the feed has no such file; `failing`, after a warning, if it cannot be read. */
  private async readOne(
    { platform, file }: (typeof channels)[number],
    folder: URL,
  ): Promise<Release | null | "failing"> {
    const address = new URL(file, folder);
    try {
      const text = await this.readText(address, this.fetchLimits);
      return text === null ? null : readChannel(text, platform, address);
    } catch (error) {
      this.log.warn({ file, fault: faultOf(error) }, "Update feed file could not be read");
      return "failing";
    }
  }
}

/** Maximum length of a fault in the log, in characters. */
const maxFault = 200;

/** Returns an error's name and the first line of its message, because YAML errors quote the file in further lines. */
function faultOf(error: unknown): string {
  const { name, message } = error as Error;
  return `${name}: ${message.split("\n")[0]?.slice(0, maxFault)}`;
}
