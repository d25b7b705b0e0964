import { makeAutoObservable, observable, observableRef, runInAction } from "mobx";
import { type SaveTemplate, type Template, templateLimits } from "../../shared/templates/template";
import { AsyncTask } from "../base/AsyncTask";
import type { Retry } from "../base/createQueryClient";
import { copyOf, TemplateDraft } from "./TemplateDraft";
import type { TemplatesApi } from "./TemplatesApi";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly templates: TemplatesStore;
  }
}

/** Content of a new template. */
const blank: SaveTemplate = {
  title: "New template",
  description: "",
  sections: ["Subjective", "Objective", "Assessment", "Plan"].map((title) => ({
    title,
    instructions: "",
    style: title === "Objective" || title === "Plan" ? "bullets" : "prose",
  })),
};

/** The user's templates and the built-in ones, with unsaved changes. */
export class TemplatesStore {
  /** Built-in ones first, then the user's own by title. */
  items: readonly Template[] = [];
  search = "";
  /** The last deleted template, which can be restored while this window is open. */
  removed: Template | null = null;
  readonly loading = new AsyncTask();
  readonly opening = new AsyncTask();
  readonly saving = new AsyncTask();
  /** State of creating, duplicating, deleting and restoring. */
  readonly changing = new AsyncTask();
  /** Unsaved changes, kept while other screens are shown. */
  readonly #drafts = observable.map<string, TemplateDraft>([], { deep: false });

  readonly #api: Pick<TemplatesApi, keyof TemplatesApi>;
  readonly #retry: Retry;

  constructor(api: Pick<TemplatesApi, keyof TemplatesApi>, retry: Retry = (read) => read()) {
    this.#api = api;
    this.#retry = retry;
    makeAutoObservable(this, { items: observableRef, removed: observableRef });
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
    return [...this.#drafts.values()].some(({ isChanged }) => isChanged);
  }

  setSearch(search: string): void {
    this.search = search;
  }

  draftOf(id: string): TemplateDraft | null {
    return this.#drafts.get(id) ?? null;
  }

  load(): Promise<void> {
    return this.loading.run(
      () => this.#retry(() => this.#api.list()),
      (items) => {
        this.items = items;
      },
    );
  }

  /** Loads the list unless it is already loaded. */
  async loadOnce(): Promise<void> {
    if (this.items.length === 0 && !this.loading.isRunning) await this.load();
  }

  /** Loads one template for its form. Unsaved changes are kept. */
  open(id: string): Promise<void> {
    return this.opening.run(
      () => this.#retry(() => this.#api.get(id)),
      (template) => this.show(template),
    );
  }

  /** Saves the changes of one template. @returns false if that failed (`saving.error`). */
  async save(draft: TemplateDraft): Promise<boolean> {
    await this.saving.run(
      () => this.#api.save(draft.saved.id, draft.toSave()),
      (template) => {
        draft.reset(template);
        this.insert(template);
      },
    );
    return this.saving.status === "done";
  }

  /** @returns the new template; null if that failed (`changing.error`). */
  create(): Promise<Template | null> {
    return this.make({ ...blank, title: this.freeTitle("New template") });
  }

  /** Creates a copy, including the template's unsaved changes. */
  duplicate(template: Template): Promise<Template | null> {
    const draft = this.#drafts.get(template.id);
    const copy = draft?.problem === null ? draft.toSave() : copyOf(template);
    return this.make({ ...copy, title: this.freeTitle(`${copy.title.slice(0, templateLimits.title - 12)} (copy)`) });
  }

  /** Deletes one of the user's templates; visits that use it keep it. @returns false if that failed (`changing.error`). */
  async remove(template: Template): Promise<boolean> {
    await this.changing.run(
      () => this.#api.remove(template.id),
      () => {
        this.removed = template;
        this.#drafts.delete(template.id);
        this.items = this.items.filter(({ id }) => id !== template.id);
      },
    );
    return this.changing.status === "done";
  }

  /** Restores the last deleted template. */
  async undoRemove(): Promise<void> {
    const { removed } = this;
    if (!removed) return;
    await this.changing.run(
      () => this.#api.restore(removed.id),
      (template) => {
        this.removed = null;
        this.insert(template);
      },
    );
  }

  private async make(template: SaveTemplate): Promise<Template | null> {
    if (this.changing.isRunning) return null; // double click
    let made: Template | null = null;
    await this.changing.run(
      () => this.#api.create(template),
      (answer) => {
        made = answer;
        this.insert(answer);
      },
    );
    return made;
  }

  private show(template: Template): void {
    const known = this.#drafts.get(template.id);
    if (!known) this.#drafts.set(template.id, new TemplateDraft(template));
    else if (!known.isChanged) runInAction(() => known.reset(template));
    this.insert(template);
  }

  private insert(template: Template): void {
    if (this.items.length === 0) return; // the list is not loaded yet
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
