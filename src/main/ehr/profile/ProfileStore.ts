import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { EhrProfileSummary } from "../../../shared/ehr/ehrProfileSummary";
import { writeFileDurably } from "../../../server/platform/files/writeFileDurably";
import type { EhrProfile } from "./ehrProfile";
import { parseProfile } from "./parseProfile";

/** The EHR profiles on this computer, one JSON file each. */
export class ProfileStore {
  private loaded: EhrProfile[] = [];

  constructor(private readonly folder: string) {}

  /** All profiles, the one stored last at the end. Empty until `load` has finished. */
  get all(): readonly EhrProfile[] {
    return this.loaded;
  }

  /** Reads the profiles. A file that cannot be read or is not a valid profile is ignored and kept. */
  async load(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    const texts = names
      .filter((name) => name.endsWith(".json"))
      .map((name) => readFile(join(this.folder, name), "utf8").catch(() => ""));
    const files = (await Promise.all(texts)).flatMap((text) => storedOf(text) ?? []);
    this.loaded = files
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .map(({ profile }) => parseProfile(profile))
      .flatMap((parsed) => (parsed.ok ? [parsed.profile] : []));
  }

  /** Stores a profile in place of the one with the same id. */
  async put(profile: EhrProfile): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = { at: new Date().toISOString(), profile };
    writeFileDurably(join(this.folder, `${profile.id}.json`), JSON.stringify(file, null, 2));
    this.loaded = [...this.loaded.filter(({ id }) => id !== profile.id), profile];
  }

  /** @returns whether there was such a profile. */
  async remove(id: string): Promise<boolean> {
    const isKnown = this.byId(id) !== null;
    if (isKnown) await rm(join(this.folder, `${id}.json`), { force: true });
    this.loaded = this.loaded.filter((profile) => profile.id !== id);
    return isKnown;
  }

  byId(id: string): EhrProfile | null {
    return this.loaded.find((profile) => profile.id === id) ?? null;
  }

  /** Returns the profile of an origin; if there are several, the one stored last. */
  byOrigin(origin: string | null): EhrProfile | null {
    return this.loaded.findLast(({ origins }) => origin !== null && origins.includes(origin)) ?? null;
  }
}

/** Parses a stored file; null if it is damaged. */
function storedOf(text: string): { at: string; profile: unknown } | null {
  try {
    const { at, profile } = JSON.parse(text) as { at: unknown; profile: unknown };
    return typeof at === "string" ? { at, profile } : null;
  } catch {
    return null;
  }
}

/** Returns what the settings list of a profile. */
export const summaryOf = ({ id, name, version, origins, note }: EhrProfile): EhrProfileSummary => ({
  id,
  name,
  version,
  origins,
  fields: note?.fields.map(({ label, section }) => label ?? [section].flat().join(" + ")) ?? [],
});
