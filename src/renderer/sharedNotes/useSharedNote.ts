import { useQuery } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import type { SharedNote } from "../../shared/sharedNotes/sharedNote";
import { useApi } from "../http/useApi";
import { SharedNotesApi } from "./SharedNotesApi";

/** Loads a note once each time it is opened, because each reading is recorded. */
export function useSharedNote(id: string): {
  note: SharedNote | undefined;
  error: AppError | null;
  reload: () => void;
} {
  const api = useApi(SharedNotesApi);
  const { data, error, refetch } = useQuery({
    queryKey: ["shared-note", id],
    queryFn: () => api.get(id),
    staleTime: Infinity,
    gcTime: 0,
  });
  return { note: data, error: error && AppError.from(error), reload: () => void refetch() };
}
