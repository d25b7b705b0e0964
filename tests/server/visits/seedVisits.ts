import { randomUUID } from "node:crypto";
import type { ServerContext } from "../../../src/server/platform/ServerContext";
import { visitContext } from "../../../src/server/visits/visitRow";
import type { TestUser } from "../testServer";
import { makeVisitKey } from "../makeVisitKey";

const given = ["Harold", "Ines", "Tomasz", "Ruth", "Aoife", "Samuel", "Lucía", "George"];
const family = ["Whitfield", "Carvalho", "Bielski", "Adeyemi", "Brennan", "Okafor", "Fernández", "Papadakis"];
const reasons = ["Blood pressure, left knee", "Asthma review", "Sore throat for three days", "Diabetes follow-up"];
const statuses = [
  "signed",
  "signed",
  "signed",
  "signed",
  "signed",
  "signed",
  "signed",
  "ready",
  "needs_attention",
  "open",
];
/**
 * Inserts visits with names and reasons, a minute apart, straight into the table. Each thousand is one transaction on
 * one connection: on a busy machine a thousand calls at once would wait longer for a connection than the pool allows.
 */
export async function seedVisits(context: ServerContext, user: TestUser, total: number): Promise<void> {
  const { database, vault } = context;
  for (let start = 0; start < total; start += 1_000)
    await database.transaction(async (tx) => {
      const seeded = Array.from({ length: Math.min(1_000, total - start) }, async (_, index) => {
        const n = start + index;
        const id = randomUUID();
        const text = {
          title: null,
          patient_name: `${given[n % 8]} ${family[Math.floor(n / 8) % 8]} ${n}`,
          reason: reasons[n % 4] ?? null,
        };
        const key = await makeVisitKey({ database: tx, vault }, id, user.organizationId);
        return [id, key.sealJson(text, visitContext(id)).toString("hex"), statuses[n % 10], n];
      });
      const rows = await Promise.all(seeded);
      await tx.query(
        `insert into visits (id, organization_id, owner_id, template_id, sealed, status, created_at)
         select (r->>0)::uuid, $2, $3, 'soap', decode(r->>1, 'hex'), r->>2, now() - make_interval(mins => (r->>3)::int)
         from jsonb_array_elements($1::jsonb) r`,
        [JSON.stringify(rows), user.organizationId, user.id],
      );
    });
}
