import type { Visit } from "../../../shared/visits/visit";

/** Whether `a` comes before `b` in the list: by creation time, then id, newest first. */
export function isNewer(a: Visit, b: Visit): boolean {
  return a.created_at === b.created_at ? a.id > b.id : a.created_at > b.created_at;
}

/** Returns whichever version of a visit was updated later: the one known here or the one read from the server. */
export const newest = (known: Visit | undefined, read: Visit): Visit =>
  known && known.updated_at > read.updated_at ? known : read;

/** Returns the list with a visit inserted, updated, or removed if it does not belong. */
export function placed(list: readonly Visit[], visit: Visit, belongs: boolean): readonly Visit[] {
  const at = list.findIndex(({ id }) => id === visit.id);
  if (!belongs) return at === -1 ? list : list.filter(({ id }) => id !== visit.id);
  if (at !== -1) return list.map((known, index) => (index === at ? newest(known, visit) : known));
  const before = list.findIndex((known) => isNewer(visit, known));
  return before === -1 ? [...list, visit] : [...list.slice(0, before), visit, ...list.slice(before)];
}
