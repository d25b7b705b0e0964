import { writeFileSync } from "node:fs";
import { startSpeechStub } from "../server/transcription/speechStub";
import { type Product, startProduct } from "../web/support/product";
import { Client } from "./Client";
import { measureCommits } from "./measures/measureCommits";
import { measureDesktop } from "./measures/measureDesktop";
import { measureEhr } from "./measures/measureEhr";
import { measureReconnect } from "./measures/measureReconnect";
import { measureGrowth } from "./measures/measureGrowth";
import { measureHostileInput } from "./measures/measureHostileInput";
import { measureLongVisit } from "./measures/measureLongVisit";
import { measureManyVisits } from "./measures/measureManyVisits";
import { measureOnScreen } from "./measures/measureOnScreen";
import { measureRecordingPage } from "./measures/measureRecordingPage";
import { engineMs, measureLiveVisit, measureStopToNote } from "./measures/oneVisit";
import { measureModel } from "./measures/measureModel";
import { measureNotes } from "./measures/measureNotes";
import { measurePatients } from "./measures/measurePatients";
import { measurePages } from "./measures/measurePages";
import { measureColdStart } from "./measures/measureColdStart";
import { measureAnonymousRequests, readSoakSettings } from "./measures/soak";
import { measureVisitsList } from "./measures/measureVisitsList";
import { measureStopInPage } from "./measures/stopInPage";
import { isOver, type Result } from "./result";

/** What `npm run bench -- NAME …` measures on one running product; without names, all of it and `measuresAlone`. */
const measures: Record<string, (product: Product, client: () => Promise<Client>) => AsyncIterable<Result | Result[]>> =
  {
    async *pages(product) {
      yield measurePages(product);
    },
    async *page({ url }) {
      yield measureOnScreen(url);
      yield measureRecordingPage(url);
    },
    async *stop({ url }) {
      yield measureStopInPage(url);
      yield measureReconnect(url);
    },
    async *visit({ process: { pid = 0 }, dataDir }, client) {
      yield measureLiveVisit(await client());
      for (const minutes of [2, 10, 30, 60]) yield measureStopToNote(await client(), minutes);
      yield measureLongVisit(await client(), pid, dataDir);
    },
    async *load({ process: { pid = 0 } }, client) {
      yield measureManyVisits(client, pid, { visits: 50, noteMs: 1_000 });
      yield measureManyVisits(client, pid, { visits: 100, noteMs: 2_000 });
      yield measureManyVisits(client, pid, { visits: 200, noteMs: null });
    },
    async *commits({ dataDir }) {
      yield measureCommits(dataDir);
    },
    async *list(_, client) {
      yield measureVisitsList(await client());
    },
    async *patients({ dataDir }, client) {
      yield measurePatients(await client(), dataDir);
    },
    async *hostile(_, client) {
      yield measureHostileInput(await client());
    },
    async *ehr() {
      yield measureEhr();
    },
    async *starts(product) {
      await product.stop();
      yield measureColdStart(product.dataDir);
      yield measureDesktop();
    },
  };

/** As `measures`, but without a server. */
const measuresAlone: Record<string, () => Result[]> = { notes: measureNotes };

/** As `measures`, but only on request, because of their duration, and with a server of their own. */
const longMeasures: Record<string, () => AsyncIterable<Result | Result[]>> = {
  growth: measureGrowth,
  model: measureModel,
  async *soak() {
    yield measureAnonymousRequests(readSoakSettings());
  },
};

/** Measures the budgets on the built product with a speech engine of known latency. Prints a table and writes JSON. */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const all = [...Object.keys(measures), ...Object.keys(measuresAlone), ...Object.keys(longMeasures)];
  const unknown = named.find((name) => !all.includes(name));
  if (unknown) throw new Error(`There is no measure ${unknown}. There are: ${all.join(", ")}.`);
  const results: Result[] = [];
  const add = (...more: Result[]): void => {
    for (const result of more) {
      const { name, value, unit, budget, before } = result;
      const verdict = isOver(result) ? "OVER" : "ok  ";
      const digits = value.toFixed(unit === "s" ? 2 : 1);
      const limits = `(budget ${budget}${before === undefined ? "" : `, before ${before}`})`;
      console.log(`${verdict} ${name.padEnd(76)} ${digits.padStart(9)} ${unit.padEnd(5)} ${limits}`);
    }
    results.push(...more);
  };
  for (const name of named) for await (const found of longMeasures[name]?.() ?? []) add(...[found].flat());
  const alone = named.length > 0 ? named : Object.keys(measuresAlone);
  for (const name of alone) add(...(measuresAlone[name]?.() ?? []));
  const short = named.length > 0 ? named.filter((name) => name in measures) : Object.keys(measures);
  if (short.length > 0) await measureProduct(short, add);
  writeFileSync("bench-results.json", `${JSON.stringify(results, null, 2)}\n`);
  const over = results.filter(isOver);
  console.log(over.length === 0 ? "All within budget." : `${over.length} over budget.`);
}

/** Runs the named entries of `measures` on one running product. */
async function measureProduct(names: readonly string[], add: (...more: Result[]) => void): Promise<void> {
  const stub = await startSpeechStub({
    latencyMs: engineMs,
    text: "I take ten milligrams of lisinopril every morning.",
  });
  const product = await startProduct({
    env: {
      CHARTSIDE_SPEECH: "openai",
      CHARTSIDE_SPEECH_BASE_URL: stub.url,
      CHARTSIDE_SPEECH_MODEL: "stub",
      CHARTSIDE_BILLING: "off", // so that no account has to choose a plan
      CHARTSIDE_LOG_LEVEL: "warn",
    },
  });
  try {
    for (const name of names) {
      for await (const found of measures[name]?.(product, () => Client.signUp(product.url)) ?? [])
        add(...[found].flat());
    }
  } finally {
    await product.stop(); // no effect if it has already stopped
    await stub.stop();
  }
}

await main();
