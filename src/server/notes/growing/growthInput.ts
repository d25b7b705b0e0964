import type { Pronouns } from "../../../shared/patients/patient";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";

/** What a growing note was drafted with. `speakers` has who said each line (`whoSaid`), in spoken order. */
interface GrowthInput {
  speakers: readonly string[];
  /** Null if they were not known. */
  pronouns: Pronouns | null;
}

/** A draft of a growing note: speech in milliseconds that it was drafted from, and `GrowthInput`, sealed. */
export interface GrownDraft {
  grownMs: number;
  from: Buffer;
  engine: string;
  template: { id: string; version: number };
}

const grownContext = (id: string): string => `document grown:${id}`;

/** Seals what the note `id` of a visit was drafted with. */
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
