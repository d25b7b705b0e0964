import type { FastifyPluginAsync } from "fastify";
import type Stripe from "stripe";
import { z } from "zod";
import { AppError } from "../../../shared/errors";
import type { SubscriptionsRepository } from "../SubscriptionsRepository";
import type { BillingEventsRepository } from "./BillingEventsRepository";
import type { StripeCustomers } from "./StripeCustomers";
import { stripeFailure } from "./stripeFailure";

/** Maximum age of a signature in seconds, which limits replays. */
const toleranceS = 300;
/** Maximum size of an event, in bytes. */
const maxEventBytes = 1024 * 1024;

/** The fields of an event that are used. `customer` is an id or the expanded customer. */
const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number(),
  data: z.object({
    object: z.object({
      customer: z
        .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
        .nullish()
        .catch(null),
    }),
  }),
});
type Event = z.output<typeof eventSchema>;

interface WebhookDeps {
  stripe: Stripe;
  secret: string;
  subscriptions: SubscriptionsRepository;
  events: BillingEventsRepository;
  customers: StripeCustomers;
}

/**
 * `POST /billing/webhook`: receives Stripe's events. An event only triggers a read of the customer's subscription, so
 * events can arrive twice, late or in any order. If the read fails, the answer is an error and the event is not stored,
 * so that Stripe sends it again.
 */
export function webhook(deps: WebhookDeps): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers(); // the signature covers the raw bytes
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maxEventBytes }, (_request, body, done) =>
      done(null, body),
    );
    app.post("/webhook", { config: { public: true, onFullDisk: true }, schema: { hide: true } }, async (request) => {
      const event = verified(deps, request.body, request.headers["stripe-signature"]);
      await act(deps, event);
      return { received: true };
    });
  };
}

/**
 * Returns the event in a body.
 * @throws {AppError} `bad_request` unless it is an event with a valid, recent signature.
 */
function verified({ stripe, secret }: WebhookDeps, body: unknown, signature: string | string[] | undefined): Event {
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  try {
    const event: unknown = stripe.webhooks.constructEvent(raw, String(signature ?? ""), secret, toleranceS);
    return eventSchema.parse(event);
  } catch (cause) {
    throw new AppError("bad_request", "This call is not signed by the payment service, or the signature is too old.", {
      cause,
    });
  }
}

/** Processes an event unless it was processed before. Events of unknown customers are stored without effect. */
async function act({ events, subscriptions, customers }: WebhookDeps, event: Event): Promise<void> {
  if (await events.isKnown(event.id)) return;
  const customer = customerOf(event);
  const row = customer && (await subscriptions.byCustomer(customer));
  if (customer && row) {
    await customers.read(row.userId, customer).catch((error: unknown) => {
      throw stripeFailure(error);
    });
  }
  await events.remember({ id: event.id, type: event.type, happenedAt: event.created });
}

/**
 * Returns Stripe's id of an event's customer; null if there is none or the event's type cannot change a subscription.
 */
function customerOf({ type, data }: Event): string | null {
  const isOurs = /^(customer\.subscription|checkout\.session|invoice)\./.test(type);
  return isOurs ? (data.object.customer ?? null) : null;
}
