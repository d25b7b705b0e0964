import { makeAutoObservable, observable } from "mobx";

declare module "../base/useStores" {
  interface DashboardStores {
    readonly unsentTexts: UnsentTexts;
  }
}

/** Text fields of a visit (`addendum`: of a signed document) whose text is sent only when a button is pressed. */
type TextBox = "transcript" | "addendum" | "instruction" | "question";

/** Unsent texts of all visits, so that a text is kept while another visit is open. */
export class UnsentTexts {
  readonly #texts = observable.map<string, string>();

  constructor() {
    makeAutoObservable(this);
  }

  /** Returns the unsent text of a field; empty if there is none. @param ownerId id of the visit or signed document. */
  get(ownerId: string | null, box: TextBox): string {
    return this.#texts.get(`${box} ${ownerId}`) ?? "";
  }

  /** Stores the text of a field. @param ownerId as in `get`. @param text empty after it was sent or discarded. */
  set(ownerId: string | null, box: TextBox, text: string): void {
    const key = `${box} ${ownerId}`;
    if (text === "") this.#texts.delete(key);
    else this.#texts.set(key, text);
  }

  /** Whether leaving the page would lose text. A question does not count, because it is quickly typed again. */
  get hasUnsaved(): boolean {
    return [...this.#texts].some(([key, text]) => !key.startsWith("question ") && text.trim() !== "");
  }
}
