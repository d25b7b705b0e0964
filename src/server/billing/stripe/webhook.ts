import type { FastifyPluginAsync } from "fastify";
import type Stripe from "stripe";
import { z } from "zod";
import { AppError } from "../../../shared/errors";
import type { SubscriptionsRepository } from "../subscriptionsRepository";
import type { BillingEventsRepository } from "./billingEventsRepository";
import type { StripeCustomers } from "./stripeCustomers";
import { stripeFailure } from "./stripeFailure";

/** How old a signature may be, in seconds: an overheard call cannot be repeated later. */
const toleranceS = 300;
const largestEvent = 1024 * 1024;

/** As much of an event as is looked at. `customer` comes as an id or as the whole customer. */
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

interface WebhookParts {
  stripe: Stripe;
  secret: string;
  subscriptions: SubscriptionsRepository;
  events: BillingEventsRepository;
  customers: StripeCustomers;
}

/**
 * `POST /billing/webhook`, where Stripe says that something happened. An event only says whose subscription to read anew,
 * so repeated, late and disordered ones do no harm. One that could not be acted on is answered with a failure and not
 * remembered: Stripe sends it again.
 */
export function webhook(parts: WebhookParts): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers(); // the signature is over the bytes as they came
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: largestEvent }, (_request, body, done) =>
      done(null, body),
    );
    app.post("/webhook", { config: { public: true }, schema: { hide: true } }, async (request) => {
      const event = verified(parts, request.body, request.headers["stripe-signature"]);
      await act(parts, event);
      return { received: true };
    });
  };
}

/** @throws {AppError} `bad_request` unless Stripe signed exactly this, lately. */
function verified({ stripe, secret }: WebhookParts, body: unknown, signature: string | string[] | undefined): Event {
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  try {
    const event: unknown = stripe.webhooks.constructEvent(raw, String(signature ?? ""), secret, toleranceS);
    return eventSchema.parse(event);
  } catch (cause) {
    throw new AppError("bad_request", "This was not signed by the payment service, or too long ago.", { cause });
  }
}

async function act({ events, subscriptions, customers }: WebhookParts, event: Event): Promise<void> {
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

/** The customer an event is about; null where it is about none, or about something that cannot change a subscription. */
function customerOf({ type, data }: Event): string | null {
  const isOurs = /^(customer\.subscription|checkout\.session|invoice)\./.test(type);
  return isOurs ? (data.object.customer ?? null) : null;
}
