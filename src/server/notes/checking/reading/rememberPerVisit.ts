import type { SaidVisit } from "./SaidVisit";

/**
 * Returns a pure function of a visit and a name that keeps its results as long as the visit: the sentences of a note
 * ask the same about the same terms. Callers must not change a result.
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
