/// <reference lib="dom" />

interface Picking {
  /** Ends the picking in this frame. */
  end: () => void;
}
interface PickingWindow extends Window {
  chartsidePicking?: Picking;
  chartsideOutline?: { show: (element: Element | null) => void };
}

/**
 * Runs in the page. Prepares the outline of the element under the pointer, with a hint; clicks pass through the
 * outline.
 */
export function prepareOutline(hint: string): void {
  const words = document.createElement("div");
  words.textContent = hint;
  words.style.cssText =
    "all:initial;position:absolute;left:-2px;top:100%;padding:2px 6px;background:#2d72d2;color:#fff;font:12px/16px sans-serif;white-space:nowrap";
  const outline = document.createElement("div");
  outline.style.cssText =
    "all:initial;position:fixed;z-index:2147483647;pointer-events:none;display:none;box-sizing:border-box;border:2px solid #2d72d2;background:#2d72d222;border-radius:2px";
  outline.append(words);
  (window as PickingWindow).chartsideOutline?.show(null);
  (window as PickingWindow).chartsideOutline = {
    show: (element) => {
      if (!element) return outline.remove();
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { left: left - 2, top: top - 2, width: width + 4, height: height + 4 };
      for (const [name, value] of Object.entries(at)) outline.style.setProperty(name, `${value}px`);
      outline.style.display = "block";
      if (!outline.isConnected) document.documentElement.append(outline);
    },
  };
}

/**
 * Runs in the page. Outlines the element under the pointer and resolves to the one that is clicked, to "cancelled" if
 * Escape is pressed, to "ended" if the picking ends otherwise. Meanwhile no press, click or touch reaches the page.
 */
export function pickInPage(): Promise<Element | "cancelled" | "ended"> {
  const own = window as PickingWindow;
  own.chartsidePicking?.end();
  const names = "pointerdown pointerup mousedown mouseup click dblclick auxclick contextmenu touchstart touchend".split(
    " ",
  );
  const moves = ["pointermove", "mouseover", "mouseout"];
  return new Promise((resolve) => {
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const finish = (result: Element | "cancelled" | "ended") => {
      delete own.chartsidePicking;
      own.chartsideOutline?.show(null);
      for (const name of [...names, ...moves]) removeEventListener(name, onPointer, true);
      removeEventListener("keydown", onKey, true);
      resolve(result);
    };
    const onPointer = (event: Event) => {
      const [first] = event.composedPath();
      const element = first instanceof Element ? first : null;
      if (moves.includes(event.type)) return own.chartsideOutline?.show(event.type === "mouseout" ? null : element);
      hold(event);
      if (event.type === "click" && element) finish(element);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      hold(event);
      finish("cancelled");
    };
    for (const name of [...names, ...moves]) addEventListener(name, onPointer, { capture: true, passive: false });
    addEventListener("keydown", onKey, true);
    own.chartsidePicking = { end: () => finish("ended") };
  });
}

/** Runs in the page. Ends the picking and removes the outline. */
export function endPicking(): void {
  (window as PickingWindow).chartsidePicking?.end();
}

/** Runs in the page. Outlines an element for 2.5 s, to show which one was recognized. */
export function flashOutline(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const outline = document.createElement("div");
  outline.style.cssText = `all:initial;position:fixed;z-index:2147483647;pointer-events:none;box-sizing:border-box;border:3px solid #238551;border-radius:3px;left:${left - 3}px;top:${top - 3}px;width:${width + 6}px;height:${height + 6}px`;
  document.documentElement.append(outline);
  setTimeout(() => outline.remove(), 2_500);
}
