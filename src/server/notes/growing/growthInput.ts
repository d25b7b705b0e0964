import type { Pronouns } from "../../../shared/patients/patient";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";

/** What a growing note was drafted with. `speakers` has the speaker of each line (`whoSaid`), in spoken order. */
interface GrowthInput {
  speakers: readonly string[];
  /** Pronouns of the patient; null if they were not known. */
  pronouns: Pronouns | null;
}

/**
 * A draft of a growing note. `grownMs`: length of the speech that it was drafted from, in milliseconds; `from`: its
 * `GrowthInput`, sealed.
 */
export interface GrownDraft {
  grownMs: number;
  from: Buffer;
  engine: string;
  template: { id: string; version: number };
}

const grownContext = (id: string): string => `document grown:${id}`;

/** Seals what the note with this `id` was drafted with, with the key of its visit. */
export async function sealGrowthInput(
  { vault, database }: { vault: Vault; database: Queryable },
  visitId: string,
  id: string,
  from: GrowthInput,
): Promise<Buffer> {
  return (await vault.key(database, "visit", visitId)).sealJson(from, grownContext(id));
}

/** Opens what `sealGrowthInput` sealed for the note `id`. */
export async function openGrowthInput(
  { vault, database }: { vault: Vault; database: Queryable },
  id: string,
  sealed: Buffer,
): Promise<GrowthInput> {
  return (await vault.opener(database, [sealed])).openJson<GrowthInput>(sealed, grownContext(id));
}
