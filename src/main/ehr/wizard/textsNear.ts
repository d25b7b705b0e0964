/// <reference lib="dom" />

/**
 * Runs in the page. Returns short texts left of an element and above it, the nearest first. Measures the text itself,
 * because its parent element can contain the field too. Skips links, menus and texts with long numbers: they can belong
 * to another patient or be an entry of the chart.
 */
export function textsNear(element: Element): string[] {
  const maxTexts = 4;
  const maxLength = 60;
  const maxPixels = 300;
  const texts: Text[] = [];
  const walk = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node);
      else if ((node as Element).shadowRoot) walk((node as Element).shadowRoot!);
    }
  };
  walk(document);
  const plain = (text: Text) => text.data.replaceAll(/\s+/g, " ").trim();
  const box = element.getBoundingClientRect();
  const far = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const other = range.getBoundingClientRect();
    const sameRow = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0;
    const sameColumn = Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0;
    if (sameRow && other.right <= box.left + 2) return box.left - other.right;
    return sameColumn && other.bottom <= box.top + 2 ? box.top - other.bottom : Infinity;
  };
  const isShown = ({ parentElement: parent }: Text) =>
    parent !== null &&
    !element.contains(parent) &&
    !parent.closest("script, style, option, textarea, a[href], nav, [role=navigation], [role=option]") &&
    parent.checkVisibility({ visibilityProperty: true });
  const near = texts
    .map((node) => ({ node, text: plain(node) }))
    .filter(({ node, text }) => text.length > 1 && text.length <= maxLength && !/\d{3}/.test(text) && isShown(node))
    .map(({ node, text }) => ({ text, far: far(node) }))
    .filter((each) => each.far < maxPixels)
    .toSorted((a, b) => a.far - b.far);
  return [...new Set(near.map(({ text }) => text.replace(/(?<!\s)\s*:$/, "")))].slice(0, maxTexts);
}
