import { parse } from "yaml";
import { z } from "zod";
import type { architectures, DesktopPlatform, DownloadFile, Release } from "../../shared/downloads/downloads";
import { releaseNotesSchema, releaseNotesText } from "../../shared/downloads/releaseNotesText";

/** The fields of electron-builder's channel files (`latest.yml` and others) that are used here. */
const channelSchema = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/),
  releaseDate: z.string().nullish(),
  releaseNotes: releaseNotesSchema.nullish(),
  files: z
    .array(
      z.object({
        url: z.string().min(1).max(2_000),
        sha512: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
        size: z.number().int().positive().nullish(),
      }),
    )
    .min(1)
    .max(50),
});

/** File extensions of installers in the order in which a release lists them; other files come last. */
const installers = [".exe", ".msi", ".dmg", ".pkg", ".appimage", ".deb", ".rpm"];

/**
 * Parses a channel file of an update feed into a release.
 * @param address absolute address of the file, against which addresses in it are resolved.
 * @throws {Error} if the text is not YAML or not a channel file, or lists an address that is not http(s).
 */
export function readChannel(text: string, platform: DesktopPlatform, address: URL): Release {
  const channel = channelSchema.parse(parse(text, { schema: "core", maxAliasCount: 10, logLevel: "error" }));
  const files = channel.files.map(({ url, sha512, size }): DownloadFile => {
    const absolute = new URL(url, address);
    if (!/^https?:$/.test(absolute.protocol)) throw new Error("a file's address is not http or https");
    const name = decodeURIComponent(absolute.pathname.split("/").at(-1) ?? "");
    return { name, url: absolute.href, bytes: size ?? null, sha512, architecture: architectureOf(name) };
  });
  return {
    platform,
    version: channel.version,
    released_at: isoDate(channel.releaseDate),
    notes: releaseNotesText(channel.releaseNotes),
    files: files.toSorted((a, b) => rank(a.name) - rank(b.name)),
  };
}

/**
 * Merges the files of releases with the same platform and version: the feed has a channel file per Linux architecture.
 */
export function mergeReleases(releases: readonly Release[]): Release[] {
  const merged: Release[] = [];
  for (const release of releases) {
    const same = merged.find(({ platform, version }) => platform === release.platform && version === release.version);
    if (!same) merged.push({ ...release, files: [...release.files] });
    else same.files.push(...release.files.filter(({ url }) => same.files.every((file) => file.url !== url)));
  }
  return merged;
}

/** Returns a file's position in the order of `installers`. */
function rank(name: string): number {
  const index = installers.findIndex((ending) => name.toLowerCase().endsWith(ending));
  return index === -1 ? installers.length : index;
}

/** Returns the architecture in a file's name; null if it has none. */
function architectureOf(name: string): (typeof architectures)[number] | null {
  if (/universal/i.test(name)) return "universal";
  if (/arm64|aarch64/i.test(name)) return "arm64";
  if (/x64|x86_64|amd64/i.test(name)) return "x64";
  return /ia32|i386|x86(?!_64)/i.test(name) ? "ia32" : null;
}

/** Returns a date as ISO 8601; null if it is absent or invalid. */
function isoDate(text: string | null | undefined): string | null {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
