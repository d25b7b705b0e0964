import { makeAutoObservable, observable } from "mobx";
import type { ReviewedVisit } from "../../playback/ReviewedVisit";
import { LastDraft } from "./LastDraft";

/** The field for instructions: whether it is shown, and which section of a visit's note it is for. */
export class InstructionsField {
  isOn = false;
  readonly lastDraft = new LastDraft();
  /** Keys of sections by visit; none for the whole note. They are kept with the unsent text. */
  readonly #sections = observable.map<string | null, string>();

  constructor(
    private readonly openVisit: Pick<ReviewedVisit, "visitId">,
    private readonly canEdit: () => boolean,
  ) {
    makeAutoObservable<this, "openVisit" | "canEdit">(this, { openVisit: false, canEdit: false, lastDraft: false });
  }

  /** The key of the section that the instructions are for; null for the whole note. */
  get section(): string | null {
    return this.#sections.get(this.openVisit.visitId) ?? null;
  }

  /**
   * Shows or hides the field; a note that cannot be edited never shows it.
   * @param section key of the section that the instructions are for; null for the whole note.
   */
  set(isOn: boolean, section: string | null = null): void {
    const { visitId } = this.openVisit;
    this.isOn = isOn && this.canEdit();
    if (section === null) this.forget(visitId);
    else this.#sections.set(visitId, section);
  }

  /** Hides the field and forgets its section after the instructions of a visit were sent. */
  close(visitId: string | null): void {
    this.forget(visitId);
    if (this.openVisit.visitId === visitId) this.isOn = false;
  }

  private forget(visitId: string | null): void {
    this.#sections.delete(visitId);
  }
}
