import type { VisitDocument } from "../../../src/shared/notes/document";
import type { Visit } from "../../../src/shared/visits/visit";
import { type Client, partRequest } from "../Client";
import { spokenParts } from "../ogg";
import type { Result } from "../result";

const requestBudgetMs = 2_000;
const healthBudgetMs = 100;
/** Pause in milliseconds after each health check. */
const healthEveryMs = 10;
/** Repeated to lines of 9,000 characters in transcripts and sentences of 10,000 characters in notes. */
const units = [
  "a'",
  "a-",
  "no ",
  "sorry 1 ",
  "1,",
  "10 mg ",
  "lisinopril ",
  "so, ",
  "my mother's ",
  "… ",
  "? ",
  " ",
  "um, ",
];

interface Longest {
  requestMs: number;
  request: string;
  healthMs: number;
  during: string;
}

/**
 * Measures the slowest request, and the slowest health check during it, while a user sends long repetitive transcripts
 * and notes, transcripts of very many lines, and oversized, reordered and truncated parts of audio, both as a recording
 * and as an import.
 */
export async function measureHostileInput(client: Client): Promise<Result[]> {
  const { parts } = spokenParts(3); // before the measurement, because it blocks this process
  const longest: Longest = { requestMs: 0, request: "", healthMs: 0, during: "" };
  let current = "";
  const stop = new AbortController();
  const health = watchHealth(client.url, stop.signal, (ms) => {
    if (ms > longest.healthMs) Object.assign(longest, { healthMs: ms, during: current });
  });
  const send = async (name: string, method: string, path: string, init: RequestInit): Promise<Response> => {
    current = name;
    const started = performance.now();
    const response = await client.send(method, path, init);
    const requestMs = performance.now() - started;
    if (requestMs > longest.requestMs) Object.assign(longest, { requestMs, request: name });
    if (response.status >= 500) throw new Error(`${name} answered ${response.status}`);
    return response;
  };
  await sendTexts(client, send);
  await sendSound(client, send, parts);
  stop.abort();
  await health;
  return [
    {
      name: `hostile input, slowest request: ${longest.request}`,
      value: longest.requestMs,
      unit: "ms",
      budget: requestBudgetMs,
    },
    {
      name: `hostile input, slowest health check: ${longest.during}`,
      value: longest.healthMs,
      unit: "ms",
      budget: healthBudgetMs,
    },
  ];
}

type Send = (name: string, method: string, path: string, init: RequestInit) => Promise<Response>;

const json = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

/** Sends health checks, one after another, until `signal` aborts. */
async function watchHealth(url: string, signal: AbortSignal, onAnswer: (ms: number) => void): Promise<void> {
  while (!signal.aborted) {
    const started = performance.now();
    await (await fetch(`${url}/api/v1/health`)).arrayBuffer();
    onAnswer(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, healthEveryMs));
  }
}

/** Sends each transcript. If it is accepted, drafts its note, then saves one with 10,000 characters per section. */
async function sendTexts(client: Client, send: Send): Promise<void> {
  const transcripts = [
    ...units.map((unit) => ({
      unit,
      text: Array.from({ length: 25 }, () => unit.repeat(9_000 / unit.length)).join("\n"),
    })),
    { unit: "10,000 lines", text: Array.from({ length: 10_000 }, (_, n) => `Patient: line ${n}`).join("\n") },
    { unit: "250,000 lines", text: "a\n".repeat(250_000) },
  ];
  for (const { unit, text } of transcripts) {
    const { id } = await client.json<Visit>("POST", "/visits", { title: "Hostile" });
    const stored = await send(
      `transcript of ${JSON.stringify(unit)}`,
      "PUT",
      `/visits/${id}/transcript`,
      json({ text }),
    );
    if (!stored.ok) continue;
    await (await send(`draft of ${JSON.stringify(unit)}`, "POST", `/visits/${id}/documents`, json({}))).arrayBuffer();
    const note = await drafted(client, id);
    const sections = note.sections.map(({ key }) => ({
      key,
      sentences: [{ id: "", text: unit.repeat(10_000 / unit.length), evidence: [], origin: "typed" }],
    }));
    const save = { base_version: note.version, sections };
    await (await send(`note of ${JSON.stringify(unit)}`, "PATCH", `/documents/${note.id}`, json(save))).arrayBuffer();
  }
}

/** Returns the note of a visit once drafting has finished, successfully or not. */
async function drafted(client: Client, visitId: string): Promise<VisitDocument> {
  for (;;) {
    const { items } = await client.json<{ items: VisitDocument[] }>("GET", `/visits/${visitId}/documents`);
    const note = items[0] && (await client.json<VisitDocument>("GET", `/documents/${items[0].id}`));
    if (note && !note.drafting) return note;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sends three takes: one part of the maximum size, parts in reverse order, and truncated parts. */
async function sendSound(client: Client, send: Send, parts: readonly Buffer[]): Promise<void> {
  const largest = Buffer.concat(parts).subarray(0, 512 * 1_024);
  const takes = {
    "largest part": [largest],
    reversed: parts.toReversed(),
    "cut off": parts.map((part) => part.subarray(0, 900)),
  };
  for (const source of ["microphone", "import"])
    for (const [name, sent] of Object.entries(takes)) {
      const take = await client.startTake("Hostile", source);
      for (const [seq, bytes] of sent.entries())
        await (await send(`${source}, ${name}`, "PUT", take.pathOf(seq), partRequest(bytes))).arrayBuffer();
    }
}
