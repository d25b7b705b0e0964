import { makeAutoObservable, observable } from "mobx";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly unsentTexts: UnsentTexts;
  }
}

/** The text fields of a visit that are sent by a button. */
type TextBox = "transcript" | "addendum" | "instruction";

/** Unsent text of a visit's fields, kept while another visit is open. */
export class UnsentTexts {
  readonly #texts = observable.map<string, string>();

  constructor() {
    makeAutoObservable(this);
  }

  get(visitId: string | null, box: TextBox): string {
    return this.#texts.get(`${box} ${visitId}`) ?? "";
  }

  /** @param text empty after it was sent or discarded. */
  set(visitId: string | null, box: TextBox, text: string): void {
    const key = `${box} ${visitId}`;
    if (text === "") this.#texts.delete(key);
    else this.#texts.set(key, text);
  }

  /** Whether leaving the page would lose text. */
  get hasUnsaved(): boolean {
    return [...this.#texts.values()].some((text) => text.trim() !== "");
  }
}
