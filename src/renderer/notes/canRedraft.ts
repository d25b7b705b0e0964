import { isInProgress } from "../../shared/visits/isInProgress";
import type { DashboardStores } from "../base/useStores";

/**
 * Whether the document can be redrafted: not a note that grows while its visit is recorded, which is redrafted
 * automatically.
 */
export const canRedraft = ({ note, openVisit }: Pick<DashboardStores, "note" | "openVisit">): boolean =>
  note.canEdit && !(note.saved?.growing && isInProgress(openVisit.visit));
