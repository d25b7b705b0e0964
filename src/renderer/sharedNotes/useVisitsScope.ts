import { useQuery } from "@tanstack/react-query";
import { useIsScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";
import { useApi } from "../http/useApi";
import { SharedNotesApi } from "./SharedNotesApi";
import type { VisitsScope } from "./SharedNotesStore";

/**
 * Reads whether the practice shares signed notes, and which notes are listed: the practice's if it shares them and
 * the user chose them, otherwise the user's own. Call it in an `observer` component.
 */
export function useVisitsScope(): { isShared: boolean; scope: VisitsScope } {
  const { sharedNotes } = useStores();
  const api = useApi(SharedNotesApi);
  const { data: isShared = false } = useQuery({
    queryKey: ["signed-notes-shared"],
    queryFn: () => api.isShared(),
    enabled: useIsScreenActive(),
  });
  return { isShared, scope: isShared ? sharedNotes.scope : "mine" };
}
