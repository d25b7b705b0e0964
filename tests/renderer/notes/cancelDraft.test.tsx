import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { NotePane } from "../../../src/renderer/notes/NotePane";
import { AppError } from "../../../src/shared/errors";
import { fillJsdomGaps } from "../review/fillJsdomGaps";
import { renderReview } from "../review/renderReview";

beforeAll(fillJsdomGaps);

/** Shows a redraft that is being written. */
function showRedraft() {
  const { note, openVisit } = renderReview(<NotePane />);
  const former = openVisit.note!;
  const draft = { ...former, id: "55555555-5555-4555-8555-555555555555", version: 1, drafting: true };
  act(() => openVisit.set({ note: draft }));
  // The fixture has one document, which the answer replaces.
  const cancel = vi.spyOn(note.api, "cancelDraft").mockResolvedValue(former);
  return { note, former, draft, cancel };
}

describe("a draft that is being written", () => {
  test("is cancelled with its button, after which the text before it can be edited", async () => {
    const { note, former, draft, cancel } = showRedraft();
    expect(note.canEdit).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Cancel draft" }));
    expect(cancel).toHaveBeenCalledWith(draft.id);
    await screen.findByText("Note: draft cancelled. The text is as it was before.");
    expect(note.saved?.id).toBe(former.id);
    expect(note.canEdit).toBe(true);
    expect(screen.queryByRole("button", { name: "Cancel draft" })).toBeNull();
  });

  test("is cancelled with Ctrl+.", async () => {
    const { draft, cancel } = showRedraft();
    await userEvent.keyboard("{Control>}.{/Control}");
    await waitFor(() => expect(cancel).toHaveBeenCalledWith(draft.id));
  });

  test("that could not be cancelled says why and stays", async () => {
    const { note, draft, cancel } = showRedraft();
    cancel.mockRejectedValue(new AppError("conflict", "The note is already complete."));
    await userEvent.click(screen.getByRole("button", { name: "Cancel draft" }));
    await screen.findByText("The note is already complete.");
    expect(note.saved?.id).toBe(draft.id);
  });
});
