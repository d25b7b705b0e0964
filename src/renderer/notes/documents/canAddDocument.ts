import { isInProgress } from "../../../shared/visits/isInProgress";
import type { DashboardStores } from "../../base/useStores";

/** Whether another document can be added to the open visit: it has a note, is not in progress, and lacks a kind. */
export const canAddDocument = ({ documents, openVisit }: Pick<DashboardStores, "documents" | "openVisit">): boolean =>
  documents.of("note").saved !== null && documents.missing.length > 0 && !isInProgress(openVisit.visit);
