import { readdirSync, readFileSync } from "node:fs";

interface Used {
  parent: number;
  ms: number;
}

/** Length in milliseconds of the ticks that Linux counts in. */
const tickMs = 10;

/**
 * Returns the processor time that a process and its descendants have used, in milliseconds: with a server, its
 * database's. From /proc (Linux); NaN elsewhere.
 */
export function processorMs(pid: number): number {
  const all = new Map<number, Used>();
  for (const name of process.platform === "linux" ? readdirSync("/proc") : []) {
    const used = /^\d+$/.test(name) && read(Number(name));
    if (used) all.set(Number(name), used);
  }
  let sum = all.get(pid)?.ms ?? Number.NaN;
  for (const [id, { ms }] of all) if (id !== pid && descends(all, id, pid)) sum += ms;
  return sum;
}

function read(pid: number): Used | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" "); // the name before it can contain spaces
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0); // own and of ended children
    return { parent: Number(fields[1]), ms: ticks * tickMs };
  } catch {
    return null; // it ended
  }
}

function descends(all: ReadonlyMap<number, Used>, pid: number, from: number): boolean {
  for (let at = all.get(pid)?.parent; at !== undefined && at > 1; at = all.get(at)?.parent)
    if (at === from) return true;
  return false;
}
