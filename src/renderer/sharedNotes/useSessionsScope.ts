import { useQuery } from "@tanstack/react-query";
import { useScreenActive } from "../base/KeepAliveOutlet";
import { useStores } from "../base/useStores";
import { useApi } from "../http/useApi";
import { SharedNotesApi } from "./SharedNotesApi";
import type { SessionsScope } from "./SharedNotesStore";

/**
 * Returns whether the practice shares signed notes, and which sessions are shown: own ones, unless it does and the user
 * chose the practice's. Call it in an `observer` component.
 */
export function useSessionsScope(): { isShared: boolean; scope: SessionsScope } {
  const { sharedNotes } = useStores();
  const api = useApi(SharedNotesApi);
  const { data: isShared = false } = useQuery({
    queryKey: ["signed-notes-shared"],
    queryFn: () => api.isShared(),
    enabled: useScreenActive(),
  });
  return { isShared, scope: isShared ? sharedNotes.scope : "mine" };
}
