import { makeAutoObservable, observableRef } from "mobx";
import { topicsBySection } from "../../shared/notes/topicsBySection";
import { sectionKeys } from "../../shared/templates/sectionKeys";
import type { SaveTemplate, Template, TemplateSection } from "../../shared/templates/template";

/** A section while it is edited; `id` names it on the screen only. */
export interface DraftSection {
  readonly id: string;
  title: string;
  instructions: string;
  style: TemplateSection["style"];
}

/** A template as it is being edited in this window, beside the saved one. Kept until it is saved or discarded. */
export class TemplateDraft {
  title = "";
  description = "";
  sections: DraftSection[] = [];
  /** The section whose form is open. */
  selectedId = "";
  /** What is missing is said once saving was tried, not while the first words are typed. */
  isChecked = false;

  constructor(public saved: Template) {
    makeAutoObservable(this, { saved: observableRef });
    this.reset(saved);
  }

  /** Starts over from what is saved; the same place stays open. */
  reset(saved: Template): void {
    const at = this.selectedIndex;
    this.saved = saved;
    this.isChecked = false;
    this.title = saved.title;
    this.description = saved.description;
    this.sections = saved.sections.map(({ title, instructions, style }) => ({
      id: newId(),
      title,
      instructions,
      style,
    }));
    this.selectedId = this.sections[Math.min(Math.max(at, 0), this.sections.length - 1)]?.id ?? "";
  }

  get isChanged(): boolean {
    return JSON.stringify(this.toSave()) !== JSON.stringify(copyOf(this.saved));
  }

  get selected(): DraftSection | null {
    return this.sections[this.selectedIndex] ?? null;
  }

  get selectedIndex(): number {
    return this.sections.findIndex(({ id }) => id === this.selectedId);
  }

  /** Why it cannot be saved as it is, in words, and the section it is about (null: the template); null when it can. */
  get problem(): { sectionId: string | null; message: string } | null {
    if (this.title.trim() === "") return { sectionId: null, message: "Give the template a title." };
    const nameless = this.sections.find(({ title }) => title.trim() === "");
    return nameless ? { sectionId: nameless.id, message: "Give the section a title." } : null;
  }

  /** What the offline drafter would write into each section, by `id`, in words. Those it leaves empty are not there. */
  get topics(): ReadonlyMap<string, readonly string[]> {
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

  /** @returns whether it can be saved; else `problem` is shown. */
  check(): boolean {
    this.isChecked = this.problem !== null;
    return !this.isChecked;
  }

  setText(change: { title?: string; description?: string }): void {
    Object.assign(this, change);
  }

  select(id: string): void {
    this.selectedId = id;
  }

  changeSection(id: string, change: Partial<Omit<DraftSection, "id">>): void {
    const section = this.sections.find((one) => one.id === id);
    if (section) Object.assign(section, change);
  }

  /** Adds an empty section after the open one and opens it. */
  addSection(): void {
    const section: DraftSection = { id: newId(), title: "", instructions: "", style: "prose" };
    const at = this.selectedIndex === -1 ? this.sections.length : this.selectedIndex + 1;
    this.sections.splice(at, 0, section);
    this.selectedId = section.id;
  }

  /** Takes a section out and opens its neighbour; the last one stays. @returns what puts it back; null where it stayed. */
  removeSection(id: string): (() => void) | null {
    const at = this.sections.findIndex((section) => section.id === id);
    const section = this.sections[at];
    if (!section || this.sections.length === 1) return null;
    this.sections.splice(at, 1);
    this.selectedId = this.sections[Math.min(at, this.sections.length - 1)]?.id ?? "";
    return () => this.putBack(section, at);
  }

  /** Moves a section a place up (-1) or down (1); at the end it stays. @returns whether it moved. */
  moveSection(id: string, step: 1 | -1): boolean {
    const at = this.sections.findIndex((section) => section.id === id);
    const section = this.sections[at];
    const to = at + step;
    if (!section || to < 0 || to >= this.sections.length) return false;
    this.sections.splice(at, 1);
    this.sections.splice(to, 0, section);
    return true;
  }

  toSave(): SaveTemplate {
    const sections = this.sections.map(({ title, instructions, style }) => ({
      title: title.trim(),
      instructions: instructions.trim(),
      style,
    }));
    return { title: this.title.trim(), description: this.description.trim(), sections };
  }

  private putBack(section: DraftSection, at: number): void {
    this.sections.splice(Math.min(at, this.sections.length), 0, section);
    this.selectedId = section.id;
  }
}

/** What makes a template: everything but its id and its keys. */
export const copyOf = ({ title, description, sections }: Template): SaveTemplate => ({
  title,
  description,
  sections: sections.map((section) => ({
    title: section.title,
    instructions: section.instructions,
    style: section.style,
  })),
});

const newId = (): string => crypto.randomUUID();
