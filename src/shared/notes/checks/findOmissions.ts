import type { Omission } from "../note";
export function findOmissions(_s: unknown, _t: unknown, _p: unknown): Omission[] {
  return [];
}
