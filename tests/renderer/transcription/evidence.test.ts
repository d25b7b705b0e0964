import { expect, test } from "vitest";
import { EvidenceStore } from "../../../src/renderer/transcription/EvidenceStore";
import {
  FixtureOpenVisit,
  fixtureNote,
  fixtureTake,
  utteranceId,
  sentence,
  takeId,
  utterance,
} from "../review/fixtureVisit";

const otherTake = "22222222-2222-4222-8222-222222222223";

function evidenceOf(evidence: string[], lines = Array.from({ length: 6 }, (_, n) => utterance(n))) {
  const section = { id: "s", key: "s", title: "S", style: "prose" as const };
  const note = fixtureNote({
    sections: [
      { ...section, sentences: [sentence("one", "One.", evidence), sentence("two", "Two.", [utteranceId(0)])] },
    ],
  });
  const takes = [fixtureTake({ duration_ms: 60_000 }), fixtureTake({ id: otherTake, seq: 1, duration_ms: 60_000 })];
  const visit = new FixtureOpenVisit({ note, utterances: lines, takes });
  const store = new EvidenceStore(visit);
  store.selectSentence("one");
  return { store, visit };
}

test("consecutive utterances form one evidence span, others a span each", () => {
  const { store } = evidenceOf([utteranceId(1), utteranceId(2), utteranceId(4)]);
  expect(store.spans).toEqual([
    { utteranceIds: [utteranceId(1), utteranceId(2)], fromMs: 10_000, toMs: 26_000, audible: true },
    { utteranceIds: [utteranceId(4)], fromMs: 40_000, toMs: 46_000, audible: true },
  ]);
});

test("utterances in different takes form two spans, the second shifted by the first take's length", () => {
  const { store } = evidenceOf(
    [utteranceId(0), utteranceId(1)],
    [utterance(0), utterance(1, { take_id: otherTake, start_ms: 500, end_ms: 900 })],
  );
  expect(store.spans.map(({ fromMs, toMs }) => [fromMs, toMs])).toEqual([
    [0, 6_000],
    [60_500, 60_900],
  ]);
});

test("typed lines make a span without audio", () => {
  const { store } = evidenceOf([utteranceId(0)], [utterance(0, { take_id: null, start_ms: 0, end_ms: 0 })]);
  expect(store.span).toMatchObject({ audible: false, utteranceIds: [utteranceId(0)] });
});

test("stepping through spans wraps in both directions", () => {
  const { store } = evidenceOf([utteranceId(0), utteranceId(2), utteranceId(4)]);
  const visited = [1, 1, 1, -1].map((step) => {
    store.moveSpan(step as 1 | -1);
    return store.span?.utteranceIds[0];
  });
  expect(visited).toEqual([utteranceId(2), utteranceId(4), utteranceId(0), utteranceId(4)]);
});

test("another sentence starts at its first span", () => {
  const { store } = evidenceOf([utteranceId(0), utteranceId(2)]);
  store.moveSpan(1);
  store.selectSentence("one");
  expect(store.spanIndex).toBe(1);
  store.selectSentence("two");
  expect(store.spanIndex).toBe(0);
});

test("an utterance leads to the sentences that use it", () => {
  const { store } = evidenceOf([utteranceId(0), utteranceId(2)]);
  store.selectUtterance(utteranceId(0));
  expect([...store.usedBy]).toEqual(["one", "two"]);
  expect([...store.highlighted]).toEqual([utteranceId(0)]);
});

test("evidence that is missing from the transcript has no span", () => {
  const { store } = evidenceOf([utteranceId(50)]);
  expect(store.span).toBeNull();
  store.moveSpan(1);
  expect(store.spanIndex).toBe(0);
});

test("another session starts without a selection", () => {
  const { store, visit } = evidenceOf([utteranceId(0)]);
  visit.set({ visitId: takeId });
  expect(store.selection).toBeNull();
});
