import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../shared/errors";
import {
  createTakeSchema,
  finishTakeSchema,
  maxPartBytes,
  maxParts,
  partsStateSchema,
  takeMime,
  takeSchema,
} from "../../shared/recording/take";
import { takesSchema, type TakeState, takeStateSchema } from "../../shared/recording/takeState";
import { wholeNumberSchema } from "../../shared/wholeNumberSchema";
import { requireUser } from "../platform/http/currentUser";
import { readableRows } from "../platform/database/readableRows";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import { minimalHeaders } from "../platform/http/protectPages";
import type { ServerContext } from "../platform/ServerContext";
import { requireVisit } from "../visits/requireVisit";
import { readRange } from "./readRange";
import { beginTake } from "./beginTake";
import { finishTake, finishIncomplete } from "./finishTake";
import { requireTake, whileTakeExists } from "./requireTake";
import { receivePart } from "./receivePart";
import { playablePartSizes, readAudio } from "./readAudio";
import { sumBytes } from "./PartsRepository";
import { type TakeRow, TakesRepository, toTake } from "./TakesRepository";

const readTake = z.object({ take: takeSchema });
const ofVisit = z.object({ visit: z.uuid() });
const ofTake = ofVisit.extend({ take: z.uuid() });
const ofPart = ofTake.extend({ seq: wholeNumberSchema(0, maxParts - 1) });

/** Content types accepted for a part. Its digest and Ogg pages are checked for either type. */
const partTypes = ["application/octet-stream", "audio/ogg"];

/**
 * Routes of takes and their parts. A new part is answered with 201 and the state of the take's parts; a repeated part
 * with 204 and the headers `chartside-next` (first missing part) and `chartside-missing` (numbers separated by commas).
 */
export const takesRoutes: DomainRoutes = async (app, { context }) => {
  const { database, log } = context;
  const takes = new TakesRepository(database);
  const own = (request: FastifyRequest, { visit, take }: z.output<typeof ofTake>): Promise<TakeRow> =>
    requireTake(context, requireUser(request), visit, take);
  const withState = async (row: TakeRow): Promise<TakeState> => ({
    ...toTake(row),
    ...(await takes.partsState(row)),
    idle_ms: row.idle_ms,
  });

  const begin = { params: ofVisit, body: createTakeSchema, response: { 200: takeSchema, 201: takeSchema } };
  app.post("/visits/:visit/takes", { schema: begin }, async (request, reply) => {
    const { take, isNew } = await beginTake(context, requireUser(request), request.params.visit, request.body);
    return reply.code(isNew ? 201 : 200).send(take);
  });

  const list = { params: ofVisit, response: { 200: takesSchema } };
  app.get("/visits/:visit/takes", { schema: list }, async (request) => {
    const { id } = await requireVisit(database, requireUser(request), request.params.visit);
    const rows = await takes.rowsByVisit(id);
    const readable = readableRows(rows, (row) => ({ row, take: toTake(row) }), { kind: "take", schema: readTake, log });
    const states = await takes.partsStates(readable.map(({ row }) => row));
    const items = readable.flatMap(({ row, take }, index) =>
      states[index] ? [{ ...take, ...states[index], idle_ms: row.idle_ms }] : [],
    );
    return { items, next_cursor: null };
  });

  app.get("/visits/:visit/takes/:take", { schema: { params: ofTake, response: { 200: takeStateSchema } } }, (request) =>
    own(request, request.params).then(withState),
  );

  const partRoute: FastifyPluginAsyncZod = async (bytesAlone) => {
    bytesAlone.removeAllContentTypeParsers();
    bytesAlone.addContentTypeParser(partTypes, { parseAs: "buffer" }, (_request, body, done) => done(null, body));

    const schema = { params: ofPart, response: { 201: partsStateSchema, 204: z.null() } };
    const partPath = "/visits/:visit/takes/:take/parts/:seq";
    bytesAlone.put(partPath, { schema, bodyLimit: maxPartBytes, helmet: minimalHeaders }, async (request, reply) => {
      const take = await own(request, request.params);
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const contentDigest = request.headers["content-digest"]?.toString();
      const part = { seq: request.params.seq, bytes, contentDigest };
      const { isNew, state } = await whileTakeExists(context, take.id, () => receivePart(context, take, part));
      if (isNew) return reply.code(201).send(state);
      reply.headers({ "chartside-next": state.next, "chartside-missing": state.missing.join(",") });
      return reply.code(204).send(null);
    });
  };
  await app.register(partRoute);

  const finish = { params: ofTake, body: finishTakeSchema, response: { 200: takeSchema } };
  app.post("/visits/:visit/takes/:take/finish", { schema: finish }, async (request) => {
    const take = await own(request, request.params);
    return whileTakeExists(context, take.id, () => finishTake(context, take, request.body));
  });

  const finishPath = "/visits/:visit/takes/:take/finish-without-rest";
  app.post(finishPath, { schema: { params: ofTake, response: { 200: takeSchema } } }, async (request) => {
    const take = await own(request, request.params);
    return whileTakeExists(context, take.id, () => finishIncomplete(context, take));
  });

  app.get("/visits/:visit/takes/:take/audio", { schema: { params: ofTake } }, async (request, reply) =>
    sendAudio(context, await own(request, request.params), request.headers.range, reply),
  );
};

/**
 * Sends the audio received so far, or a range of it; answers 416 if the range is not satisfiable.
 * @throws {AppError} `not_found` if the audio was deleted.
 */
async function sendAudio(
  context: ServerContext,
  take: TakeRow,
  rangeHeader: string | undefined,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (take.audio_deleted_at) throw new AppError("not_found", "The audio of this recording has been deleted.");
  const sizes = await playablePartSizes(context, take);
  const size = sumBytes(sizes);
  const range = readRange(rangeHeader, size);
  reply.headers({ "accept-ranges": "bytes", "cache-control": "no-store", "content-type": takeMime });
  if (range === "none") return reply.code(416).header("content-range", `bytes */${size}`).send();
  const { start, end } = range === "whole" ? { start: 0, end: size } : range;
  if (range !== "whole") reply.code(206).header("content-range", `bytes ${start}-${end - 1}/${size}`);
  reply.header("content-length", end - start);
  return reply.send(Readable.from(readAudio(context, take, sizes, { start, end }), { objectMode: false }));
}
