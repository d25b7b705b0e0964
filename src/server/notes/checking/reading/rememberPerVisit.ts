import type { SaidVisit } from "./SaidVisit";

/**
 * Returns a function that keeps the results of `read` as long as the visit exists, because many sentences of a note
 * need the result for the same name. Callers must not change a result.
 * @param read a function whose result depends only on the visit and the name, such as that of a term.
 */
export function rememberPerVisit<Result extends {}>(
  read: (visit: SaidVisit, name: string) => Result,
): (visit: SaidVisit, name: string) => Result {
  const results = new WeakMap<SaidVisit, Map<string, Result>>();
  return (visit, name) => {
    const ofVisit = results.get(visit) ?? new Map<string, Result>();
    results.set(visit, ofVisit);
    const result = ofVisit.get(name) ?? read(visit, name);
    ofVisit.set(name, result);
    return result;
  };
}
