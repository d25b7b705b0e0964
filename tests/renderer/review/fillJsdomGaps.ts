/** Gives jsdom what lists measure and it lacks: boxes 400 px wide and 600 px high, with rows 60 px high. */
export function fillJsdomGaps(): void {
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  for (const height of ["offsetHeight", "clientHeight"])
    Object.defineProperty(HTMLElement.prototype, height, { configurable: true, get: heightOf });
  for (const width of ["offsetWidth", "clientWidth"])
    Object.defineProperty(HTMLElement.prototype, width, { configurable: true, get: () => 400 });
}

function heightOf(this: HTMLElement): number {
  return this.dataset["index"] === undefined ? 600 : 60;
}
