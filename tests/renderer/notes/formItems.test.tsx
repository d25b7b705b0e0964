import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { NotePane } from "../../../src/renderer/notes/NotePane";
import type { NoteSection } from "../../../src/shared/notes/document";
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

describe("a redraft that reads as the previous text", () => {
  type Change = (sections: NoteSection[]) => NoteSection[];

  async function choose(menu: RegExp | string, item: string, change: Change = (same) => same, fields = {}) {
    const { note, openVisit } = renderReview(<NotePane />);
    const before = openVisit.note!;
    const draft = { ...before, id: "55555555-5555-4555-8555-555555555555", version: 1, replaces: before.id };
    vi.spyOn(note.api, "draft").mockResolvedValue({ ...draft, drafting: true });
    await userEvent.click(screen.getByRole("button", { name: menu }));
    await userEvent.click(await screen.findByRole("menuitem", { name: new RegExp(`^${item}`) }));
    await waitFor(() => expect(openVisit.note?.drafting).toBe(true));
    expect(said()).toEqual([]);
    act(() => openVisit.set({ note: { ...draft, sections: change(before.sections), ...fields } }));
    return { openVisit };
  }
  const unchangedPattern = /^(?:Objective: )?(?:Already|Nothing more|The standard|Redrafted)/;
  const said = (): (string | null)[] => screen.queryAllByText(unchangedPattern).map(({ textContent }) => textContent);

  test.each([
    ["Short", "Already as short as what was said allows."],
    ["Standard length", "The standard length is the same text."],
    ["Detailed", "Nothing more was said to add."],
    ["Bullets", "Already written as bullets."],
  ])("%s of a section says so in the section and to screen readers", async (item, text) => {
    await choose("More for Objective", item);
    const section = screen.getByRole("region", { name: "Objective" });
    within(section).getByText(text);
    expect(screen.getByText(`Objective: ${text}`).getAttribute("role")).toBe("status");
    expect(said()).toHaveLength(2);
  });

  test("Short of the whole note says so above the text", async () => {
    await choose("Rewrite", "Short");
    const text = "Already as short as what was said allows. Your own text is kept as you wrote it.";
    expect(said()).toEqual([text, text]);
  });

  test("Redraft says that the text is the same", async () => {
    await choose("More for Objective", "Redraft this section");
    expect(said()).toContain("Redrafted. The text is the same.");
  });

  test("the message disappears with the next change of the note", async () => {
    const { openVisit } = await choose("More for Objective", "Detailed");
    act(() => openVisit.set({ note: { ...openVisit.note!, version: 2 } }));
    expect(said()).toEqual([]);
  });

  test.each<[string, string, Change, object]>([
    ["another text", "Short", (all) => all.map((each) => ({ ...each, sentences: each.sentences.slice(0, 1) })), {}],
    ["another format", "Prose", (all) => all.map((each) => ({ ...each, style: "prose" as const })), {}],
    ["a draft by the built-in drafter", "Short", (same) => same, { engine: { name: "x", fallback_reason: "Failed." } }],
  ])("%s is not called unchanged", async (_, item, change, fields) => {
    await choose("More for Objective", item, change, fields);
    expect(said()).toEqual([]);
  });
});
