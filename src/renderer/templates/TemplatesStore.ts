import { makeAutoObservable, observable, observableRef, runInAction } from "mobx";
import type { DocumentKind } from "../../shared/notes/document";
import { documentTitles } from "../format/documentTitles";
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

/** Characters of a title that are kept free for “ (copy)” and a number. */
const spareForCopy = 12;

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

/** The user's own templates and the built-in templates, with unsaved changes. */
export class TemplatesStore {
  /** The built-in templates, then the user's own by title; empty until they are loaded. */
  items: readonly Template[] = [];
  search = "";
  /** The last template deleted in this window; null after it was restored. */
  removed: Template | null = null;
  readonly loading = new AsyncTask();
  readonly opening = new AsyncTask();
  readonly saving = new AsyncTask();
  /** State of creating, duplicating, deleting and restoring. */
  readonly changing = new AsyncTask();
  /** Drafts of the opened templates by id, kept with their unsaved changes while other screens are shown. */
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

  /** Returns the templates of a kind of document: the built-in ones, then the user's own. */
  ofKind(kind: DocumentKind): readonly Template[] {
    return this.items.filter((template) => template.kind === kind);
  }

  /** The user's own templates that match the search. */
  get own(): readonly Template[] {
    return this.found.filter((template) => !template.built_in);
  }

  /** The built-in templates that match the search. */
  get builtIn(): readonly Template[] {
    return this.found.filter((template) => template.built_in);
  }

  /** Whether leaving the page or signing out would lose changes. */
  get hasUnsaved(): boolean {
    return [...this.#drafts.values()].some(({ isChanged }) => isChanged);
  }

  setSearch(search: string): void {
    this.search = search;
  }

  /** Returns the draft of a template; null if the template was not opened. */
  draftOf(id: string): TemplateDraft | null {
    return this.#drafts.get(id) ?? null;
  }

  /** Loads the list. Errors are stored in `loading`. */
  load(): Promise<void> {
    return this.loading.run(
      () => this.#retry(() => this.#api.list()),
      (items) => {
        this.items = items;
      },
    );
  }

  /** Loads the list unless it is loaded or loading. */
  async loadOnce(): Promise<void> {
    if (this.items.length === 0 && !this.loading.isRunning) await this.load();
  }

  /** Loads one template into its draft, unless that has unsaved changes. Errors are stored in `opening`. */
  open(id: string): Promise<void> {
    return this.opening.run(
      () => this.#retry(() => this.#api.get(id)),
      (template) => this.show(template),
    );
  }

  /** Saves the changes of one template. @returns false if that failed; see `saving.error`. */
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

  /** Creates a template with default sections. @returns null if that failed; see `changing.error`. */
  create(): Promise<Template | null> {
    return this.make({ ...blank, title: this.freeTitle("New template") });
  }

  /** Creates a copy, with unsaved changes if they are valid. @returns null if that failed; see `changing.error`. */
  duplicate(template: Template): Promise<Template | null> {
    const draft = this.#drafts.get(template.id);
    const copy = draft?.problem === null ? draft.toSave() : copyOf(template);
    const title = copy.title.slice(0, templateLimits.title - spareForCopy);
    return this.make({ ...copy, title: this.freeTitle(`${title} (copy)`) });
  }

  /** Deletes a template; visits that use it keep using it. @returns false if that failed; see `changing.error`. */
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

  /** Restores the last deleted template. Errors are stored in `changing`. */
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
    if (this.changing.isRunning) return null; // e.g. after a double click
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
    return this.items.filter(({ kind, title, description, sections }) =>
      [title, description, documentTitles[kind], ...sections.map((section) => section.title)].some((text) =>
        text.toLowerCase().includes(words),
      ),
    );
  }

  /** Returns the title, with a number if a listed template already has it. */
  private freeTitle(title: string): string {
    const taken = new Set(this.items.map((template) => template.title));
    for (let n = 1; ; n++) {
      const free = n === 1 ? title : `${title} ${n}`;
      if (!taken.has(free)) return free;
    }
  }
}

const byTitle = (a: Template, b: Template): number => a.title.localeCompare(b.title);
