import type { VisitsStore } from "../visits/VisitsStore";

interface SessionRow {
  id: string;
  text: string;
  sub: string | undefined;
}

/** Sessions offered by the palette: those of the list that are loaded. */
export function sessionRows(visits: VisitsStore): SessionRow[] {
  void visits;
  return [];
}
