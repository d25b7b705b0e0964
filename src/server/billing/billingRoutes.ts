import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  cancelSubscriptionSchema,
  checkoutSchema,
  couponSchema,
  createCheckoutSchema,
  pauseSubscriptionSchema,
  portalSchema,
  subscriptionSchema,
  validateCouponSchema,
} from "../../shared/billing/subscription";
import { AppError } from "../../shared/errors";
import type { RateLimits } from "../auth/RateLimits";
import { requireUser } from "../platform/http/currentUser";
import { siteOf } from "../platform/http/siteOf";
import type { ServerContext } from "../platform/ServerContext";
import type { BillingProvider } from "./BillingProvider";
import { buyerById } from "./buyer";
import { createBilling } from "./createBilling";
import { startPurchase } from "./startPurchase";
import { salesContact } from "./salesContact";
import { subscriptionAnswer } from "./subscriptionAnswer";

/** Maximum length of a pause with an end date, in milliseconds: a year. */
const maxPauseMs = 366 * 24 * 3_600_000;

/** `/billing`: plan, payment and coupons of the signed-in user. */
export const billingRoutes: FastifyPluginAsyncZod<{ context: ServerContext; limits: RateLimits }> = async (
  app,
  { context, limits },
) => {
  const { settings, database, vault } = context;
  const provider = await createBilling(context);
  if (provider.routes) await app.register(provider.routes, { prefix: "/billing" });
  const buyerOf = (request: Parameters<typeof requireUser>[0]) => buyerById(database, vault, requireUser(request).id);

  app.post(
    "/billing/create-checkout-session",
    { schema: { body: createCheckoutSchema, response: { 200: checkoutSchema } } },
    async (request, reply) => {
      const { tier, coupon_code: couponCode = null } = request.body;
      if (tier === "enterprise") return { type: "contact_sales" as const, contact_url: salesContact(settings) };
      const buyer = await buyerOf(request);
      if (couponCode !== null) refuseGuessing(limits, buyer.id, reply);
      const url = await startPurchase(provider, buyer, { site: siteOf(request, settings), couponCode });
      return { type: "checkout" as const, checkout_url: url };
    },
  );

  app.post("/billing/customer-portal", { schema: { response: { 200: portalSchema } } }, async (request) => ({
    portal_url: await provider.portal(await buyerOf(request), siteOf(request, settings)),
  }));

  app.get("/billing/subscription-status", { schema: { response: { 200: subscriptionSchema } } }, async (request) => {
    const buyer = await buyerOf(request);
    return subscriptionAnswer(buyer, buyer.accountType === "pro" ? await provider.subscription(buyer) : null);
  });

  app.post(
    "/billing/validate-coupon",
    { schema: { body: validateCouponSchema, response: { 200: couponSchema } } },
    async (request, reply) => {
      const buyer = await buyerOf(request);
      refuseGuessing(limits, buyer.id, reply);
      return provider.coupon(buyer, request.body.coupon_code);
    },
  );

  changeRoutes(app, provider, buyerOf);
};

/** Routes that cancel or pause the user's subscription; each returns the new status. */
const changeRoutes = (
  app: Parameters<FastifyPluginAsyncZod>[0],
  provider: BillingProvider,
  buyerOf: (request: Parameters<typeof requireUser>[0]) => ReturnType<typeof buyerById>,
): void => {
  app.post(
    "/billing/cancel-subscription",
    { schema: { body: cancelSubscriptionSchema.nullish(), response: { 200: subscriptionSchema } } },
    async (request) => {
      const buyer = await buyerOf(request);
      return subscriptionAnswer(buyer, await provider.cancel(buyer, request.body?.reason || null));
    },
  );

  app.post(
    "/billing/pause-subscription",
    { schema: { body: pauseSubscriptionSchema.nullish(), response: { 200: subscriptionSchema } } },
    async (request) => {
      const buyer = await buyerOf(request);
      const resumesAt = endOfPause(request.body?.resumes_at);
      return subscriptionAnswer(buyer, await provider.pause(buyer, resumesAt));
    },
  );
};

/**
 * Returns the end of a pause; null if none was sent.
 * @throws {AppError} `invalid_input` if it is past or too far ahead.
 */
function endOfPause(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const date = new Date(text);
  const inMs = date.getTime() - Date.now();
  if (inMs > 0 && inMs <= maxPauseMs) return date;
  throw new AppError("invalid_input", "A pause must end in the future, within a year. Choose another day.");
}

/** Counts a coupon code that a user tries. @throws {AppError} `rate_limited` after too many. */
function refuseGuessing(limits: RateLimits, userId: string, reply: FastifyReply): void {
  const waitS = limits.consume("couponsOfUser", userId);
  if (waitS === null) return;
  void reply.header("retry-after", waitS);
  throw new AppError("rate_limited", "Too many coupon codes were tried. Wait a few minutes, then try again.");
}
