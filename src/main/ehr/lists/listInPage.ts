/// <reference lib="dom" />
// oxlint-disable max-lines -- one function, because only its own source is sent to the page

/** How a list and its entries are found on a page. */
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
  /** Whether entries may be missing: hidden, loaded on demand, or with text that was not read. */
  isPartial: boolean;
}

/**
 * Runs in the page. Returns the list that a place describes, or the list around an element, with its heading and the
 * texts of its entries. Returns null if the place fits no list or several, or if the element is in no list with a
 * heading: without a heading, the same position could hold another list in the next patient's chart. A heading that
 * could belong to something else does not count. Looks into open shadow roots.
 */
// oxlint-disable-next-line max-lines-per-function -- one function, because only its own source is sent to the page
export function listInPage({ element, place }: { element?: Element; place?: ListPlace }): SeenList | null {
  /**
   * Maximum number of elements on the page, and of those that a list's selector matches. Beyond it, nothing is read.
   */
  const maxElements = 60_000;
  const maxCandidates = 200;
  /** Maximum length of a title, of an entry, and of a text that says that there are more entries. */
  const maxTitle = 60;
  const maxEntry = 500;
  const maxMoreText = 60;
  /** Number of elements after a list in which such a text is looked for. */
  const maxAfterList = 60;
  const all: Element[] = [];
  const walk = (root: ParentNode) => {
    for (const each of root.querySelectorAll("*")) {
      all.push(each);
      if (each.shadowRoot && all.length <= maxElements) walk(each.shadowRoot);
    }
  };
  walk(document);
  if (all.length > maxElements) return null;
  /** Position of each element in `all`. */
  const positions = new Map(all.map((each, at) => [each, at] as const));
  /** Returns a text on one line, with single spaces. */
  const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  /** Returns the parent element as displayed: across slots and shadow roots. */
  const parentOf = (node: Node): Element | null => {
    const slot = node instanceof Element || node instanceof Text ? node.assignedSlot : null;
    const root = node.getRootNode();
    return slot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const isShown = (each: Element): boolean => {
    if (getComputedStyle(each).display !== "contents")
      return each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const parent = parentOf(each);
    return parent !== null && isShown(parent);
  };
  /** Returns the element of a node and all elements that contain it, from the inside out. */
  const withAncestors = (node: Node): Element[] => {
    const chain: Element[] = [];
    for (let each: Element | null = node instanceof Element ? node : parentOf(node); each; each = parentOf(each))
      chain.push(each);
    return chain;
  };
  const withoutCount = (text: string) => plain(text.replaceAll(/[([]?\b\d+\b[)\]]?/g, " ")).replace(/(?<!\s)\s*:$/, "");
  const controls = "button, [role=button], a, input, select, textarea, svg, script, style";
  /** Returns the text of a node without its controls (buttons, links, fields). */
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches(controls)) return " ";
    return [...node.childNodes].map(wordsOf).join(" ");
  };
  const isInline = (node: Node) =>
    node instanceof Text ||
    (node instanceof Element && node.localName !== "br" && getComputedStyle(node).display.startsWith("inline"));

  const strongTitles = "h1, h2, h3, h4, h5, h6, legend, summary, caption, [role=heading]";
  const weakTitles = "dt, label, th, b, strong";
  const titleClassPattern = /(?:^|[-_ ])(?:title|heading|header|caption|head|label|lbl|hdr)(?:[-_ ]|$)/i;
  const entryClassPattern = /(?:^|[-_ ])(?:row|item|entry)(?:[-_ ]|$)/i;
  const mayBeTitle = (each: Element) =>
    (each.matches(`${strongTitles}, ${weakTitles}`) ||
      (each.childElementCount === 0 && titleClassPattern.test(each.className.toString()))) &&
    !each.closest("li, [role=listitem], [role=row], [role=option], textarea, select, [contenteditable]");
  /** Whether a title has no other text beside it: bold text before other text is the name of an entry. */
  const isAlone = (each: Element): boolean => {
    if (each.matches(strongTitles)) return true;
    const own = withoutCount(wordsOf(each));
    const row = each.closest("tr");
    if (row && !row.querySelector("table, ul, ol")) return withoutCount(wordsOf(row)) === own;
    let inner = each;
    while (inner.parentElement && isInline(inner) && isInline(inner.parentElement)) inner = inner.parentElement;
    const parent = inner.parentElement;
    if (parent && entryClassPattern.test(parent.className.toString())) return false;
    let line = wordsOf(inner);
    if (isInline(inner)) {
      for (let next = inner.nextSibling; next && (isInline(next) || next.nodeType === 8); next = next.nextSibling)
        line += ` ${next.nodeType === 8 ? "" : wordsOf(next)}`;
      for (
        let next = inner.previousSibling;
        next && (isInline(next) || next.nodeType === 8);
        next = next.previousSibling
      )
        line += ` ${next.nodeType === 8 ? "" : wordsOf(next)}`;
    }
    return withoutCount(line) === own;
  };
  const titlesAt = all.flatMap((each, at) => (mayBeTitle(each) ? [at] : []));
  const isTitle = (each: Element): boolean => {
    const text = withoutCount(wordsOf(each)) || withoutCount(each.textContent ?? "");
    return text.length > 1 && text.length <= maxTitle && isShown(each) && isAlone(each);
  };
  const containers = "ul, ol, dl, table, [role=list], [role=table], [role=grid], [role=listbox]";
  /** Whether an element can be a list: by its role, or because its first two children are alike. */
  const isContainer = (each: Element): boolean => {
    if (each.matches(containers)) return true;
    const [first, second] = each.children;
    return (
      first !== undefined &&
      second !== undefined &&
      first.localName === second.localName &&
      first.className !== "" &&
      first.className === second.className
    );
  };
  const cardPattern = /(?:^|[\s_-])(?:card|panel|widget|tile|portlet)(?:\s|$)/i;
  /** Whether an element separates its content from what is around it, such as a card. */
  const isBoundary = (each: Element) =>
    each.matches("section, article, aside, fieldset, details, [role=region], [role=tabpanel]") ||
    cardPattern.test(each.className.toString());
  /** Whether the title before a list can belong to an element other than the list. */
  const belongsToOther = (title: Element, list: Element): boolean => {
    const up = withAncestors(title);
    const down = withAncestors(list);
    const common = down.find((each) => up.includes(each));
    const above = up.slice(0, up.indexOf(common!));
    const below = down.slice(0, down.indexOf(common!));
    if (above.some(isBoundary) || below.slice(1).some(isBoundary) || (isBoundary(list) && above.length > 0))
      return true;
    const [one, other] = [above.at(-1), below.at(-1)];
    if (one && other && one.localName === other.localName && one.className !== "" && one.className === other.className)
      return true;
    const inside = new Set([...above, ...below]);
    for (const each of all.slice(positions.get(title)! + 1, positions.get(list))) {
      if (inside.has(each) || withAncestors(each).includes(title)) continue;
      if (isContainer(each) && isShown(each)) return true;
      const says = each.childElementCount === 0 ? plain(each.textContent) : "";
      if (/^(?:no|none|nil|not|nothing|kein|keine)\b/i.test(says) && isShown(each)) return true;
    }
    // If two lists share a title, it identifies neither of them: the next chart can have only one of the two.
    const end = endOf(list);
    const next = titlesAt.find((at) => at > end && isTitle(all[at]!)) ?? all.length;
    return all
      .slice(end, next)
      .some((each) => each.localName === list.localName && each.className === list.className && isContainer(each));
  };
  /** Position after the last element in a list. */
  const endOf = (list: Element): number => {
    let last = list;
    while (last.lastElementChild) last = last.lastElementChild;
    let end = positions.get(last)! + 1;
    while (end < all.length && withAncestors(all[end]!).includes(list)) end += 1;
    return end;
  };
  /** Whether an element has only a title. */
  const isHeadingBlock = (each: Element): boolean => {
    const title = mayBeTitle(each) ? each : each.querySelector(strongTitles);
    return title !== null && withoutCount(wordsOf(title)) === withoutCount(wordsOf(each)) && isTitle(title);
  };
  /** Whether an entry is a header row of a table. */
  const isHeader = (entry: Element) =>
    entry.querySelector("th, [role=columnheader]") !== null && entry.querySelector("td, [role=cell]") === null;
  /**
   * The entries, without the headings and header rows before the first; those further down are titles of a part of the
   * list.
   */
  const entriesOf = (list: Element, entries: string): Element[] => {
    const found = [...list.querySelectorAll(entries)];
    const first = found.findIndex(
      (each, at) => !isHeader(each) && (each.className === found[at + 1]?.className || !isHeadingBlock(each)),
    );
    return first < 0 ? [] : found.slice(first);
  };
  /** The heading as it is on the page; "" if there is none that certainly belongs to the list. */
  const rawHeading = (list: Element, entries: string): string => {
    const labeled = (list.getAttribute("aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
    const byId = labeled.map((id) => all.find((each) => each.id === id)?.textContent ?? "").join(" ");
    const own = plain(list.getAttribute("aria-label")) || plain(byId);
    if (own) return own;
    const caption = plain(list.querySelector(":scope > caption")?.textContent);
    if (caption) return caption;
    const at = positions.get(list)!;
    const found = entriesOf(list, entries);
    const end = endOf(list);
    const first = found[0] ? positions.get(found[0])! : end;
    const among = titlesAt.filter((each) => each > at && each < end && !all[each]!.matches("th"));
    const foundSet = new Set(found);
    const isIn = (each: number) => withAncestors(all[each]!).some((above) => foundSet.has(above));
    if (among.some((each) => each > first && all[each]!.matches(strongTitles) && !isIn(each))) return "";
    const inside = among.filter((each) => each < first && isTitle(all[each]!));
    if (inside.length > 1) return "";
    if (inside.length === 1) return wordsOf(all[inside[0]!]!) || (all[inside[0]!]!.textContent ?? "");
    const before = titlesAt.findLast((each) => each < at && !all[each]!.contains(list) && isTitle(all[each]!));
    const title = before === undefined ? null : all[before]!;
    return !title || belongsToOther(title, list) ? "" : wordsOf(title).trim() || (title.textContent ?? "");
  };
  const headingOf = (list: Element, entries: string): string => withoutCount(rawHeading(list, entries));

  const hidden = "select, textarea, input, script, style, svg, template, [aria-hidden=true]";
  /** Returns the block in which a node is displayed. */
  const blockOf = (node: Node): Element | null =>
    withAncestors(node).find((each) => !/^(?:inline|contents)/.test(getComputedStyle(each).display)) ?? null;
  const isCrossedOut = (node: Node): boolean =>
    withAncestors(node).some((each) => getComputedStyle(each).textDecorationLine.includes("line-through"));
  const actionPattern =
    /^(?:edit|change|delete|remove|stop|renew|refill|order|reorder|view|open|print|add|details?|info|more|menu|actions?|history|copy|cancel|close|save|bearbeiten|ändern|löschen|entfernen|absetzen|mehr|drucken|[^\p{L}\p{N}]*)$/iu;
  let isTextLost = false;
  /** Returns the text of an entry. Texts of different blocks or cells are separated by " · ". */
  const textOf = (entry: Element): string => {
    const parts: string[] = [];
    let block: Element | null = null;
    let crossed = false;
    /**
     * Whether a button's text is left out: if it names an action, or is neither the first text of the entry nor the
     * only text of its cell.
     */
    const isLeftOut = (node: Element): boolean => {
      if (!node.matches("button, [role=button]")) return false;
      const words = plain(node.textContent);
      if (actionPattern.test(words)) return true;
      const cell = node.closest("td, [role=cell], [role=gridcell]");
      if (parts.length === 0 || (cell && withoutCount(wordsOf(cell)) === "")) return false;
      return true;
    };
    const add = (nodes: Iterable<Node>) => {
      for (const node of nodes) {
        if (node instanceof HTMLSlotElement) {
          const slotted = node.assignedNodes({ flatten: true });
          add(slotted.length > 0 ? slotted : node.childNodes);
        } else if (node instanceof Element) {
          if (node.localName === "br") block = null;
          else if (node.matches(hidden)) {
            const isField = node.matches("select, textarea, input:not([type]), input[type=text], input[type=number]");
            isTextLost ||= isField && isShown(node) && (node as HTMLInputElement).value !== "";
          } else if (isShown(node) && !isLeftOut(node)) add((node.shadowRoot ?? node).childNodes);
        } else if (node.nodeType === 3 && plain(node.textContent) !== "") {
          const own = blockOf(node);
          if (own === block && parts.length > 0) parts.push(`${parts.pop()!} ${plain(node.textContent)}`);
          else parts.push(plain(node.textContent));
          block = own;
          crossed ||= isCrossedOut(node);
        }
      }
    };
    add((entry.shadowRoot ?? entry).childNodes);
    const text = parts.join(" · ");
    if (text === "") return "";
    return `${text.length > maxEntry ? `${text.slice(0, maxEntry - 1)}…` : text}${crossed ? " (crossed out)" : ""}`;
  };

  const morePattern =
    /\b(?:more|show all|view all|see all|load|loading|next|mehr|weitere|alle anzeigen|seite \d+|page \d+|of \d+|von \d+)\b/i;
  /** Whether a text or control in the list or right after it says that there are more entries: "Show all". */
  const saysMore = (list: Element, entries: Element[]): boolean => {
    const start = positions.get(list)!;
    const end = endOf(list);
    const next = titlesAt.find((at) => at >= end && isTitle(all[at]!)) ?? all.length;
    const entrySet = new Set(entries);
    return all.slice(start, Math.min(next, end + maxAfterList)).some((each) => {
      const text =
        each.matches("button, [role=button], a") || each.childElementCount === 0 ? plain(each.textContent) : "";
      if (text === "" || text.length > maxMoreText || !morePattern.test(text)) return false;
      return (
        isShown(each) && !withAncestors(each).some((above) => entrySet.has(above) && !/^(?:load|show|more)/i.test(text))
      );
    });
  };
  /** Returns the height in pixels of the largest empty area above, between or below the parts of an element. */
  const gapIn = (box: Element, parts: Element[]): number => {
    const { top: boxTop } = box.getBoundingClientRect();
    const top = boxTop - box.scrollTop;
    const isScroller = /auto|scroll/.test(getComputedStyle(box).overflowY);
    const bottom = top + (isScroller ? box.scrollHeight : box.getBoundingClientRect().height);
    const rects = parts.map((each) => each.getBoundingClientRect()).toSorted((a, b) => a.top - b.top);
    let at = top;
    let gap = 0;
    for (const rect of rects) {
      gap = Math.max(gap, rect.top - at);
      at = Math.max(at, rect.bottom);
    }
    return Math.max(gap, bottom - at);
  };
  /** Minimum height of an entry, and the space between entries that is not a gap, in pixels. */
  const minEntryHeight = 32;
  const margins = 16;
  /** Number of elements around a list, from the inside out, that are searched for an empty area. */
  const maxAround = 6;
  /** Whether the list has an empty area that is higher than an entry, as if entries were not loaded yet. */
  const hasGap = (list: Element, entries: Element[]): boolean => {
    const height = Math.max(...entries.map((each) => each.getBoundingClientRect().height));
    if (!(height > 0)) return false;
    const known = new Set(entries);
    const above = new Set(withAncestors(list));
    const partsOf = (box: Element) =>
      all.filter(
        (each) =>
          (known.has(each) || isOwnText(each)) &&
          !above.has(each) &&
          withAncestors(each).includes(box) &&
          isShown(each),
      );
    if (gapIn(list, partsOf(list)) > Math.max(height, minEntryHeight) + margins) return true;
    for (const box of withAncestors(list).slice(0, maxAround)) {
      if (box === document.body || box === document.documentElement) return false;
      const isScroller = /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 4;
      const parts = isScroller || box.getBoundingClientRect().height > innerHeight ? [...partsOf(box), ...entries] : [];
      if (parts.length > 0 && gapIn(box, parts) > (isScroller ? height + margins : innerHeight)) return true;
      if (isScroller) return false;
    }
    return false;
  };
  const isOwnText = (each: Element) =>
    [...each.childNodes].some((node) => node.nodeType === 3 && plain(node.textContent) !== "");
  /**
   * Returns whether a list has entries that are not shown (`SeenList.isPartial`).
   * @param count entries with text.
   * @param raw the heading with its count.
   */
  const isPartial = (list: Element, entries: Element[], shown: Element[], count: number, raw: string): boolean => {
    const rows = Math.max(shown.length, [...list.querySelectorAll("tr, [role=row]")].filter(isShown).length);
    const grid = list.closest("[aria-rowcount]") ?? list.querySelector("[aria-rowcount]");
    const rowCount = Number(grid?.getAttribute("aria-rowcount"));
    if (rowCount < 0 || rowCount > rows) return true;
    const sizes = entries.map((each) => Number(each.getAttribute("aria-setsize")));
    if (sizes.some((size) => size < 0 || size > shown.length)) return true;
    if (raw.match(/\b\d{1,4}\b/g)?.some((number) => Number(number) > count)) return true;
    if (entries.some((each) => plain(each.textContent) !== "" && !isShown(each))) return true;
    if (list.closest("[aria-busy=true]") || list.querySelector("[aria-busy=true]")) return true;
    return saysMore(list, shown) || hasGap(list, shown);
  };
  /** Whether a list has text after its heading that is in no entry. */
  const hasOtherText = (list: Element, entries: Element[], raw: string): boolean => {
    const known = new Set(entries);
    return [...list.querySelectorAll("*")].some((each) => {
      if (!isOwnText(each) || each.matches("caption, th, script, style, option") || !isShown(each)) return false;
      if (each.closest("thead, tfoot, button, [role=button], a, [role=columnheader]")) return false;
      return !raw.includes(plain(each.textContent)) && !withAncestors(each).some((above) => known.has(above));
    });
  };
  const read = (list: Element, found: ListPlace): SeenList => {
    const entries = entriesOf(list, found.entries);
    const shown = entries.filter(isShown);
    isTextLost = false;
    const texts = shown.map(textOf);
    const raw = plain(rawHeading(list, found.entries));
    const lost = isTextLost || texts.includes("") || hasOtherText(list, entries, raw);
    const kept = texts.filter((text) => text !== "");
    return { ...found, texts: kept, isPartial: lost || isPartial(list, entries, shown, kept.length, raw) };
  };
  /** Returns the visible lists that a place describes; null if its selector matches too many elements. */
  const listsAt = ({ css, heading, entries }: ListPlace): Element[] | null => {
    const candidates = all.filter((each) => each.matches(css));
    if (candidates.length > maxCandidates) return null;
    return candidates.filter((each) => isShown(each) && headingOf(each, entries) === heading);
  };
  if (place) {
    const [list, other] = (!/^(?:div|span)$/.test(place.css) && listsAt(place)) || [];
    return list && !other ? read(list, place) : null;
  }

  /** Whether an id or class name is likely the same in the next patient's chart: it has no digits. */
  const isStable = (value: string) => /^[A-Za-z][\w-]{0,60}$/.test(value) && !/\d/.test(value);
  /** Returns the selector that an entry shares with the other entries. */
  const kindOf = (each: Element, among: Element[]): string => {
    if (/^(?:li|tr)$/.test(each.localName) || among.length < 2) return each.localName;
    const shared = [...each.classList].find(
      (name) => isStable(name) && among.every((other) => other.classList.contains(name)),
    );
    return shared ? `${each.localName}.${shared}` : each.localName;
  };
  /** The list that an entry belongs to, and the selector of its entries. */
  const listAround = (entry: Element): { list: Element; entries: string } | null => {
    const role = entry.getAttribute("role");
    const table = entry.closest("table");
    if (entry.localName === "tr" && entry.querySelector("table")) return null;
    if (entry.localName === "tr" && table) return { list: table, entries: ":scope > tbody > tr" };
    const owner = entry.closest("[role=table], [role=grid], [role=list], [role=listbox]");
    if (role && owner) return { list: owner, entries: `:scope [role=${role}]` };
    const list = entry.parentElement;
    const alike = [...(list?.children ?? [])].filter(
      (each) => each.localName === entry.localName && (each === entry || !isHeadingBlock(each)),
    );
    return list && { list, entries: `:scope > ${kindOf(entry, alike)}` };
  };
  /** Whether an element has others like it beside it, or a class name for entries. */
  const hasSiblingsAlike = (each: Element) =>
    entryClassPattern.test(each.className.toString()) ||
    [...(each.parentElement?.children ?? [])].some(
      (other) => other !== each && other.localName === each.localName && other.className === each.className,
    );
  /** Returns the entry that an element is in; null if it is in none. */
  const entryOf = (start: Element): Element | null => {
    const known = start.closest("li, tr, [role=listitem], [role=row], [role=option]");
    if (known) return known;
    let each: Element | null = start;
    for (let level = 0; each && each !== document.body && level < 5; level += 1, each = each.parentElement)
      if (hasSiblingsAlike(each) && !/^(?:b|i|em|strong|span|a|td|th|p|dt|dd|label|br)$/.test(each.localName))
        return each;
    return null;
  };
  const entry = element && entryOf(element);
  const found = entry && listAround(entry);
  const heading = found ? headingOf(found.list, found.entries) : "";
  if (!found || heading === "") return null;
  const { list, entries } = found;
  const selectors = [
    ...(isStable(list.id) ? [`#${list.id}`] : []),
    ...[...list.classList].filter(isStable).map((name) => `${list.localName}.${name}`),
    ...(/^(?:div|span)$/.test(list.localName) ? [] : [list.localName]),
  ];
  for (const css of selectors) {
    const at = { css, heading, entries };
    const [only, other] = listsAt(at) ?? [];
    if (only === list && !other) return read(list, at);
  }
  return null;
}
