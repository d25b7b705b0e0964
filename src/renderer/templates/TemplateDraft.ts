import { makeAutoObservable, observableRef } from "mobx";
import { topicsBySection } from "./topicsBySection";
import { sectionKeys } from "../../shared/templates/sectionKeys";
import type { SectionLength } from "../../shared/templates/sectionForm";
import type { SaveTemplate, Template, TemplateSection } from "../../shared/templates/template";

/** A section being edited. The `id` of a new one exists only in this window. */
export interface DraftSection {
  readonly id: string;
  title: string;
  instructions: string;
  style: TemplateSection["style"];
  length: SectionLength;
}

/** A template with its unsaved changes. */
export class TemplateDraft {
  title = "";
  description = "";
  sections: DraftSection[] = [];
  /** Id of the section whose form is open. */
  selectedId = "";
  /** Whether `problem` is shown: only after an attempt to save, not while typing. */
  isProblemShown = false;

  /** @param saved the template as the server has it. */
  constructor(public saved: Template) {
    makeAutoObservable(this, { saved: observableRef });
    this.reset(saved);
  }

  /** Discards changes and loads the saved template; the selection stays at the same position. */
  reset(saved: Template): void {
    const at = this.selectedIndex;
    this.saved = saved;
    this.isProblemShown = false;
    this.title = saved.title;
    this.description = saved.description;
    this.sections = saved.sections.map(({ id, title, instructions, style, length = "standard" }) => ({
      id,
      title,
      instructions,
      style,
      length,
    }));
    this.selectedId = this.sections[Math.min(Math.max(at, 0), this.sections.length - 1)]?.id ?? "";
  }

  /** Whether there are unsaved changes. */
  get isChanged(): boolean {
    return JSON.stringify(this.toSave()) !== JSON.stringify(copyOf(this.saved));
  }

  /** The section whose form is open; null if the template has no sections. */
  get selected(): DraftSection | null {
    return this.sections[this.selectedIndex] ?? null;
  }

  /** Position of the selected section; -1 if there is none. */
  get selectedIndex(): number {
    return this.sections.findIndex(({ id }) => id === this.selectedId);
  }

  /**
   * Why the template cannot be saved, and the section without a title (null if the template has none); null if it can
   * be saved.
   */
  get problem(): { sectionId: string | null; message: string } | null {
    if (this.title.trim() === "") return { sectionId: null, message: "Give the template a title." };
    const nameless = this.sections.find(({ title }) => title.trim() === "");
    return nameless ? { sectionId: nameless.id, message: "Give the section a title." } : null;
  }

  /**
   * Labels of the topics that the built-in drafter writes into each section, by `id`; sections without a topic are left
   * out. Empty unless the template is for notes: the drafters of other documents find their sections by key.
   */
  get topics(): ReadonlyMap<string, readonly string[]> {
    if (this.saved.kind !== "note") return new Map();
    const keys = sectionKeys(this.sections.map(({ title }) => title));
    const sections = this.sections.map(({ title }, index) => ({ key: keys[index] ?? "", title }));
    const byKey = topicsBySection({ sections });
    return new Map(
      this.sections.flatMap(({ id }, index) => {
        const topics = byKey.get(keys[index] ?? "");
        return topics ? [[id, topics] as const] : [];
      }),
    );
  }

  /** Checks the changes before a save. @returns whether they can be saved; if not, `problem` is shown. */
  check(): boolean {
    this.isProblemShown = this.problem !== null;
    return !this.isProblemShown;
  }

  setText(change: { title?: string; description?: string }): void {
    Object.assign(this, change);
  }

  select(id: string): void {
    this.selectedId = id;
  }

  changeSection(id: string, change: Partial<Omit<DraftSection, "id">>): void {
    const section = this.sections.find((each) => each.id === id);
    if (section) Object.assign(section, change);
  }

  /** Adds an empty section after the selected one and selects it. */
  addSection(): void {
    const section: DraftSection = { id: newId(), title: "", instructions: "", style: "prose", length: "standard" };
    const at = this.selectedIndex === -1 ? this.sections.length : this.selectedIndex + 1;
    this.sections.splice(at, 0, section);
    this.selectedId = section.id;
  }

  /** Removes a section unless it is the only one. @returns a function that restores it; null if it was not removed. */
  removeSection(id: string): (() => void) | null {
    const at = this.sections.findIndex((section) => section.id === id);
    const section = this.sections[at];
    if (!section || this.sections.length === 1) return null;
    this.sections.splice(at, 1);
    this.selectedId = this.sections[Math.min(at, this.sections.length - 1)]?.id ?? "";
    return () => this.restore(section, at);
  }

  /** Moves a section up (-1) or down (1). @returns false if it is already first or last. */
  moveSection(id: string, step: 1 | -1): boolean {
    const at = this.sections.findIndex((section) => section.id === id);
    const section = this.sections[at];
    const to = at + step;
    if (!section || to < 0 || to >= this.sections.length) return false;
    this.sections.splice(at, 1);
    this.sections.splice(to, 0, section);
    return true;
  }

  /** Returns the request body, with surrounding spaces removed. */
  toSave(): SaveTemplate {
    const saved = new Set(this.saved.sections.map(({ id }) => id));
    const sections = this.sections.map(({ id, title, instructions, style, length }) => ({
      ...(saved.has(id) && { id }),
      title: title.trim(),
      instructions: instructions.trim(),
      style,
      ...(length !== "standard" && { length }),
    }));
    return { kind: this.saved.kind, title: this.title.trim(), description: this.description.trim(), sections };
  }

  private restore(section: DraftSection, at: number): void {
    this.sections.splice(Math.min(at, this.sections.length), 0, section);
    this.selectedId = section.id;
  }
}

/** Returns the content of a template as a request body: without keys and other fields of the server. */
export const copyOf = ({ kind, title, description, sections }: Template): SaveTemplate => ({
  kind,
  title,
  description,
  sections: sections.map((section) => ({
    id: section.id,
    title: section.title,
    instructions: section.instructions,
    style: section.style,
    ...(section.length && section.length !== "standard" && { length: section.length }),
  })),
});

const newId = (): string => crypto.randomUUID();
