/// <reference lib="dom" />
import type { ElementHandle, Frame, JSHandle } from "playwright-core";
import { elementText } from "../page/readExtract";
import { Refusal } from "../page/Refusal";
import { requireUncovered } from "../page/requireUncovered";
import { isSameText } from "./isSameText";

/** Time for an editor to notice a selection, in milliseconds. */
const selectionMs = 100;
/** Time for a page to replace a box that lost the focus, in milliseconds. */
const blurMs = 100;
/** Maximum length of a box's text, in characters: far more than a chart has in one box. */
const maxText = 500_000;
/** Maximum time until a box that the page replaces is there again, in milliseconds. */
const replacedMs = 1_000;
/** Time between two attempts to find such a box, in milliseconds. */
const pollMs = 50;

interface Facts {
  isRich: boolean;
  isSingleLine: boolean;
  maxLength: number | null;
  /** Whether the text has formatting that filling would lose. */
  isFormatted: boolean;
}

/** Finds the element of a box in its frame again. @throws {Refusal} if it is not found exactly once. */
type FindAgain = (frame: Frame) => Promise<ElementHandle>;

/**
 * An editable element of the EHR. The text is read back from the element it was written to. If the page has replaced
 * this element, as frameworks do when a field loses the focus, the box is found again in the same document.
 */
export class Box {
  /** Whether the element was found again after the page had replaced it; the new one may belong to another patient. */
  isReplaced = false;
  /** Whether text was entered, or may have been. The EHR can have stored it, even if the box no longer exists. */
  isTouched = false;

  private constructor(
    readonly frame: Frame,
    private element: ElementHandle,
    readonly facts: Facts,
    private readonly document: JSHandle<Document>,
    private readonly findAgain: (() => Promise<ElementHandle>) | null,
  ) {}

  /**
   * Returns the box of an element: the element itself, the body of an editor's frame, or the one editable element
   * inside.
   * @throws {Refusal} if there is none.
   */
  static async open(frame: Frame, element: ElementHandle, findAgain: FindAgain | null = null): Promise<Box> {
    const again = findAgain && (async () => (await editableOf(frame, await findAgain(frame))).editable);
    const { owner, editable } = await editableOf(frame, element);
    const document = await frame.evaluateHandle(() => window.document);
    return new Box(owner, editable, await editable.evaluate(factsOf), document, again);
  }

  async read(): Promise<string> {
    await this.refresh();
    const text = await elementText(this.element, maxText + 1);
    if (text.length > maxText) throw new Refusal("not_editable", "The box has more text than Chartside can check.");
    return text;
  }

  /** Finds the element again if the page has replaced it. @throws {Refusal} if it or its document is gone. */
  private async refresh(): Promise<void> {
    const until = performance.now() + replacedMs;
    while (!(await isConnected(this.element))) {
      const isSameDocument = await this.document.evaluate((document) => document.defaultView !== null);
      if (!this.findAgain || !isSameDocument || performance.now() > until)
        throw new Refusal("not_found", "The box was removed from the EHR’s page.");
      const found = await this.findAgain().catch(() => null);
      if (found) {
        this.element = found;
        this.isReplaced = true;
      } else await this.frame.page().waitForTimeout(pollMs);
    }
  }

  /** Whether the element is the one that was opened, and still on the page. */
  async isOriginal(): Promise<boolean> {
    return !this.isReplaced && (await isConnected(this.element));
  }

  /**
   * Writes as a person's keyboard would, and reads back. Never writes into an element that was found again.
   * @throws {Refusal} if the page has replaced the box, if it is covered, or does not have the text afterwards.
   */
  async write(text: string): Promise<void> {
    if (!(await this.isOriginal())) throw replaced();
    await requireUncovered(this.frame, this.element);
    if (!(await this.put(text))) throw new Refusal("not_verified", "The box did not keep the text as it was written.");
  }

  /** Writes an earlier text back. @returns whether the box has it now. */
  restore(text: string): Promise<boolean> {
    return this.put(text);
  }

  /**
   * Replaces the text. A rich editor that has not noticed the selection yet adds the text to the old one; then all of
   * it is selected and replaced once more.
   * @returns whether the box has the text now.
   */
  private async put(text: string): Promise<boolean> {
    await this.fill(text);
    const isDone = !this.facts.isRich || (await this.has(text));
    if (isDone || this.isReplaced) return this.has(text);
    const page = this.frame.page();
    await this.element.focus();
    await this.element.selectText();
    await page.waitForTimeout(selectionMs);
    await (text === "" ? page.keyboard.press("Delete") : page.keyboard.insertText(text));
    return this.has(text);
  }

  /** @throws {Refusal} if the element is no longer on the page, so that nothing was entered. */
  private async fill(text: string): Promise<void> {
    const wasTouched = this.isTouched;
    this.isTouched = true;
    try {
      await this.element.fill(text);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes("not attached"))) throw error;
      this.isTouched = wasTouched;
      throw replaced();
    }
  }

  private async has(text: string): Promise<boolean> {
    return isSameText(await this.read(), text, this.facts.isRich);
  }

  /** Removes the focus and waits a moment, so that the page can do what it does with a finished field. */
  async blur(): Promise<void> {
    await this.element.evaluate((node) => node instanceof HTMLElement && node.blur()).catch(() => undefined);
    await this.frame.page().waitForTimeout(blurMs);
  }

  async focus(): Promise<void> {
    await this.refresh().catch(() => undefined);
    await this.element.focus().catch(() => undefined);
  }

  isSame(other: Box): Promise<boolean> {
    return this.frame === other.frame
      ? this.element.evaluate((a, b) => a === b, other.element)
      : Promise.resolve(false);
  }
}

const replaced = () =>
  new Refusal("changed", "The EHR replaced the box, and nothing was written to it. Check the chart, then try again.");

const notEditable = () => new Refusal("not_editable", "The box can’t be written to. It may be locked in the EHR.");

const isConnected = (element: ElementHandle): Promise<boolean> =>
  element.evaluate((node) => node.isConnected).catch(() => false);

/** Returns the editable element with its frame. @throws {Refusal} if there is none. */
async function editableOf(frame: Frame, element: ElementHandle): Promise<{ owner: Frame; editable: ElementHandle }> {
  const inner = await element.contentFrame();
  if (inner) {
    const body = await inner.waitForSelector("body", { state: "attached" });
    const editable = (await body.evaluate((node) => node.isContentEditable)) ? body : await onlyEditableIn(body);
    if (!editable) throw notEditable();
    return { owner: inner, editable };
  }
  const editable = (await element.isEditable().catch(() => false)) ? element : await onlyEditableIn(element);
  if (!editable) throw notEditable();
  return { owner: frame, editable };
}

async function onlyEditableIn(element: ElementHandle): Promise<ElementHandle | null> {
  const inside = await element.$$(
    "textarea, input[type=text], [contenteditable=''], [contenteditable=true], [contenteditable=plaintext-only]",
  );
  const shown = await Promise.all(inside.map(async (each) => (await each.isVisible()) && (await each.isEditable())));
  const editable = inside.filter((_, index) => shown[index]);
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
