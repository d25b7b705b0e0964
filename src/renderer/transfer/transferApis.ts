import type { AxiosInstance } from "axios";
import { DocumentsApi } from "../notes/DocumentsApi";
import { SoundApi } from "../playback/SoundApi";
import { TakesApi } from "../recording/upload/TakesApi";
import { TranscriptApi } from "../transcription/TranscriptApi";
import { VisitsApi } from "../visits/VisitsApi";

/** The requests that a transfer makes to each of its two servers. */
export interface TransferApis {
  visits: Pick<VisitsApi, "all" | "create" | "remove">;
  takes: Pick<TakesApi, "list" | "begin" | "state" | "sendPart" | "finish">;
  notes: Pick<DocumentsApi, "list">;
  transcript: Pick<TranscriptApi, "get" | "putText">;
  sounds: Pick<SoundApi, "audio">;
}

/** Returns the requests to the server of an HTTP client. */
export const transferApis = (http: AxiosInstance): TransferApis => ({
  visits: new VisitsApi(http),
  takes: new TakesApi(http),
  notes: new DocumentsApi(http),
  transcript: new TranscriptApi(http),
  sounds: new SoundApi(http),
});
