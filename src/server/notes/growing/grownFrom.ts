import type { Pronouns } from "../../../shared/patients/patient";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";

/** What a growing note was drafted with. `speakers` has who said each line (`whoSaid`), in spoken order. */
interface GrownFrom {
  speakers: readonly string[];
  /** Null if they were not known. */
  pronouns: Pronouns | null;
}

/** A draft of a growing note: speech in milliseconds that it was drafted from, and `GrownFrom`, sealed. */
export interface Grown {
  grownMs: number;
  from: Buffer;
  engine: string;
  template: { id: string; version: number };
}

const grownContext = (id: string): string => `document grown:${id}`;

/** Seals what the note `id` of a visit was drafted with. */
export async function sealGrownFrom(
  { vault, database }: { vault: Vault; database: Queryable },
  visitId: string,
  id: string,
  from: GrownFrom,
): Promise<Buffer> {
  return (await vault.key(database, "visit", visitId)).sealJson(from, grownContext(id));
}

/** Opens what `sealGrownFrom` sealed for the note `id`. */
export async function openGrownFrom(
  { vault, database }: { vault: Vault; database: Queryable },
  id: string,
  sealed: Buffer,
): Promise<GrownFrom> {
  return (await vault.opener(database, [sealed])).openJson<GrownFrom>(sealed, grownContext(id));
}
