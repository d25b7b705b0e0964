import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { patientTokens } from "../../../src/server/patients/patientTokens";
import { patientContext, type PatientText, summaryOf } from "../../../src/server/patients/patientText";
import { masterKey } from "../../../src/server/platform/crypto/masterKey";
import { openVault } from "../../../src/server/platform/crypto/openVault";
import { Database } from "../../../src/server/platform/database/Database";
import { EmbeddedPostgres } from "../../../src/server/platform/database/EmbeddedPostgres";
import type { Client } from "../Client";
import { percentile, type Result } from "../result";

/** Number of patients, and how many are inserted at a time. */
const total = 100_000;
const atOnce = 2_000;
const given = [
  "Harold",
  "Inés",
  "Tomasz",
  "Ruth",
  "Aoife",
  "Samuel",
  "Lucía",
  "George",
  "Mei-Lin",
  "小明",
  "민준",
  "Иван",
];
const family = ["Whitfield", "Carvalho", "Bielski", "Adeyemi", "Brennan", "Okafor", "Fernández", "王", "김", "Петров"];
const syllables = ["ba", "ko", "ri", "ma", "ten", "lo", "shi", "van", "der", "pel", "qui", "zor"];
const searched = [
  "whit har",
  "carv",
  "bakorima",
  "3/14/1957",
  "whitfield 3/14/1957",
  "447183",
  "MRN447183",
  "王",
  "ива",
  "zzzz none",
  "",
];

/** The n-th invented patient: a common first name, and a family name that is common or one of 1,728. */
function patientOf(n: number): PatientText {
  const rare = [n, Math.floor(n / 12), Math.floor(n / 144)].map((at) => syllables[at % 12]).join("");
  return {
    given_name: given[n % 12] ?? "",
    family_name: (n % 3 === 0 ? family[Math.floor(n / 12) % 10] : rare) ?? "",
    birth_date: new Date(Date.UTC(1930, 0, 1 + ((n * 37) % 34_000))).toISOString().slice(0, 10),
    sex: "unknown",
    pronouns: null,
    record_numbers: [{ system: "MRN", value: String(400_000 + n) }],
    phone: null,
    language: null,
  };
}

/** Inserts the patients straight into the product's database, for the organization of its newest user. */
async function seed(dataDir: string): Promise<void> {
  const database = new Database(new EmbeddedPostgres(join(dataDir, "postgres"), () => {}).connection, () => {});
  const vault = await openVault(database, masterKey(dataDir, undefined));
  const { rows: users } = await database.query<{ organization_id: string }>(
    "select organization_id from users order by created_at desc limit 1",
  );
  const organizationId = users[0]?.organization_id ?? "";
  const tokenOf = await vault.tokensOf(database, "organization", organizationId, "patients");
  for (let made = 0; made < total; made += atOnce) {
    const seeded = Array.from({ length: atOnce }, async (_, index) => {
      const [id, text] = [randomUUID(), patientOf(made + index)];
      const tokens = patientTokens(tokenOf, summaryOf(id, text));
      const { key, store } = await vault.newKey(database, { kind: "patient", id }, organizationId);
      await store(database);
      return [id, key.sealJson(text, patientContext(id)).toString("hex"), `{${tokens.join(",")}}`, made + index];
    });
    const rows = await Promise.all(seeded);
    await database.query(
      `insert into patients (id, organization_id, sealed, search_tokens, survivor_id, last_used_at)
       select (r->>0)::uuid, $2, decode(r->>1, 'hex'), (r->>2)::bigint[], (r->>0)::uuid,
         now() - make_interval(secs => (r->>3)::int) from jsonb_array_elements($1::jsonb) r`,
      [JSON.stringify(rows), organizationId],
    );
  }
  await database.query("analyze patients"); // as autovacuum does after so many rows
  await database.close();
}

/**
 * Measures searches by names, birth date, record number and without matches, with 100,000 patients of one practice.
 * @param client of the newest user.
 */
export async function measurePatients(client: Client, dataDir: string): Promise<Result[]> {
  await seed(dataDir);
  const times: number[] = [];
  for (let round = 0; round < 30; round++)
    for (const q of searched) {
      const started = performance.now();
      await client.json("GET", `/patients?limit=20&q=${encodeURIComponent(q)}`);
      times.push(performance.now() - started);
    }
  const value = percentile(times, 0.95);
  return [{ name: "patients search in 100,000 (p95)", value, unit: "ms", budget: 100 }];
}
