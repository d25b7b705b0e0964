import type { FastifyInstance } from "fastify";
import { AppError } from "../../../shared/errors";
import type { CheckAgain } from "./authenticateCalls";

/**
 * Maximum number of a person's requests that are handled at the same time: as many as a browser sends to one server.
 */
const maxAtOnce = 6;
/** Maximum number of a person's requests that wait; further ones are refused. */
const maxWaiting = 1_000;
/** Maximum number of bytes of the bodies of these requests. */
const maxWaitingBytes = 64 * 1024 * 1024;

/** The requests of one person, in order of their arrival. */
export class PersonRequests {
  private running = 0;
  private waitingBytes = 0;
  private readonly waiting: { begin: () => void; bytes: number }[] = [];

  get isIdle(): boolean {
    return this.running === 0;
  }

  /**
   * Resolves when the request can be handled; call `leave` once it was handled.
   * @returns whether it had to wait.
   * @param bytes size of the request's body.
   * @throws {AppError} `rate_limited` if too many wait.
   */
  async enter(bytes: number): Promise<boolean> {
    if (this.running < maxAtOnce) {
      this.running += 1;
      return false;
    }
    if (this.waiting.length >= maxWaiting || this.waitingBytes + bytes > maxWaitingBytes)
      throw new AppError("rate_limited", "Too many requests at once. Wait a moment, then try again.");
    this.waitingBytes += bytes;
    await new Promise<void>((begin) => this.waiting.push({ begin, bytes }));
    return true;
  }

  leave(): void {
    const next = this.waiting.shift();
    if (!next) return void (this.running -= 1);
    this.waitingBytes -= next.bytes;
    next.begin();
  }
}

/**
 * Handles at most `maxAtOnce` requests of one person at the same time; further ones wait. Requests that wait for a
 * locked row occupy connections of the database, so that many changes of one visit would block everyone else's
 * requests. A response that is still being sent, e.g. an event stream, is not counted. The rights of a caller whose
 * request waited are checked again. Call this before the routes are registered.
 */
export function limitConcurrency(api: FastifyInstance, checkAgain: CheckAgain): void {
  const people = new Map<string, PersonRequests>();
  const leaving = new WeakMap<object, () => void>();
  api.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handler = async function (request, reply) {
      const id = request.currentUser?.id;
      // The handler of a GET route also answers its HEAD route, where it is wrapped twice.
      if (id === undefined || leaving.has(request)) return handler.call(this, request, reply);
      const requests = people.get(id) ?? new PersonRequests();
      people.set(id, requests);
      const hasWaited = await requests.enter(Number(request.headers["content-length"] ?? 0));
      let hasLeft = false;
      const leave = (): void => {
        if (hasLeft) return;
        hasLeft = true;
        requests.leave();
        if (requests.isIdle && people.get(id) === requests) people.delete(id);
      };
      leaving.set(request, leave);
      try {
        if (hasWaited) await checkAgain(request, reply);
        return await handler.call(this, request, reply);
      } finally {
        leave();
      }
    };
  });
  api.addHook("onSend", async (request) => leaving.get(request)?.());
}
