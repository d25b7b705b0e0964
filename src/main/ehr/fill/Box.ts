/// <reference lib="dom" />
import type { ElementHandle, Frame } from "playwright-core";
import { textOf } from "../page/readExtract";
import { Refusal } from "../page/Refusal";
import { requireUncovered } from "../page/requireUncovered";
import { sameText } from "./sameText";

/** Time for an editor to notice a selection, in milliseconds. */
const selectionMs = 100;

interface Facts {
  isRich: boolean;
  isSingleLine: boolean;
  maxLength: number | null;
  /** Whether the text has formatting that filling would lose. */
  isFormatted: boolean;
}

/**
 * An editable element of the EHR. It is found once, so that the text is read back from the element it was written to.
 */
export class Box {
  private constructor(
    readonly frame: Frame,
    private readonly element: ElementHandle,
    readonly facts: Facts,
  ) {}

  /**
   * Returns the box of an element: the element itself, the body of an editor's frame, or the one editable element
   * inside.
   * @throws {Refusal} if there is none.
   */
  static async open(frame: Frame, element: ElementHandle): Promise<Box> {
    const inner = await element.contentFrame();
    if (inner) {
      const body = await inner.waitForSelector("body", { state: "attached" });
      const editable = (await body.evaluate((node) => node.isContentEditable)) ? body : await onlyEditableIn(body);
      if (!editable) throw notEditable();
      return new Box(inner, editable, await editable.evaluate(factsOf));
    }
    const editable = (await element.isEditable().catch(() => false)) ? element : await onlyEditableIn(element);
    if (!editable) throw notEditable();
    return new Box(frame, editable, await editable.evaluate(factsOf));
  }

  read(): Promise<string> {
    return textOf(this.element);
  }

  /**
   * Writes as a person's keyboard would, and reads back. @throws {Refusal} if the box is covered, or does not have the
   * text afterwards.
   */
  async write(text: string): Promise<void> {
    await requireUncovered(this.frame, this.element);
    if (!(await this.put(text))) throw new Refusal("not_verified", "The box did not keep the text as it was written.");
  }

  /** Writes an earlier text back. @returns whether the box has it now. */
  restore(text: string): Promise<boolean> {
    return this.put(text);
  }

  /**
   * Replaces the text. A rich editor that has not noticed the selection yet adds the text to the old one; then all of
   * it is selected and replaced once more. @returns whether the box has the text now.
   */
  private async put(text: string): Promise<boolean> {
    await this.element.fill(text);
    if (!this.facts.isRich || (await this.has(text))) return this.has(text);
    const page = this.frame.page();
    await this.element.focus();
    await this.element.selectText();
    await page.waitForTimeout(selectionMs);
    await (text === "" ? page.keyboard.press("Delete") : page.keyboard.insertText(text));
    return this.has(text);
  }

  private async has(text: string): Promise<boolean> {
    return sameText(await this.read(), text, this.facts.isRich);
  }

  async focus(): Promise<void> {
    await this.element.focus().catch(() => undefined);
  }

  isSame(other: Box): Promise<boolean> {
    return this.frame === other.frame
      ? this.element.evaluate((a, b) => a === b, other.element)
      : Promise.resolve(false);
  }
}

const notEditable = () => new Refusal("not_editable", "The box can’t be written to. It may be locked in the EHR.");

async function onlyEditableIn(element: ElementHandle): Promise<ElementHandle | null> {
  const inside = await element.$$(
    "textarea, input[type=text], [contenteditable=''], [contenteditable=true], [contenteditable=plaintext-only]",
  );
  const shown = await Promise.all(inside.map(async (each) => (await each.isVisible()) && (await each.isEditable())));
  const editable = inside.filter((_, at) => shown[at]);
  return editable.length === 1 ? editable[0]! : null;
}

/** Runs in the page. */
function factsOf(node: Node): Facts {
  if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
    const isSingleLine = node instanceof HTMLInputElement;
    return { isRich: false, isSingleLine, maxLength: node.maxLength > 0 ? node.maxLength : null, isFormatted: false };
  }
  const formats = "b, strong, i, em, u, s, h1, h2, h3, h4, h5, h6, ul, ol, table, img, a, pre, blockquote, code, font";
  const isFormatted = node instanceof Element && node.querySelector(formats) !== null;
  return { isRich: true, isSingleLine: false, maxLength: null, isFormatted };
}
