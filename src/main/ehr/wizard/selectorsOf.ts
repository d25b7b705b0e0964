/// <reference lib="dom" />

/** Runs in the page. Returns up to two selectors that match this element only, through open shadow roots. */
export function selectorsOf(element: Element): string[] {
  /** Whether an id or class name is likely the same in the next chart, and not generated. */
  const isStable = (value: string) =>
    /^[A-Za-z][\w-]{0,60}$/.test(value) && !/\d{2,}|^(?:css|sc|jss|ember|react|radix|mui)-?[\w-]*\d/.test(value);
  /** Returns selectors of an element by its id, test id and classes, the most specific first. */
  const stepsOf = (each: Element): string[] => {
    const steps: string[] = isStable(each.id) ? [`#${each.id}`] : [];
    const kind = each.getAttribute("data-testid") ?? "";
    if (isStable(kind)) steps.push(`${each.localName}[data-testid="${kind}"]`);
    const classes = [...each.classList].filter(isStable);
    if (classes.length > 0) steps.push(`${each.localName}.${classes.slice(0, 2).join(".")}`);
    return steps;
  };
  /** Returns a selector of an element by its tag and its position among its siblings. */
  const positionOf = (each: Element): string => {
    const same = [...(each.parentNode?.children ?? [])].filter(({ localName }) => localName === each.localName);
    return same.length > 1 ? `${each.localName}:nth-of-type(${same.indexOf(each) + 1})` : each.localName;
  };
  const isOnly = (selector: string, each: Element) => {
    const found = (each.getRootNode() as Document | ShadowRoot).querySelectorAll(selector);
    return found.length === 1 && found[0] === each;
  };
  /** Returns selectors that find the element alone in its document or shadow root. */
  const within = (each: Element): string[] => {
    const short = stepsOf(each).filter((step) => isOnly(step, each));
    let path = positionOf(each);
    for (let above = each.parentElement; above && !isOnly(path, each); above = above.parentElement) {
      const outer = above;
      const anchor = stepsOf(outer).find((step) => isOnly(step, outer));
      path = `${anchor ?? positionOf(outer)} > ${path}`;
      if (anchor) break;
    }
    return [...short, path].slice(0, 2);
  };
  /** Returns the selectors of an element, after those of the shadow hosts that contain it. */
  const selectorsIn = (each: Element): string[] => {
    const root = each.getRootNode();
    if (!(root instanceof ShadowRoot)) return within(each);
    return within(each).map((selector) => `${selectorsIn(root.host)[0] ?? root.host.localName} ${selector}`);
  };
  const maxLength = 300;
  return selectorsIn(element).filter((selector) => selector.length <= maxLength);
}
