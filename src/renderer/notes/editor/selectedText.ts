/** A character range in a sentence; empty for a caret. */
export interface SelectedText {
  from: number;
  to: number;
}

/**
 * Returns the part of an element's text that the browser's selection covers, without spaces at its end (Windows selects
 * the space after a double-clicked word); null if the selection begins outside the element.
 */
export function selectedText(element: HTMLElement): SelectedText | null {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer)) return null;
  const text = element.textContent;
  const from = lengthBefore(element, range.startContainer, range.startOffset);
  const to = element.contains(range.endContainer)
    ? lengthBefore(element, range.endContainer, range.endOffset)
    : text.length;
  return { from, to: from + text.slice(from, to).trimEnd().length };
}

function lengthBefore(element: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(node, offset);
  return range.toString().length;
}
