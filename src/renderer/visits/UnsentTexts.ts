import { makeAutoObservable, observable } from "mobx";

/** The boxes of a session whose words are sent by a press. */
export type TextBox = "transcript" | "addendum" | "instruction";

/** What was typed into a session's boxes and not sent yet: it waits there while the person looks elsewhere. */
export class UnsentTexts {
  private readonly texts = observable.map<string, string>();

  constructor() {
    makeAutoObservable<this, "texts">(this, { texts: false });
  }

  get(visitId: string | null, box: TextBox): string {
    return this.texts.get(`${box} ${visitId}`) ?? "";
  }

  /** @param text empty: it was sent, or thrown away. */
  set(visitId: string | null, box: TextBox, text: string): void {
    const key = `${box} ${visitId}`;
    if (text === "") this.texts.delete(key);
    else this.texts.set(key, text);
  }

  /** Whether there are words that leaving would lose. */
  get hasUnsaved(): boolean {
    return [...this.texts.values()].some((text) => text.trim() !== "");
  }
}
