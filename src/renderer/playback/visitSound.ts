import type { AxiosInstance } from "axios";
import { computed } from "mobx";
import type { ReviewedVisit } from "./ReviewedVisit";
import { SoundApi } from "./SoundApi";
import type { SoundSource } from "./SoundPlayer";
import { layOut } from "./layOut";

/** Creates the sound source of the open visit. Its takes are fetched from the server. */
export function visitSound(http: AxiosInstance, visit: ReviewedVisit): SoundSource {
  const api = new SoundApi(http);
  const pieces = computed(() => layOut(visit.takes));
  const takeOf = (takeId: string) => visit.takes.find(({ id }) => id === takeId);
  const isWhole = (takeId: string) => takeOf(takeId)?.state === "finished";
  return {
    get id() {
      return visit.visitId;
    },
    get pieces() {
      return pieces.get();
    },
    isWhole,
    versionOf: (takeId) => (isWhole(takeId) ? "finished" : String(takeOf(takeId)?.received ?? 0)),
    fetch: (takeId, signal) => api.audio(visit.visitId ?? "", takeId, signal),
  };
}
