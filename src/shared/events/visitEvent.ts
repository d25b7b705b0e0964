import { z } from "zod";
import { documentSchema } from "../notes/document";
import { takeSchema } from "../recording/take";
import { utteranceSchema } from "../transcription/utterance";
import { visitSchema } from "../visits/visit";

/**
 * Events of `GET /visits/{id}/events` (server-sent events): `event:` is the type, `id:` an increasing number for
 * Last-Event-ID, `data:` the whole resource in its current state. `transcript` means only that the transcript must be
 * read again, and `document_deleted` has only ids. Without Last-Event-ID the stream starts with the current state:
 * visit, takes, all utterances, the newest document of each kind.
 */
export const visitEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("visit"), data: visitSchema }),
  z.object({ type: z.literal("take"), data: takeSchema }),
  z.object({ type: z.literal("utterance"), data: utteranceSchema }),
  z.object({ type: z.literal("transcript"), data: z.object({ visit_id: z.uuid() }) }),
  z.object({ type: z.literal("document"), data: documentSchema }),
  z.object({ type: z.literal("document_deleted"), data: z.object({ id: z.uuid(), visit_id: z.uuid() }) }),
]);
export type VisitEvent = z.infer<typeof visitEventSchema>;
export type VisitEventType = VisitEvent["type"];
