import type { FastifyBaseLogger } from "fastify";
import type { DesktopPlatform, Downloads, Release } from "../../shared/downloads/downloads";
import { fetchText, type FetchLimits } from "./fetchText";
import { mergeReleases, readChannel } from "./readChannel";

/** The channel files of an electron-builder feed by platform; each Linux architecture has its own. */
const channels: readonly { platform: DesktopPlatform; file: string }[] = [
  { platform: "windows", file: "latest.yml" },
  { platform: "mac", file: "latest-mac.yml" },
  { platform: "linux", file: "latest-linux.yml" },
  { platform: "linux", file: "latest-linux-arm64.yml" },
];

const limits: FetchLimits = { timeoutMs: 5_000, maxBytes: 256 * 1024 };
/** How long an answer is cached, in milliseconds: a complete one, and one with failures. */
const kept = { good: 5 * 60_000, failing: 30_000 };

/** The desktop releases of an update feed, cached for a few minutes. */
export class UpdateFeed {
  private known: { downloads: Promise<Downloads>; until: number } | null = null;

  /** @param address the feed's folder; undefined if none is set. */
  constructor(
    private readonly address: string | undefined,
    private readonly log: Pick<FastifyBaseLogger, "warn">,
    private readonly allowed: FetchLimits = limits,
    private readonly now: () => number = Date.now,
    private readonly readText: typeof fetchText = fetchText,
  ) {}

  /** The available downloads. Never rejects; failures of the feed are part of the answer. */
  async downloads(): Promise<Downloads> {
    if (this.address === undefined) return { feed: "not_set", releases: [], failing: [] };
    if (this.known && this.known.until > this.now()) return this.known.downloads;
    const asked = { downloads: this.read(this.address), until: Infinity }; // concurrent callers share one read
    this.known = asked;
    const downloads = await asked.downloads;
    asked.until = this.now() + (downloads.failing.length > 0 ? kept.failing : kept.good);
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

  /** Null if the feed has no such file. */
  private async readOne(
    { platform, file }: (typeof channels)[number],
    folder: URL,
  ): Promise<Release | null | "failing"> {
    const address = new URL(file, folder);
    try {
      const text = await this.readText(address, this.allowed);
      return text === null ? null : readChannel(text, platform, address);
    } catch (error) {
      this.log.warn({ file, fault: faultOf(error) }, "Update feed file could not be read");
      return "failing";
    }
  }
}

/** The first line only, because YAML errors quote the text below it. */
function faultOf(error: unknown): string {
  const { name, message } = error as Error;
  return `${name}: ${message.split("\n")[0]?.slice(0, 200)}`;
}
