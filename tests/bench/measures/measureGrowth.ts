import { setTimeout as delay } from "node:timers/promises";
import type { VisitDocument } from "../../../src/shared/notes/document";
import { startSpeechStub } from "../../server/transcription/speechStub";
import { startProduct } from "../../web/support/product";
import { Client, type Recording } from "../Client";
import { longVisit } from "../longVisit";
import { spokenParts } from "../ogg";
import { processorMs } from "../processorMs";
import type { Result } from "../result";

/** Setting: minutes of the visit. */
const minutesSetting = "CHARTSIDE_BENCH_GROWTH_MINUTES";
/** Latency of the stub speech engine per utterance, in milliseconds. */
const engineMs = 20;
/** Words of an hour of talk: 130 a minute. */
const wordsPerHour = 7_800;

/**
 * Records a visit of four hours as fast as its transcript follows, while its note grows, and measures the time from
 * Stop to the whole note. Utterances of the stub have the lines of an invented visit.
 */
export async function* measureGrowth(): AsyncGenerator<Result> {
  const minutes = Number(process.env[minutesSetting] ?? 240);
  const { parts, seconds } = spokenParts(minutes);
  const stub = await startSpeechStub({ latencyMs: engineMs, text: "All right." });
  stub.next(...longVisit((minutes / 60) * wordsPerHour).map(([, text]) => ({ kind: "text" as const, text })));
  const product = await startProduct({
    env: {
      CHARTSIDE_SPEECH: "openai",
      CHARTSIDE_SPEECH_BASE_URL: stub.url,
      CHARTSIDE_SPEECH_MODEL: "stub",
      CHARTSIDE_BILLING: "off",
      CHARTSIDE_LOG_LEVEL: "warn",
    },
  });
  try {
    const client = await Client.signUp(product.url);
    const recording = await client.startTake();
    for (const [second, part] of parts.entries()) {
      await recording.send(part);
      if (second % 60 !== 59) continue;
      await client.signInAgain();
      // an utterance is transcribed when it ends: the last seconds have no line yet
      await transcribed(client, recording, (second - 20) * 1_000);
    }
    await transcribed(client, recording, (seconds - 10) * 1_000);
    await client.signInAgain();
    const grown = await noteOf(client, recording);
    const { pid = 0 } = product.process;
    const [before, stopped] = [processorMs(pid), performance.now()];
    await recording.finish(seconds);
    await recording.note();
    const [ms, used] = [performance.now() - stopped, processorMs(pid) - before];
    console.log(`${stub.calls.length} utterances; the growing note had ${grown?.version ?? 0} versions`);
    yield { name: `stop → whole note, ${minutes} min visit with a growing note`, value: ms, unit: "ms", budget: 1_000 };
    yield { name: "processor time of it, server and database", value: used, unit: "ms", budget: 1_000 };
  } finally {
    await product.stop();
    await stub.stop();
  }
}

async function noteOf(client: Client, { visitId }: Recording): Promise<VisitDocument | undefined> {
  const { items } = await client.json<{ items: VisitDocument[] }>("GET", `/visits/${visitId}/documents`);
  return items[0];
}

/** Waits until the transcript has reached that time. */
async function transcribed(client: Client, { visitId }: Recording, ms: number): Promise<void> {
  for (;;) {
    const { utterances } = await client.json<{ utterances: { end_ms: number }[] }>(
      "GET",
      `/visits/${visitId}/transcript`,
    );
    if ((utterances.at(-1)?.end_ms ?? 0) >= ms) return;
    await delay(200);
  }
}
