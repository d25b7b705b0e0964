import { expect, test } from "vitest";
import { TemplateDraft } from "../../../src/renderer/templates/TemplateDraft";
import { TemplatesStore } from "../../../src/renderer/templates/TemplatesStore";
import type { TemplatesApi } from "../../../src/renderer/templates/TemplatesApi";
import { AppError } from "../../../src/shared/errors";
import type { Template } from "../../../src/shared/templates/template";

const template = (id: string, title = "Mine", ...titles: string[]): Template => ({
  id,
  kind: "note",
  version: 1,
  title,
  description: "",
  built_in: false,
  sections: (titles.length > 0 ? titles : ["One", "Two", "Three"]).map((name) => ({
    id: `${id}-${name}`,
    key: name,
    title: name,
    instructions: "",
    style: "prose",
  })),
});
const titles = (draft: TemplateDraft) => draft.sections.map(({ title }) => title);
const idOf = (draft: TemplateDraft, title: string) => draft.sections.find((each) => each.title === title)?.id ?? "";

test("the first section cannot be moved up", () => {
  const draft = new TemplateDraft(template("t"));
  expect(draft.moveSection(idOf(draft, "One"), -1)).toBe(false);
});

test("a removed section is restored in the place to which it was moved", () => {
  const draft = new TemplateDraft(template("t"));
  expect(draft.moveSection(idOf(draft, "One"), 1)).toBe(true);
  expect(titles(draft)).toEqual(["Two", "One", "Three"]);
  const putBack = draft.removeSection(idOf(draft, "One"));
  expect(draft.selected?.title).toBe("Three");
  putBack?.();
  expect(titles(draft)).toEqual(["Two", "One", "Three"]);
  expect(draft.selected?.title).toBe("One");
});

test("the only section cannot be removed", () => {
  const draft = new TemplateDraft(template("t", "Mine", "Only"));
  expect(draft.removeSection(idOf(draft, "Only"))).toBeNull();
  expect(titles(draft)).toEqual(["Only"]);
});

test("a reverted change is not an unsaved change", () => {
  const draft = new TemplateDraft(template("t"));
  draft.setText({ title: "Else" });
  expect(draft.isChanged).toBe(true);
  draft.setText({ title: "Mine" });
  expect(draft.isChanged).toBe(false);
});

test("a section title of spaces is refused as empty", () => {
  const draft = new TemplateDraft(template("t"));
  draft.changeSection(idOf(draft, "Two"), { title: "  " });
  expect(draft.check()).toBe(false);
  expect(draft.problem).toEqual({ sectionId: draft.sections[1]?.id, message: "Give the section a title." });
});

const api = (more: Partial<TemplatesApi>): TemplatesApi => more as TemplatesApi;

test("unsaved changes survive a refresh from the server and a failed save", async () => {
  let onServer = template("t");
  const store = new TemplatesStore(
    api({
      get: () => Promise.resolve(onServer),
      save: () => Promise.reject(new AppError("offline", "You are offline.")),
    }),
  );
  await store.open("t");
  store.draftOf("t")?.setText({ title: "Half done" });
  onServer = template("t", "Renamed elsewhere");
  await store.open("t");
  expect(store.draftOf("t")?.title).toBe("Half done");
  const draft = store.draftOf("t") as TemplateDraft;
  expect(await store.save(draft)).toBe(false);
  expect(store.saving.error?.code).toBe("offline");
  expect([draft.title, draft.isChanged, store.hasUnsaved]).toEqual(["Half done", true, true]);
});

test("a copy is named after its original, with a unique name", async () => {
  const made: string[] = [];
  const create: TemplatesApi["create"] = ({ title }) => {
    made.push(title);
    return Promise.resolve(template(title, title));
  };
  const store = new TemplatesStore(api({ create, list: () => Promise.resolve([template("a", "Mine")]) }));
  await store.load();
  await store.duplicate(template("a", "Mine"));
  await store.duplicate(template("a", "Mine"));
  await Promise.all([store.create(), store.create()]); // pressed twice
  expect(made).toEqual(["Mine (copy)", "Mine (copy) 2", "New template"]);
});
