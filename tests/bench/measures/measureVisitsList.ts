import type { Client } from "../Client";
import { percentile, type Result } from "../result";

const total = 10_000;
const names = ["Harold", "Ines", "Tomasz", "Ruth", "Aoife", "Samuel", "Lucia", "George"];
const families = ["Whitfield", "Carvalho", "Bielski", "Adeyemi", "Brennan", "Okafor", "Fernandez", "Papadakis"];

const searched = ["whit har", "carv", "okaf sam 77", "a", "h k", "blood whit", "zzzz", "nothing matches this"];

/**
 * Measures the first page of the list, also by status, and searches by names, letters, words and without matches, with
 * 10,000 visits of one clinician.
 */
export async function measureVisitsList(client: Client): Promise<Result[]> {
  for (let made = 0; made < total; made += 50) {
    const batch = Array.from({ length: 50 }, (_, index) => made + index);
    await Promise.all(
      batch.map((n) =>
        client.json("POST", "/visits", {
          patient_name: `${names[n % 8]} ${families[Math.floor(n / 8) % 8]} ${n}`,
          reason: n % 3 === 0 ? "Blood pressure review" : "Cough for three weeks",
        }),
      ),
    );
  }
  const timed = async (path: string): Promise<number> => {
    const started = performance.now();
    await client.json("GET", path);
    return performance.now() - started;
  };
  const pages: number[] = [];
  const searches: number[] = [];
  for (let round = 0; round < 50; round++) {
    for (const filter of ["", "&status=to_finish", "&status=needs_attention"])
      pages.push(await timed(`/visits?limit=50${filter}`));
    searches.push(await timed(`/visits?limit=50&q=${encodeURIComponent(searched[round % searched.length] ?? "")}`));
  }
  return [
    { name: "visits list, first page of 10,000 (p95)", value: percentile(pages, 0.95), unit: "ms", budget: 30 },
    { name: "visits search in 10,000 (p95)", value: percentile(searches, 0.95), unit: "ms", budget: 100 },
  ];
}
