/// <reference lib="dom" />

/** How a list of a page is found, and its entries in it. */
export interface ListPlace {
  /** Selector of the list. */
  css: string;
  /** Text of the heading that belongs to the list, without a count. */
  heading: string;
  /** Selector of an entry, below `:scope`, the list. */
  entries: string;
}

/** A list as it is on the page. */
export interface SeenList extends ListPlace {
  /** Text of each visible entry. */
  texts: string[];
  /** Whether the list has entries that are not on the page, because it adds them while it is scrolled. */
  isPartial: boolean;
}

/**
 * Runs in the page. Returns the list that a place describes, or the list around an element, with its heading and the
 * texts of its entries. A place that fits no list, or several, is null, as is an element in no list with a heading: without
 * one, it could be another list on the next patient's chart. Looks into open shadow roots.
 */
// oxlint-disable-next-line max-lines-per-function -- one function, because the page gets its text alone
export function listInPage({ element, place }: { element?: Element; place?: ListPlace }): SeenList | null {
  const all: Element[] = [];
  const walk = (root: ParentNode) => {
    for (const each of root.querySelectorAll("*")) {
      all.push(each);
      if (each.shadowRoot) walk(each.shadowRoot);
    }
  };
  walk(document);
  const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const withoutCount = (text: string) => plain(text.replaceAll(/[([]?\b\d+\b[)\]]?/g, " ")).replace(/\s*:$/, "");
  const titles = "h1, h2, h3, h4, h5, h6, legend, summary, caption, dt, label, th, b, strong, [role=heading]";
  const titleClass = /(?:^|[-_ ])(?:title|heading|header|caption|head|label|lbl)(?:[-_ ]|$)/i;
  const isTitle = (each: Element) =>
    (each.matches(titles) || (each.childElementCount === 0 && titleClass.test(each.className.toString()))) &&
    !each.closest("li, [role=listitem], [role=row], [role=option], textarea, select, [contenteditable]");
  const headingOf = (list: Element): string => {
    const own = plain(list.getAttribute("aria-label")) || plain(list.querySelector(":scope > caption")?.textContent);
    if (own) return withoutCount(own);
    const at = all.indexOf(list);
    const before = all.slice(0, at).findLast((each) => {
      if (!isTitle(each) || each.contains(list) || !isShown(each)) return false;
      const text = withoutCount(each.textContent ?? "");
      return text.length > 1 && text.length <= 60;
    });
    return before ? withoutCount(before.textContent ?? "") : "";
  };

  const hidden = "button, [role=button], input, select, textarea, script, style, svg, [aria-hidden=true]";
  const blockOf = (node: Node): Element | null => {
    let each = node.parentElement;
    while (each && getComputedStyle(each).display.startsWith("inline")) each = each.parentElement;
    return each;
  };
  const isCrossedOut = (node: Node, entry: Element): boolean => {
    for (let each = node.parentElement; each; each = each === entry ? null : each.parentElement)
      if (getComputedStyle(each).textDecorationLine.includes("line-through")) return true;
    return false;
  };
  /** Parts in blocks or cells of their own are separated by a dot. */
  const textOf = (entry: Element): string => {
    const parts: string[] = [];
    let block: Element | null = null;
    let crossed = false;
    const add = (root: Node) => {
      for (const node of root.childNodes) {
        if (node instanceof Element) {
          if (node.localName === "br") block = null;
          else if (!node.matches(hidden) && isShown(node)) add(node.shadowRoot ?? node);
        } else if (node.nodeType === 3 && plain(node.textContent) !== "") {
          const own = blockOf(node);
          if (own === block && parts.length > 0) parts.push(`${parts.pop()!} ${plain(node.textContent)}`);
          else parts.push(plain(node.textContent));
          block = own;
          crossed ||= isCrossedOut(node, entry);
        }
      }
    };
    add(entry.shadowRoot ?? entry);
    const text = parts.join(" · ");
    if (text === "") return "";
    return `${text.length > 500 ? `${text.slice(0, 499)}…` : text}${crossed ? " (crossed out)" : ""}`;
  };
  const isHeader = (entry: Element) =>
    entry.querySelector("th, [role=columnheader]") !== null && entry.querySelector("td, [role=cell]") === null;
  const isPartial = (list: Element, entries: Element[]): boolean => {
    const sizes = [list.getAttribute("aria-rowcount"), ...entries.map((each) => each.getAttribute("aria-setsize"))];
    if (Math.max(...sizes.map(Number)) > entries.length) return true;
    const height = entries.reduce((sum, each) => sum + each.getBoundingClientRect().height, 0);
    let each: Element | null = list;
    for (let level = 0; each && each !== document.body && level < 4; level += 1, each = each.parentElement)
      if (each.scrollHeight > each.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(each).overflowY))
        return each.scrollHeight > height * 1.5 + 60;
    return false;
  };
  const read = (list: Element, found: ListPlace): SeenList => {
    const entries = [...list.querySelectorAll(found.entries)].filter(isShown);
    const texts = entries.filter((each) => !isHeader(each)).map(textOf);
    return { ...found, texts: texts.filter((text) => text !== ""), isPartial: isPartial(list, entries) };
  };
  const listsAt = ({ css, heading }: ListPlace) =>
    all.filter((each) => each.matches(css) && isShown(each) && headingOf(each) === heading);
  if (place) {
    const [list, other] = listsAt(place);
    return list && !other ? read(list, place) : null;
  }

  const isStable = (value: string) => /^[A-Za-z][\w-]{0,60}$/.test(value) && !/\d/.test(value);
  const kindOf = (each: Element, among: Element[]): string => {
    const shared = [...each.classList]
      .filter(isStable)
      .map((name) => ({ name, count: among.filter((other) => other.classList.contains(name)).length }))
      .toSorted((a, b) => b.count - a.count)[0];
    return shared && (shared.count > 1 || among.length < 2) ? `${each.localName}.${shared.name}` : each.localName;
  };
  /** The list that an entry belongs to, and the selector of its entries. */
  const around = (entry: Element): { list: Element; entries: string } | null => {
    const role = entry.getAttribute("role");
    const table = entry.closest("table");
    if (entry.localName === "tr" && table) return { list: table, entries: ":scope > tbody > tr" };
    const owner = entry.closest("[role=table], [role=grid], [role=list], [role=listbox]");
    if (role && owner) return { list: owner, entries: `:scope [role=${role}]` };
    const list = entry.parentElement;
    const alike = [...(list?.children ?? [])].filter(({ localName }) => localName === entry.localName);
    return list && { list, entries: `:scope > ${kindOf(entry, alike)}` };
  };
  /** Whether an element has others like it beside it, or a class that says that it is an entry. */
  const hasAlike = (each: Element) =>
    /(?:^|[-_ ])(?:row|item|entry)(?:[-_ ]|$)/i.test(each.className.toString()) ||
    [...(each.parentElement?.children ?? [])].some(
      (other) => other !== each && other.localName === each.localName && other.className === each.className,
    );
  const entryOf = (start: Element): Element | null => {
    const known = start.closest("li, tr, [role=listitem], [role=row], [role=option]");
    if (known) return known;
    let each: Element | null = start;
    for (let level = 0; each && each !== document.body && level < 5; level += 1, each = each.parentElement)
      if (hasAlike(each) && !/^(?:b|i|em|strong|span|a|td|th|p|dt|dd|label|br)$/.test(each.localName)) return each;
    return null;
  };
  const entry = element && entryOf(element);
  const found = entry && around(entry);
  const heading = found ? headingOf(found.list) : "";
  if (!found || heading === "") return null;
  const { list, entries } = found;
  const ways = [
    ...(isStable(list.id) ? [`#${list.id}`] : []),
    ...[...list.classList].filter(isStable).map((name) => `${list.localName}.${name}`),
    list.localName,
  ];
  for (const css of ways) {
    const at = { css, heading, entries };
    const [only, other] = listsAt(at);
    if (only === list && !other) return read(list, at);
  }
  return null;
}
