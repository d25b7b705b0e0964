import { randomBytes, timingSafeEqual } from "node:crypto";
import { partPathPattern } from "../../shared/bridge/partPath";
import { AppError } from "../../shared/errors";
import type { JournalTake } from "../../shared/recording/journalTake";
import { wholeNumberSchema } from "../../shared/wholeNumberSchema";
import type { CallTarget } from "../window/serveApp";
import type { Recordings } from "./Recordings";
import { maxStoredPartBytes } from "./TakeSeal";

/** Where a part ends, in milliseconds of its take. Take files have room for any number of nine digits. */
const endSchema = wholeNumberSchema(0, 999_999_999);

/**
 * Receives the parts of running recordings at `partPath`. A part needs the ticket of its take, which is valid until the
 * recording stops, the take is deleted, or the process exits.
 */
export class PartIntake implements CallTarget {
  private readonly tickets = new Map<string, Buffer>();

  constructor(private readonly recordings: Pick<Recordings, "begin" | "append">) {}

  /** Begins a take. @returns the ticket that authorizes its parts. @throws as `Recordings.begin`. */
  async begin(take: JournalTake): Promise<{ ticket: string }> {
    await this.recordings.begin(take);
    const ticket = randomBytes(32);
    this.tickets.set(take.id, ticket);
    return { ticket: ticket.toString("base64url") };
  }

  /** Revokes the ticket: no further parts are accepted. */
  end(takeId: string): void {
    this.tickets.delete(takeId);
  }

  isCall(pathname: string): boolean {
    return pathname.startsWith("/recordings/");
  }

  /** Stores the part that a `PUT` carries. Returns 204 when it is on disk, otherwise a problem. */
  async answer(call: Request): Promise<Response> {
    try {
      await this.receive(call);
      return new Response(null, { status: 204 });
    } catch (error) {
      const problem = AppError.from(error).toProblem();
      const headers = { "content-type": "application/problem+json" };
      return new Response(JSON.stringify(problem), { status: problem.status, headers });
    }
  }

  private async receive(call: Request): Promise<void> {
    const { pathname, searchParams } = new URL(call.url);
    const [, takeId, seq] = partPathPattern.exec(pathname) ?? [];
    if (call.method !== "PUT" || takeId === undefined) throw new AppError("not_found", "This address does not exist.");
    if (!this.isTicket(takeId, call.headers.get("authorization")))
      throw new AppError("forbidden", "This recording does not accept parts from here.");
    const endMs = endSchema.safeParse(searchParams.get("end"));
    const bytes = new Uint8Array(await call.arrayBuffer());
    if (!endMs.success || bytes.length === 0 || bytes.length > maxStoredPartBytes)
      throw new AppError("invalid_input", "This is not part of a recording.");
    await this.recordings.append(takeId, { seq: Number(seq), endMs: endMs.data, bytes });
  }

  private isTicket(takeId: string, authorization: string | null): boolean {
    const ticket = this.tickets.get(takeId);
    const given = Buffer.from(authorization?.replace(/^Bearer /, "") ?? "", "base64url");
    return ticket !== undefined && given.length === ticket.length && timingSafeEqual(given, ticket);
  }
}
