import { setTimeout as delay } from "node:timers/promises";
import { ChatServer } from "../../server/notes/model/ChatServer";
import { inventVisit, randomFrom } from "../../server/notes/model/inventVisit";
import { startSpeechStub } from "../../server/transcription/speechStub";
import { startProduct } from "../../web/support/product";
import { Client } from "../Client";
import { spokenParts } from "../ogg";
import { percentile, type Result } from "../result";

/** Drafts of which the median counts. */
const rounds = 9;
/** Milliseconds between two pieces of the model's answer: about a hundred tokens a second. */
const slowMs = 50;
/** Latency of the stub speech engine per utterance, in milliseconds. */
const engineMs = 200;
const spokenMinutes = 1;

/**
 * Measures what a note takes over the time of the language model that writes it, and how far the transcript lags with
 * such a model drafting beside it and without.
 */
export async function* measureModel(): AsyncGenerator<Result> {
  const models = await new ChatServer({ slowMs }).start();
  const speech = await startSpeechStub({ latencyMs: engineMs, text: "I take ten milligrams of lisinopril daily." });
  const product = await startProduct({
    env: {
      CHARTSIDE_SPEECH: "openai",
      CHARTSIDE_SPEECH_BASE_URL: speech.url,
      CHARTSIDE_SPEECH_MODEL: "stub",
      CHARTSIDE_NOTES: "model",
      CHARTSIDE_NOTES_BASE_URL: models.url,
      CHARTSIDE_NOTES_MODEL: "test-model",
      CHARTSIDE_BILLING: "off",
      CHARTSIDE_LOG_LEVEL: "warn",
    },
  });
  try {
    yield* measureDrafts(product.url, models);
    const without = await lagOf(product.url, false);
    const beside = await lagOf(product.url, true);
    const name = "lag of the transcript while a model drafts, more than without (median)";
    yield { name, value: beside - without, unit: "ms", budget: 100 };
  } finally {
    await product.stop();
    await speech.stop();
    await models.stop();
  }
}

/** Drafts invented visits, one after the other. */
async function* measureDrafts(url: string, models: ChatServer): AsyncGenerator<Result> {
  const client = await Client.signUp(url);
  const firsts: number[] = [];
  const wholes: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const said = inventVisit(randomFrom(round)).lines.map(
      ([who, text]) => `${who === "patient" ? "Patient" : "Doctor"}: ${text}`,
    );
    const consent = { given: true, method: "spoken", at: new Date().toISOString() };
    const { id } = await client.json<{ id: string }>("POST", "/visits", { title: "Bench", consent });
    const { length } = models.requests;
    const stop = new AbortController();
    const seen = { first: 0, whole: 0 };
    await client.json("PUT", `/visits/${id}/transcript`, { text: said.join("\n") });
    const asked = performance.now();
    await client.json("POST", `/visits/${id}/documents`, {});
    await client.follow(
      id,
      ({ type, data }) => {
        if (type !== "document") return;
        const hasSentence = data.sections.some(({ sentences }) => sentences.length > 0);
        if (hasSentence && seen.first === 0) seen.first = performance.now();
        if (data.drafting) return;
        seen.whole = performance.now();
        stop.abort();
      },
      stop.signal,
    );
    const [request] = models.requests.slice(length);
    if (models.requests.length !== length + 1 || !request) throw new Error("The model was not asked once");
    const { firstSentence, ended } = request.times;
    if (round === 0) continue; // the first draft starts the threads
    firsts.push(seen.first - asked - ((firstSentence ?? Number.NaN) - request.times.asked));
    wholes.push(seen.whole - asked - ((ended ?? Number.NaN) - request.times.asked));
  }
  const over = "over the model's own time, median";
  yield { name: `request → first sentence, ${over}`, value: percentile(firsts, 0.5), unit: "ms", budget: 300 };
  yield { name: `request → whole note, ${over}`, value: percentile(wholes, 0.5), unit: "ms", budget: 300 };
}

/**
 * Returns the median lag of the utterances of a visit that is sent in real time, beside a note that grows or not. It
 * includes up to a second until a part is sent, so only two lags can be compared.
 */
async function lagOf(url: string, grows: boolean): Promise<number> {
  const client = await Client.signUp(url);
  await client.json("PUT", "/live-drafting", { on: grows });
  const { parts, seconds } = spokenParts(spokenMinutes);
  const recording = await client.startTake();
  const lags = new Map<string, number>(); // an utterance is sent again when its speaker is inferred
  const started = performance.now();
  const stop = new AbortController();
  const following = client.follow(
    recording.visitId,
    (event) => {
      if (event.type !== "utterance" || lags.has(event.data.id)) return;
      lags.set(event.data.id, performance.now() - started - event.data.end_ms - engineMs);
    },
    stop.signal,
  );
  for (const [second, part] of parts.entries()) {
    // a part is ready at the end of its second
    await delay(Math.max(0, started + (second + 1) * 1_000 - performance.now()));
    await recording.send(part);
  }
  await recording.finish(seconds);
  await recording.note();
  stop.abort();
  await following;
  return percentile([...lags.values()], 0.5);
}
