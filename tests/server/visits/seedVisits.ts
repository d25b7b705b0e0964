import { randomUUID } from "node:crypto";
import type { Platform } from "../../../src/server/services";
import { prefixTokens, searchWords } from "../../../src/server/visits/searchTokens";
import { visitContext } from "../../../src/server/visits/visitRow";
import type { TestUser } from "../testServer";

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
const spoken =
  "how are you getting with the metformin twice day meals left knee three weeks after cleared gutters worst going down stairs " +
  "pressure still high today would like lisinopril from ten twenty milligrams once daily locking giving way swelling";

/** Visits with names, reasons and about 300 spoken words each, a minute apart, written straight into the tables. */
export async function seedVisits({ database, vault }: Platform, user: TestUser, total: number): Promise<void> {
  const common = searchWords(spoken).map((word) => vault.token(word));
  const filler = Array.from({ length: 3_000 }, (_, n) => vault.token(`filler${n}`));
  for (let start = 0; start < total; start += 500) {
    const rows: unknown[][] = Array.from({ length: Math.min(500, total - start) }, (_, index) => {
      const n = start + index;
      const id = randomUUID();
      const text = {
        title: null,
        patient_name: `${given[n % 8]} ${family[Math.floor(n / 8) % 8]} ${n}`,
        reason: reasons[n % 4] ?? null,
      };
      const words = common.filter((_, k) => (n * 7 + k * 3) % 5 !== 0);
      const rare = Array.from({ length: 260 }, (_, k) => filler[(n * 31 + k * 17) % 3_000]);
      return [
        id,
        vault.sealJson(text, visitContext(id)).toString("hex"),
        statuses[n % 10],
        prefixTokens(vault, [text.patient_name, text.reason]),
        [...words, ...rare, vault.token(`rareword${n}`)],
        n,
      ];
    });
    await database.query(
      `insert into visits (id, organization_id, owner_id, template_id, sealed, status, search_tokens, transcript_tokens, created_at)
       select (r->>0)::uuid, $2, $3, 'soap', decode(r->>1, 'hex'), r->>2,
         array(select jsonb_array_elements_text(r->3)::bigint), array(select jsonb_array_elements_text(r->4)::bigint),
         now() - make_interval(mins => (r->>5)::int)
       from jsonb_array_elements($1::jsonb) r`,
      [JSON.stringify(rows), user.organizationId, user.id],
    );
  }
}
