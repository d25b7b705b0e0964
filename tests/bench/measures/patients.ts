import type { Client } from "../client";
import { percentile, type Result } from "../result";

const total = 100_000;
const atOnce = 100;
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
  "zzzz nobody",
  "",
];

/** The n-th invented patient: a common first name, and a family name that is common or one of 1,728. */
function patientOf(n: number): object {
  const rare = [n, Math.floor(n / 12), Math.floor(n / 144)].map((at) => syllables[at % 12]).join("");
  const born = new Date(Date.UTC(1930, 0, 1 + ((n * 37) % 34_000))).toISOString().slice(0, 10);
  return {
    given_name: given[n % 12],
    family_name: n % 3 === 0 ? family[Math.floor(n / 12) % 10] : rare,
    birth_date: born,
    record_numbers: [{ system: "MRN", value: String(400_000 + n) }],
  };
}

/** Measures searches by names, birth date, record number and without matches, with 100,000 patients of one practice. */
export async function measurePatients(client: Client): Promise<Result[]> {
  for (let made = 0; made < total; made += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, (_, index) => client.json("POST", "/patients", patientOf(made + index))),
    );
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
