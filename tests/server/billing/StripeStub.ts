import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type FormObject, parseForm } from "./stripeForm";
import { Refusal, StripeWorld } from "./StripeWorld";

export const secretKey = "sk_test_chartside_stub";

export interface StripeCall {
  method: string;
  path: string;
  query: URLSearchParams;
  form: FormObject;
  idempotencyKey: string | null;
}

/**
 * What a call gets instead of its answer. `hang`: no answer; `cut`: the connection is closed; `drop-answer`: the call
 * is carried out and not answered.
 */
export type Fault = "hang" | "cut" | "drop-answer" | { status: number; type?: string; code?: string; message?: string };

interface StoredAnswer {
  request: string;
  status: number;
  body: unknown;
}

/**
 * An HTTP server that answers as Stripe does, for one small Stripe account: form bodies, bearer keys, error envelopes,
 * idempotency keys, `request-id`. Written from Stripe's documentation, without its library.
 */
export class StripeStub {
  readonly world = new StripeWorld();
  readonly calls: StripeCall[] = [];
  private readonly faults: { path: RegExp; fault: Fault }[] = [];
  private readonly holds: { path: RegExp; reached: () => void; released: Promise<void> }[] = [];
  private readonly answered = new Map<string, StoredAnswer>();
  private readonly server: Server = createServer((request, response) => void this.serve(request, response));

  async start(): Promise<string> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }

  /** Lets the next calls of these paths fail, one fault per call. */
  fail(path: RegExp, ...faults: readonly Fault[]): void {
    this.faults.push(...faults.map((fault) => ({ path, fault })));
  }

  /** Delays the answer to the next call of this path until `release`; it holds the state at the time of the call. */
  hold(path: RegExp): { reached: Promise<void>; release: () => void } {
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    this.holds.push({ path, reached: reached.resolve, released: released.promise });
    return { reached: reached.promise, release: released.resolve };
  }

  /** Removes unused faults and recorded calls. */
  reset(): void {
    this.faults.length = 0;
    this.calls.length = 0;
  }

  called(method: string, path: RegExp): StripeCall[] {
    return this.calls.filter((call) => call.method === method && path.test(call.path));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", headers } = request;
    const url = new URL(request.url ?? "/", "http://stub");
    const sent = await text(request);
    const key = headers["idempotency-key"];
    const call: StripeCall = {
      method,
      path: url.pathname,
      query: url.searchParams,
      form: parseForm(sent),
      idempotencyKey: typeof key === "string" ? key : null,
    };
    this.calls.push(call);
    const fault = this.takeFault(call.path);
    if (fault === "hang") return;
    if (fault === "cut") return void request.socket.destroy();
    if (fault && fault !== "drop-answer")
      return this.send(
        response,
        fault.status,
        JSON.stringify({ error: { type: "api_error", message: "Injected fault", ...fault } }),
      );
    if (headers.authorization !== `Bearer ${secretKey}`) {
      const refusal = { error: { type: "invalid_request_error", message: "Invalid API Key provided" } };
      return this.send(response, 401, JSON.stringify(refusal));
    }
    const { status, body: answer } = this.answerOnce(call, `${method} ${call.path} ${sent}`);
    const body = JSON.stringify(answer);
    const held = this.holds.findIndex((each) => each.path.test(call.path));
    const [hold] = held < 0 ? [] : this.holds.splice(held, 1);
    hold?.reached();
    await hold?.released;
    if (fault !== "drop-answer") this.send(response, status, body);
  }

  /** Answers a call; one with a known idempotency key gets the first answer again. */
  private answerOnce(call: StripeCall, request: string): { status: number; body: unknown } {
    const key = call.idempotencyKey;
    const before = key === null ? undefined : this.answered.get(key);
    if (before && before.request !== request) {
      const message = "Keys for idempotent requests can only be used with the same parameters";
      return { status: 400, body: { error: { type: "idempotency_error", message } } };
    }
    const answer = before ?? { request, ...this.answer(call) };
    if (key !== null) this.answered.set(key, structuredClone(answer));
    return answer;
  }

  private answer(call: StripeCall): { status: number; body: unknown } {
    try {
      return { status: 200, body: this.route(call) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: { error: error.error } };
      throw error;
    }
  }

  private route({ method, path, query, form }: StripeCall): unknown {
    const { world } = this;
    const [, , resource, kind, id = "", verb] = path.split("/");
    switch (`${method} ${resource}`) {
      case "POST customers":
        return world.createCustomer(form);
      case "GET checkout":
        return world.session(id);
      case "POST checkout":
        return verb === "expire" ? world.expire(id) : world.createSession(form);
      case "POST billing_portal":
        return world.createPortal(form);
      case "GET subscriptions":
        return kind ? world.subscription(kind) : world.listSubscriptions(query.get("customer"));
      case "POST subscriptions":
        return world.updateSubscription(kind ?? "", form);
      case "GET promotion_codes":
        return world.listPromotions(query.get("code"));
      default:
        throw new Refusal(404, { type: "invalid_request_error", message: `Unrecognized request URL (${path})` });
    }
  }

  private takeFault(path: string): Fault | null {
    const index = this.faults.findIndex((each) => each.path.test(path));
    return index < 0 ? null : (this.faults.splice(index, 1)[0]?.fault ?? null);
  }

  private send(response: ServerResponse, status: number, body: string): void {
    const headers = { "content-type": "application/json", "request-id": `req_${this.calls.length}` };
    response.writeHead(status, headers).end(body);
  }
}
