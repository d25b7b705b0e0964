import { useEffect, useState } from "react";
import { useApi } from "../http/useApi";
import { usePages } from "../http/usePages";
import { SharedNotesApi } from "./SharedNotesApi";

/** Milliseconds between the last keystroke and the search. */
const typingPauseMs = 180;

/**
 * Loads the signed notes of the practice page by page while the screen is shown; `visits` is undefined until loaded.
 * @param typed search text; a search waits until typing pauses.
 */
export function useSharedVisits(typed: string) {
  const api = useApi(SharedNotesApi);
  const [q, setQ] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { items: visits, ...pages } = usePages(["shared-notes", q], (cursor) =>
    api.list({ ...(q !== "" && { q }), ...(cursor !== null && { cursor }) }),
  );
  return { visits, ...pages };
}
