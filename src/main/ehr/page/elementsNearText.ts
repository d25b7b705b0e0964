/// <reference lib="dom" />

interface Search {
  text: string;
  kind: "field" | "text";
  limit: number;
}

/**
 * Runs in the page. Returns one visible element per place where exactly this text is shown (case and a final colon do
 * not count): the only one inside the place or, if there is none inside, the nearest one right of or below it, within
 * 400 pixels. A place with several elements inside has none, because it labels all of them. Looks into open shadow
 * roots.
 * @param kind `field`: elements for entering text; `text`: the smallest elements that show text.
 * @param limit maximum number of elements. If the text is shown in as many places, returns these places instead, which
 *   the caller takes for too many.
 */
export function elementsNearText({ text, kind, limit }: Search): Element[] {
  const plain = (value: string) => value.replaceAll(/\s+/g, " ").trim().replace(/:$/, "").trim().toLowerCase();
  const all: Element[] = [];
  const walk = (root: ParentNode) => {
    for (const element of root.querySelectorAll("*")) {
      all.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const ownText = (element: Element) =>
    plain([...element.childNodes].map((node) => (node.nodeType === 3 ? (node.textContent ?? "") : "")).join(""));
  // The text can be in a child or two, such as a label with a mark of a required field; more children are a group.
  const showing = all.filter((element) => {
    const shown = ownText(element) || (element.childElementCount < 3 ? plain(element.textContent) : "");
    return shown === plain(text) && isShown(element) && !(element instanceof HTMLTextAreaElement);
  });
  if (showing.length >= limit) return showing.slice(0, limit);
  const labels = showing.filter((each) => !showing.some((other) => other !== each && each.contains(other)));
  const fields =
    "textarea, select, iframe, [contenteditable=''], [contenteditable=true], [contenteditable=plaintext-only], input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=image], [type=file])";
  const isWanted = (element: Element) => (kind === "field" ? element.matches(fields) : ownText(element) !== "");
  const wanted = all.filter((element) => isWanted(element) && !showing.includes(element) && isShown(element));
  const distance = (from: DOMRect, to: DOMRect) => {
    const sameRow = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top) > 0;
    const sameColumn = Math.min(from.right, to.right) - Math.max(from.left, to.left) > 0;
    if (sameRow && to.left >= from.right - 2) return to.left - from.right;
    if (sameColumn && to.top >= from.bottom - 2) return to.top - from.bottom;
    return Infinity;
  };
  const nearest = labels.map((label) => {
    const inside = wanted.filter((element) => label.contains(element));
    if (inside.length > 0) return inside.length === 1 ? inside[0]! : null;
    const from = label.getBoundingClientRect();
    const ranked = wanted.map((element) => ({ element, far: distance(from, element.getBoundingClientRect()) }));
    const best = ranked.toSorted((a, b) => a.far - b.far)[0];
    return best && best.far < 400 ? best.element : null;
  });
  return [...new Set(nearest.filter((element) => element !== null))].slice(0, limit);
}
