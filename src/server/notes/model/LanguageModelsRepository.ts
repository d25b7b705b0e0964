import type { LanguageModel } from "../../../shared/practice/languageModel";
import type { Vault } from "../../platform/crypto/Vault";
import type { Queryable } from "../../platform/database/Database";

/** A practice's own language model. */
export interface OwnModel {
  base_url: string;
  model: string;
  api_key: string | null;
  /** US dollars per million tokens; absent or null if an admin entered none. */
  input_price?: number | null;
  output_price?: number | null;
}

/**
 * The engine that a practice has chosen. `own` is kept while another engine is chosen; `withholds`: whether names and
 * identifiers are withheld from language models.
 */
export interface ChosenModel {
  organizationId: string;
  engine: LanguageModel["engine"];
  own: OwnModel | null;
  withholds: boolean;
}

interface Row {
  organizationId: string;
  engine: LanguageModel["engine"] | null;
  sealed: Buffer | null;
  withholds: boolean | null;
}

const context = (organizationId: string): string => `language model:${organizationId}`;

/** Owns the `language_models` table. A practice without a row uses the server's engine. */
export class LanguageModelsRepository {
  constructor(
    private readonly db: Queryable,
    private readonly vault: Vault,
  ) {}

  /** Returns what a practice has chosen. `lock` locks the practice until the transaction ends. */
  async of(organizationId: string, { lock = false } = {}): Promise<ChosenModel> {
    if (lock) await this.db.query("select 1 from organizations where id = $1 for no key update", [organizationId]);
    const { rows } = await this.db.query<Row>(
      `select organization_id as "organizationId", engine, sealed, withholds from language_models
       where organization_id = $1`,
      [organizationId],
    );
    return this.chosen(rows[0] ?? { organizationId, engine: null, sealed: null, withholds: null });
  }

  /** Returns what the practice of a visit has chosen; null if there is no such visit. */
  async ofVisit(visitId: string): Promise<ChosenModel | null> {
    const { rows } = await this.db.query<Row>(
      `select v.organization_id as "organizationId", m.engine, m.sealed, m.withholds
       from visits v left join language_models m on m.organization_id = v.organization_id where v.id = $1`,
      [visitId],
    );
    return rows[0] ? this.chosen(rows[0]) : null;
  }

  /** Stores what a practice has chosen; its own model is sealed with the practice's key. */
  async set({ organizationId, engine, own, withholds }: ChosenModel): Promise<void> {
    const key = await this.vault.organizationKey(this.db, organizationId);
    await this.db.query(
      `insert into language_models (organization_id, engine, sealed, withholds) values ($1, $2, $3, $4)
       on conflict (organization_id) do update
         set engine = excluded.engine, sealed = excluded.sealed, withholds = excluded.withholds, updated_at = now()`,
      [organizationId, engine, own && key.sealJson(own, context(organizationId)), withholds],
    );
  }

  private async chosen({ organizationId, engine, sealed, withholds }: Row): Promise<ChosenModel> {
    const keys = await this.vault.opener(this.db, [sealed]);
    const own = sealed && keys.openJson<OwnModel>(sealed, context(organizationId));
    return { organizationId, engine: engine ?? "server", own, withholds: withholds ?? true };
  }
}
