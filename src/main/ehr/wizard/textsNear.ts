/// <reference lib="dom" />

/** Runs in the page. Returns short texts left of an element and above it, the nearest first. */
export function textsNear(element: Element): string[] {
  const all: Element[] = [];
  const walk = (root: ParentNode) => {
    for (const each of root.querySelectorAll("*")) {
      all.push(each);
      if (each.shadowRoot) walk(each.shadowRoot);
    }
  };
  walk(document);
  const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  const ownText = (each: Element) =>
    plain([...each.childNodes].map((node) => (node.nodeType === 3 ? (node.textContent ?? "") : "")).join(""));
  const box = element.getBoundingClientRect();
  const far = (each: Element) => {
    const other = each.getBoundingClientRect();
    const sameRow = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0;
    const sameColumn = Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0;
    if (sameRow && other.right <= box.left + 2) return box.left - other.right;
    return sameColumn && other.bottom <= box.top + 2 ? box.top - other.bottom : Infinity;
  };
  const near = all
    .filter((each) => !element.contains(each) && !["SCRIPT", "STYLE", "OPTION", "TEXTAREA"].includes(each.tagName))
    .map((each) => ({ each, text: ownText(each) }))
    .filter(
      ({ each, text }) => text.length > 1 && text.length <= 60 && each.checkVisibility({ visibilityProperty: true }),
    )
    .map(({ each, text }) => ({ text, far: far(each) }))
    .filter((each) => each.far < 300)
    .toSorted((a, b) => a.far - b.far);
  return [...new Set(near.map(({ text }) => text.replace(/\s*:$/, "")))].slice(0, 4);
}
