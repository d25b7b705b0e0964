import { writeFileSync } from "node:fs";
import { startSpeechStub } from "../server/transcription/speechStub";
import { startProduct } from "../web/support/product";
import { Client } from "./client";
import { measureDesktop } from "./measures/desktop";
import { measureLongVisit } from "./measures/longVisit";
import { measureManyVisits } from "./measures/manyVisits";
import { measureOnScreen } from "./measures/onScreen";
import { measureRecordingPage } from "./measures/recordingPage";
import { engineMs, measureLiveVisit, measureStopToNote } from "./measures/oneVisit";
import { measureColdStart, measureSignInScript } from "./measures/starts";
import { measureVisitsList } from "./measures/visitsList";
import type { Result } from "./result";

/** Measures the budgets on the built product with a speech engine of known latency. Prints a table and writes JSON. */
async function main(): Promise<void> {
  const results: Result[] = [];
  const add = (...more: Result[]): void => {
    for (const { name, value, unit, budget, before } of more) {
      const verdict = value <= budget ? "ok  " : "OVER";
      const limits = `(budget ${budget}${before === undefined ? "" : `, before ${before}`})`;
      console.log(`${verdict} ${name.padEnd(72)} ${value.toFixed(1).padStart(9)} ${unit.padEnd(5)} ${limits}`);
    }
    results.push(...more);
  };
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
    const pid = product.process.pid ?? 0;
    const client = (): Promise<Client> => Client.signUp(product.url);
    add(await measureSignInScript(product.url));
    add(...(await measureOnScreen(product.url)));
    add(await measureRecordingPage(product.url));
    add(await measureLiveVisit(await client()));
    for (const minutes of [2, 10, 30, 60]) add(await measureStopToNote(await client(), minutes));
    add(...(await measureLongVisit(await client(), pid, product.dataDir)));
    add(...(await measureManyVisits(await client(), pid)));
    add(...(await measureVisitsList(await client())));
    await product.stop();
    add(await measureColdStart(product.dataDir));
    add(...(await measureDesktop()));
  } finally {
    await product.stop(); // no effect if it has already stopped
    await stub.stop();
  }
  writeFileSync("bench-results.json", `${JSON.stringify(results, null, 2)}\n`);
  const over = results.filter(({ value, budget }) => !(value <= budget));
  console.log(over.length === 0 ? "All within budget." : `${over.length} over budget.`);
}

await main();
