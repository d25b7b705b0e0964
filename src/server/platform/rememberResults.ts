/** Maximum number of characters of a text whose result is kept; sentences are far shorter. */
const maxLength = 2_000;
/** Maximum number of results of one generation: the sentences of a visit of four hours. */
const maxKept = 6_000;

/**
 * Returns a pure function of a text that keeps its results: drafting and checking a note read each sentence many times,
 * and a note that grows reads them again with each draft. Results that were not used lately are dropped. Callers must
 * not change a result.
 * @param more distinguishes the results of one text, if the function has another argument.
 */
export function rememberResults<Result extends {} | null, More extends readonly (string | boolean | null)[]>(
  read: (text: string, ...more: More) => Result,
): (text: string, ...more: More) => Result {
  let recent = new Map<string, Result>();
  let before = new Map<string, Result>();
  return (text, ...more) => {
    if (text.length > maxLength) return read(text, ...more);
    const key = more.length === 0 ? text : `${more.join("\n")}\n${text}`;
    const known = recent.get(key);
    if (known !== undefined) return known;
    const result = before.get(key) ?? read(text, ...more);
    if (recent.size >= maxKept) [before, recent] = [recent, new Map()];
    recent.set(key, result);
    return result;
  };
}
