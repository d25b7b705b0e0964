import { setFlagsFromString } from "node:v8";

/**
 * The memory for new objects starts and stays at its full size of 16 MB. By default it shrinks after each job and grows
 * again in the next one, which takes a third of the time of a long visit's draft where the system is slow to provide
 * memory.
 */
const newObjectsMemory = "--min-semi-space-size=16";
/** Patterns are compiled once, at their first use, instead of twice: notes use each of theirs many times. */
const patternsCompiledOnce = "--no-regexp-tier-up";

/** Sets the V8 options of threads, which V8 has for the whole process only (decision 41). */
export function setThreadOptions(): void {
  setFlagsFromString(newObjectsMemory);
  setFlagsFromString(patternsCompiledOnce);
}
