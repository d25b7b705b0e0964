interface Page<T> {
  items: T[];
  next_cursor: string | null;
}

/**
 * Loads all pages of a list, one after the other.
 * @param load loads the page after a cursor; undefined for the first.
 */
export async function allPages<T>(load: (cursor?: string) => Promise<Page<T>>): Promise<T[]> {
  const { items, next_cursor: first } = await load();
  const all = [...items];
  for (let cursor = first; cursor !== null;) {
    const page = await load(cursor);
    all.push(...page.items);
    cursor = page.next_cursor;
  }
  return all;
}
