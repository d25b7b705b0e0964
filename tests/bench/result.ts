/** One row of the table: a measured value and its budget. */
export interface Result {
  name: string;
  value: number;
  unit: "ms" | "MB" | "kB" | "parts" | "s" | "% CPU" | "%" | "/s" | "";
  /** Maximum allowed value; the minimum if `isMinimum`. */
  budget: number;
  isMinimum?: boolean;
  /** An earlier value, printed for comparison. */
  before?: number;
}

/** Whether the value is not within its budget. */
export const isOver = ({ value, budget, isMinimum }: Result): boolean =>
  !(isMinimum ? value >= budget : value <= budget);

/** Returns the smallest value at or below which `share` (0 to 1) of the values lie. @param values at least one. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Returns the resident memory of a process in MB, from /proc (Linux); NaN elsewhere. */
export function residentMb(pid: number, status: (pid: number) => string): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status(pid))?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : Number.NaN;
}
