import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { NotePane } from "../../../../src/renderer/notes/NotePane";
import { fillJsdomGaps } from "../../review/fillJsdomGaps";
import { renderReview } from "../../review/renderReview";

beforeAll(fillJsdomGaps);

test("find and replace changes the matches that stay ticked", async () => {
  const { note } = renderReview(<NotePane />);
  const before = note.shown?.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  await userEvent.click(screen.getByRole("button", { name: "Rewrite" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Find and replace…" }));
  await userEvent.type(await screen.findByLabelText("Find"), "knee");
  await userEvent.type(screen.getByLabelText("Replace with"), "ankle");
  const rows = within(screen.getByRole("list", { name: "Matches" })).getAllByRole("checkbox");
  expect(rows.length).toBeGreaterThan(1);
  await userEvent.click(rows[0]!);
  await userEvent.click(screen.getByRole("button", { name: `Replace ${rows.length - 1}` }));
  const texts = () => note.shown?.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)) ?? [];
  await expect.poll(() => texts().join(" ")).toContain("ankle");
  expect(texts().filter((text) => text.includes("knee"))).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await expect.poll(texts).toEqual(before);
});

test("Enter in Find moves to Replace with", async () => {
  const { note } = renderReview(<NotePane />);
  const before = note.shown;
  await userEvent.click(screen.getByRole("button", { name: "Rewrite" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Find and replace…" }));
  await userEvent.type(await screen.findByLabelText("Find"), "knee{Enter}");
  expect(document.activeElement).toBe(screen.getByLabelText("Replace with"));
  expect(note.shown).toBe(before);
  screen.getByRole("button", { name: /^Remove \d+$/ });
  await userEvent.keyboard("Left knee");
  screen.getByRole("button", { name: /^Replace \d+$/ });
});
