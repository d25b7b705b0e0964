import { reaction, when } from "mobx";
import { useEffect } from "react";
import type { DashboardStores } from "../base/useStores";
import { useStores } from "../base/useStores";

type Stores = Pick<DashboardStores, "openVisit" | "recorder" | "recordStart" | "unsentTexts" | "visits">;

/**
 * Whether the open visit was created by Record or Import in this window and stayed empty, without a patient's name or a
 * reason, e.g. because the patient declined, no microphone was connected or the file had no audio. Its takes on this
 * computer are not considered. Pure.
 */
function isEmptyVisit({ openVisit, recorder, recordStart, unsentTexts }: Stores): boolean {
  const { visitId, visit, takes, utterances, documents } = openVisit;
  if (visitId === null || visit === null || !recordStart.hasCreated(visitId)) return false;
  const { importing } = recorder;
  const isBusy =
    (recorder.state !== "idle" && recorder.visitId === visitId) ||
    (importing.status === "converting" && importing.visitId === visitId);
  const isNamed = visit.patient_name !== null || visit.reason !== null;
  const isTyped = unsentTexts.get(visitId, "transcript") !== "";
  const isWritten = takes.length + utterances.length + documents.length > 0 || visit.status !== "open";
  return !isBusy && !isNamed && !isTyped && !isWritten;
}

/**
 * Removes a visit that was left empty, once it is known that it has no takes on this computer, unless it is open again.
 */
async function discardEmpty(id: string, { openVisit, recorder, visits }: Stores): Promise<void> {
  const { localTakes } = recorder;
  await when(() => localTakes.isRead);
  const isHere = localTakes.unsentMs(id) !== null || localTakes.recovered.some((take) => take.visitId === id);
  if (!isHere && openVisit.visitId !== id) await visits.discard(id);
}

/**
 * Removes a visit that stayed empty once another one, or none, is opened, so that the list has no visits without
 * content.
 */
export function useEmptyVisits(): void {
  const stores = useStores();
  useEffect(
    () =>
      reaction(
        () => ({ id: stores.openVisit.visitId, isEmpty: isEmptyVisit(stores) }),
        ({ id }, left) => {
          if (left.id !== null && left.id !== id && left.isEmpty) void discardEmpty(left.id, stores);
        },
      ),
    [stores],
  );
}
