import { expect, test } from "vitest";
import { matchSections } from "../../../src/server/notes/content/matchSections";
import type { NoteSection } from "../../../src/shared/notes/document";

const section = (id: string, key: string): NoteSection => ({ id, key, title: key, style: "prose", sentences: [] });
const idsOf = (sections: readonly (NoteSection | null)[]) => sections.map((each) => each?.id ?? null);

test("a renamed section keeps its sentences although another one now has its kind", () => {
  const before = [section("a", "plan"), section("b", "own_b")];
  const { earlier, others } = matchSections(before, [
    section("b", "plan"),
    section("a", "own_a"),
    section("c", "own_c"),
  ]);
  expect(idsOf(earlier)).toEqual(["b", "a", null]);
  expect(others).toEqual([]);
});

test("sections of two templates are matched by their kind", () => {
  const { earlier, others } = matchSections(
    [section("a", "medications"), section("b", "own_b")],
    [section("plan", "plan"), section("medications", "medications")],
  );
  expect(idsOf(earlier)).toEqual([null, "a"]);
  expect(idsOf(others)).toEqual(["b"]);
});

test("a deleted section whose kind another one has now gets a key of its own", () => {
  const { others } = matchSections([section("a", "plan"), section("b", "own_b")], [section("b", "plan")]);
  expect(others).toEqual([{ ...section("a", "plan"), key: "a" }]);
});
