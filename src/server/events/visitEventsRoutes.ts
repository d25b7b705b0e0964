import { Readable } from "node:stream";
import { z } from "zod";
import { isStillSignedIn } from "../auth/sessions/isStillSignedIn";
import { requireUser } from "../platform/http/currentUser";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import { requireVisit } from "../visits/requireVisit";
import { VisitsRepository } from "../visits/VisitsRepository";
import { OpenStreams } from "./OpenStreams";
import { VisitStream } from "./VisitStream";

/** Matches a cursor: a transaction number of PostgreSQL. For any other `Last-Event-ID` the current state is sent. */
const cursorPattern = /^\d{1,19}$/;

/**
 * How long a client can take to read the end of a displaced stream before its connection is closed, in milliseconds.
 */
const unreadMs = 2_000;

/** `GET /visits/{id}/events`: the server-sent events of a visit, described in src/shared/events/visitEvent.ts. */
export const visitEventsRoutes: DomainRoutes = async (app, { context }) => {
  const streams = new OpenStreams();
  const stopping = new AbortController();
  app.addHook("preClose", async () => stopping.abort());

  const options = { config: { background: true }, schema: { params: z.object({ id: z.uuid() }) } };
  app.get("/visits/:id/events", options, async (request, reply) => {
    const user = requireUser(request);
    const { id } = await requireVisit(context.database, user, request.params.id);
    const last = String(request.headers["last-event-id"] ?? "");
    const left = new AbortController();
    const displaced = new AbortController();
    const forget = streams.add(user.id, () => {
      displaced.abort();
      setTimeout(() => reply.raw.destroy(), unreadMs).unref(); // in case the client does not read the end
    });
    reply.raw.on("close", () => {
      forget();
      left.abort();
    });
    const stream = new VisitStream(context, id, cursorPattern.test(last) ? last : null, {
      // A visit can be given to a colleague, e.g. when its owner leaves the practice.
      isSignedIn: async () =>
        (await isStillSignedIn(context, user)) && (await new VisitsRepository(context.database).isOwn(user, id)),
      sessionId: user.sessionId,
      userId: user.id,
      displaced: displaced.signal,
    });
    const text = stream.text(AbortSignal.any([stopping.signal, left.signal]));
    return reply
      .header("content-type", "text/event-stream; charset=utf-8")
      .header("cache-control", "no-store, no-transform")
      .header("x-accel-buffering", "no")
      .send(Readable.from(text, { highWaterMark: 1 }));
  });
};
