/** Selector of elements that can be reached with the Tab key. */
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), textarea, select, [tabindex]:not([tabindex="-1"])';

/** Moves the focus to the next (1) or previous (-1) visible region (menu, visits, transcript, note). Wraps around. */
export function focusRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")].filter(isShown);
  const now = regions.findIndex((region) => region.contains(document.activeElement));
  const start = now === -1 && step === -1 ? 0 : now;
  const next = regions[(start + step + regions.length) % regions.length];
  if (!next) return;
  const first = [...next.querySelectorAll<HTMLElement>(focusable)].find(isShown);
  if (first) first.focus();
  else {
    next.tabIndex = -1;
    next.focus();
  }
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;
