/// <reference lib="dom" />
import type { ElementHandle } from "playwright-core";
import { selectorsOf } from "./selectorsOf";
import { textsNear } from "./textsNear";

/** Facts about a page element, from which `buildTarget` derives ways to find it again. */
export interface ElementInfo extends OwnFacts {
  /** Short texts left of it and above it, the nearest first. */
  near: string[];
  /** Selectors with one match. */
  css: string[];
}

/** Facts that the element alone shows, without its surroundings. */
interface OwnFacts {
  tag: string;
  /** Visible text, or the value of a field. */
  text: string;
  /** Whether it is a field for text or a choice, or an editor. */
  isField: boolean;
  isPassword: boolean;
  /** Whether it is a single-line text input, without a special type such as email. */
  isText: boolean;
  /** Text of its label or `aria-label`, up to 100 characters; null without one, and for a longer one. */
  label: string | null;
  /** Role of the button, link or tab that it is or is in; null without one, and for a field. */
  role: string | null;
  /** Text of that button, link or tab, up to 100 characters; "" without one. */
  words: string;
  /** Its `name` attribute. */
  name: string | null;
}

/** Describes an element; for one inside an editor, the editor. */
export async function describeElement(clicked: ElementHandle<Element>): Promise<ElementInfo> {
  const element = (await clicked.evaluateHandle(editorAround)) as ElementHandle<Element>;
  const [own, near, css] = await Promise.all([
    element.evaluate(ownFacts),
    element.evaluate(textsNear),
    element.evaluate(selectorsOf),
  ]);
  return { ...own, near, css };
}

/** Runs in the page. Returns the field or editor that an element belongs to, else the element. */
function editorAround(clicked: Element): Element {
  const editable = "[contenteditable=''], [contenteditable=true], [contenteditable=plaintext-only]";
  return clicked.closest(`textarea, input:not([type=hidden]), select, ${editable}`) ?? clicked;
}

/** Runs in the page. Returns the facts that the element alone shows. */
function ownFacts(element: Element): OwnFacts {
  const maxLength = 100;
  const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const isInput = element instanceof HTMLInputElement;
  const isForm = isInput || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
  const isPressed = isInput && ["button", "submit", "reset", "image", "checkbox", "radio"].includes(element.type);
  const isEditor = element.matches("[contenteditable]:not([contenteditable=false])");
  const labeled = (element.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
  const label =
    plain(labeled.map((id) => document.getElementById(id)?.textContent).join(" ")) ||
    plain(element.getAttribute("aria-label")) ||
    (isForm ? plain(element.labels?.[0]?.textContent) : "");
  const pressed = element.closest("button, a[href], [role=button], [role=tab], [role=link], summary, input");
  const roles: Record<string, string> = { BUTTON: "button", A: "link", INPUT: "button" };
  const isField = (isForm && !isPressed) || isEditor;
  const words = plain(pressed?.getAttribute("aria-label") || pressed?.textContent || (isInput ? element.value : ""));
  return {
    tag: element.localName,
    text: isForm ? element.value : element instanceof HTMLElement ? element.innerText : (element.textContent ?? ""),
    isField,
    isPassword: element.matches("input[type=password]"),
    isText: element.matches("input:not([type]), input[type=text], input[type=search]"),
    label: isField && label !== "" && label.length <= maxLength ? label : null,
    role: isField ? null : (pressed?.getAttribute("role") ?? roles[pressed?.tagName ?? ""] ?? null),
    words: words.slice(0, maxLength),
    name: element.getAttribute("name"),
  };
}
