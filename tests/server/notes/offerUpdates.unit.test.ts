import { expect, test } from "vitest";
import { offerUpdates } from "../../../src/server/notes/offerUpdates";
import type { Finding, NoteSection } from "../../../src/shared/notes/document";

const line = "00000000-0000-4000-8000-000000000001";
const changed = (id: string): Finding => ({
  id,
  kind: "changed",
  detail: "",
  must: true,
  value: null,
  heard: null,
  heard_in: null,
  answers: [{ id: "keep", label: "Keep" }],
  resolved: null,
});
const sentence = (id: string, text: string) => ({
  id,
  text,
  evidence: [line],
  origin: "drafted" as const,
  findings: [changed(`f-${id}`)],
});

test("two sentences that rest on one corrected line are offered different updates", () => {
  const section: NoteSection = {
    id: "subjective",
    key: "subjective",
    title: "Subjective",
    style: "prose",
    sentences: [sentence("s1", "Left knee pain for 3 weeks."), sentence("s2", "The knee swells at night.")],
  };
  const drafted = ["Left shoulder pain for 3 weeks.", "The shoulder swells at night."].map((text) => ({
    section: "subjective",
    text,
    evidence: [line],
  }));
  const offered = offerUpdates([section], drafted)[0]?.sentences.map(
    ({ findings }) => findings[0]?.answers.find(({ id }) => id === "change")?.text,
  );
  expect(offered).toEqual(drafted.map(({ text }) => text));
});
