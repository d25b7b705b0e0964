import type { DashboardStores } from "../../base/useStores";
import { isInProgress } from "../../visits/visitState";

/** Whether another document can be added to the open visit: it has a note, is not in progress, and lacks a kind. */
export const canAddDocument = ({ documents, openVisit }: Pick<DashboardStores, "documents" | "openVisit">): boolean =>
  documents.of("note").saved !== null && documents.missing.length > 0 && !isInProgress(openVisit.visit);
