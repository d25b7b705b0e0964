import { isInProgress } from "../../shared/visits/isInProgress";
import type { DashboardStores } from "../base/useStores";

/**
 * Whether the document can be redrafted. A note that grows while its visit is recorded cannot, because it is redrafted
 * automatically.
 */
export const canRedraft = ({ note, openVisit }: Pick<DashboardStores, "note" | "openVisit">): boolean =>
  note.canEdit && !(note.saved?.growing && isInProgress(openVisit.visit));
