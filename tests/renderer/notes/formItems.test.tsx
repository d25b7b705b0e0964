import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { NotePane } from "../../../src/renderer/notes/NotePane";
import { fillJsdomGaps } from "../review/fillJsdomGaps";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);

test("the menus redraft a section or the whole note in another length or format", async () => {
  const { note } = renderReview(<NotePane />);
  const draft = vi.spyOn(note, "draft").mockResolvedValue(true);
  await userEvent.click(screen.getAllByRole("button", { name: /^More for / })[1]!);
  await userEvent.click(await screen.findByRole("menuitem", { name: "Bullets" }));
  const section = note.shown?.sections[1];
  expect(draft).toHaveBeenLastCalledWith({ style: "bullets", section: section?.key });
  await userEvent.click(screen.getByRole("button", { name: "Rewrite" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Short" }));
  expect(draft).toHaveBeenLastCalledWith({ length: "short", template_id: note.shown?.template_id });
});
