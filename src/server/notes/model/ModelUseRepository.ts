import type { ModelUse } from "../../../shared/notes/modelUse";
import type { Queryable } from "../../platform/database/Database";

/**
 * Owns `language_model_use`: the use of language models by practice and day, also for documents that were deleted
 * since.
 */
export class ModelUseRepository {
  constructor(private readonly db: Queryable) {}

  /**
   * Adds the use for a draft of a visit to its practice's total for today (UTC). Does nothing if there is no such
   * visit.
   */
  async addForVisit(visitId: string, use: ModelUse): Promise<void> {
    await this.db.query(
      `insert into language_model_use as u
         (organization_id, requests, counted, priced, input_tokens, output_tokens, ms, cost_usd)
       select organization_id, $2, $3, $4, $5, $6, $7, $8 from visits where id = $1
       on conflict (organization_id, day) do update set
         requests = u.requests + excluded.requests, counted = u.counted + excluded.counted,
         priced = u.priced + excluded.priced, input_tokens = u.input_tokens + excluded.input_tokens,
         output_tokens = u.output_tokens + excluded.output_tokens, ms = u.ms + excluded.ms,
         cost_usd = u.cost_usd + excluded.cost_usd`,
      [visitId, use.requests, use.counted, use.priced, use.input_tokens, use.output_tokens, use.ms, use.cost_usd],
    );
  }

  /** Returns the sum of a practice's last days, today included. */
  async ofOrganization(organizationId: string, days: number): Promise<ModelUse> {
    // Limited to the largest exact number: a service can report any number of tokens, and the sum must still be shown.
    const sum = (column: keyof ModelUse, type = "bigint"): string =>
      `least(coalesce(sum(${column}), 0), ${Number.MAX_SAFE_INTEGER})::${type} as ${column}`;
    const { rows } = await this.db.query<ModelUse>(
      `select ${sum("requests")}, ${sum("counted")}, ${sum("priced")}, ${sum("input_tokens")}, ${sum("output_tokens")},
         ${sum("ms")}, ${sum("cost_usd", "float8")}
       from language_model_use where organization_id = $1 and day > (now() at time zone 'UTC')::date - $2::int`,
      [organizationId, days],
    );
    return rows[0]!;
  }
}
