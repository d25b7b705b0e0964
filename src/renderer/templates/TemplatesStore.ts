import { makeAutoObservable, observable, observableRef, runInAction } from "mobx";
import { type SaveTemplate, type Template, templateLimits } from "../../shared/templates/template";
import { AsyncTask } from "../app/AsyncTask";
import type { Patience } from "../app/queryClient";
import { copyOf, TemplateDraft } from "./TemplateDraft";
import type { TemplatesApi } from "./templatesApi";

/** What a new template begins with. */
const blank: SaveTemplate = {
  title: "New template",
  description: "",
  sections: ["Subjective", "Objective", "Assessment", "Plan"].map((title) => ({
    title,
    instructions: "",
    style: title === "Objective" || title === "Plan" ? "bullets" : "prose",
  })),
};

/** The templates this person may use, and those of their own that are being edited. */
export class TemplatesStore {
  /** Built-in ones first, then the person's own by title. */
  items: readonly Template[] = [];
  search = "";
  /** The template deleted last, as long as this window is open: it can be brought back. */
  removed: Template | null = null;
  readonly loading = new AsyncTask();
  readonly opening = new AsyncTask();
  readonly saving = new AsyncTask();
  /** Making, duplicating, deleting and bringing back. */
  readonly changing = new AsyncTask();
  /** Changes that are not saved stay here while the person looks at other screens. */
  private readonly drafts = observable.map<string, TemplateDraft>([], { deep: false });

  constructor(
    private readonly api: Pick<TemplatesApi, keyof TemplatesApi>,
    private readonly patiently: Patience = (read) => read(),
  ) {
    makeAutoObservable<this, "api" | "patiently" | "drafts">(this, {
      items: observableRef,
      removed: observableRef,
      api: false,
      patiently: false,
      drafts: false,
    });
    addEventListener("beforeunload", (event) => {
      if (this.hasUnsaved) event.preventDefault();
    });
  }

  get own(): readonly Template[] {
    return this.found.filter((template) => !template.built_in);
  }

  get builtIn(): readonly Template[] {
    return this.found.filter((template) => template.built_in);
  }

  get hasUnsaved(): boolean {
    return [...this.drafts.values()].some(({ isChanged }) => isChanged);
  }

  setSearch(search: string): void {
    this.search = search;
  }

  draftOf(id: string): TemplateDraft | null {
    return this.drafts.get(id) ?? null;
  }

  load(): Promise<void> {
    return this.loading.run(
      () => this.patiently(() => this.api.list()),
      (items) => {
        this.items = items;
      },
    );
  }

  /** For choosers: reads the list where nobody did yet. */
  async loadOnce(): Promise<void> {
    if (this.items.length === 0 && !this.loading.isRunning) await this.load();
  }

  /** Reads one template for its form. Changes made here and not saved stay. */
  open(id: string): Promise<void> {
    return this.opening.run(
      () => this.patiently(() => this.api.get(id)),
      (template) => this.show(template),
    );
  }

  /** Saves the changes of one template. @returns false where it failed (`saving.error`). */
  async save(draft: TemplateDraft): Promise<boolean> {
    await this.saving.run(
      () => this.api.save(draft.saved.id, draft.toSave()),
      (template) => {
        draft.reset(template);
        this.place(template);
      },
    );
    return this.saving.status === "done";
  }

  /** @returns the new template; null where it failed (`changing.error`). */
  create(): Promise<Template | null> {
    return this.make({ ...blank, title: this.freeTitle("New template") });
  }

  /** @param template as it stands in this window, changes that are not saved included. */
  duplicate(template: Template): Promise<Template | null> {
    const draft = this.drafts.get(template.id);
    const copy = draft?.problem === null ? draft.toSave() : copyOf(template);
    return this.make({ ...copy, title: this.freeTitle(`${copy.title.slice(0, templateLimits.title - 12)} (copy)`) });
  }

  /** Deletes one of the person's own; sessions that use it keep it. @returns false where it failed (`changing.error`). */
  async remove(template: Template): Promise<boolean> {
    await this.changing.run(
      () => this.api.remove(template.id),
      () => {
        this.removed = template;
        this.drafts.delete(template.id);
        this.items = this.items.filter(({ id }) => id !== template.id);
      },
    );
    return this.changing.status === "done";
  }

  /** Brings the template deleted last back. */
  async undoRemove(): Promise<void> {
    const { removed } = this;
    if (!removed) return;
    await this.changing.run(
      () => this.api.restore(removed.id),
      (template) => {
        this.removed = null;
        this.place(template);
      },
    );
  }

  private async make(template: SaveTemplate): Promise<Template | null> {
    if (this.changing.isRunning) return null; // pressed twice
    let made: Template | null = null;
    await this.changing.run(
      () => this.api.create(template),
      (answer) => {
        made = answer;
        this.place(answer);
      },
    );
    return made;
  }

  private show(template: Template): void {
    const known = this.drafts.get(template.id);
    if (!known) this.drafts.set(template.id, new TemplateDraft(template));
    else if (!known.isChanged) runInAction(() => known.reset(template));
    this.place(template);
  }

  private place(template: Template): void {
    if (this.items.length === 0) return; // not read yet: the list comes whole
    const others = this.items.filter(({ id }) => id !== template.id);
    const own = others.filter(({ built_in }) => !built_in);
    this.items = template.built_in
      ? this.items
      : [...others.filter(({ built_in }) => built_in), ...[...own, template].toSorted(byTitle)];
  }

  private get found(): readonly Template[] {
    const words = this.search.trim().toLowerCase();
    if (words === "") return this.items;
    return this.items.filter(({ title, description, sections }) =>
      [title, description, ...sections.map((section) => section.title)].some((text) =>
        text.toLowerCase().includes(words),
      ),
    );
  }

  private freeTitle(title: string): string {
    const taken = new Set(this.items.map((template) => template.title));
    for (let n = 1; ; n++) {
      const free = n === 1 ? title : `${title} ${n}`;
      if (!taken.has(free)) return free;
    }
  }
}

const byTitle = (a: Template, b: Template): number => a.title.localeCompare(b.title);
