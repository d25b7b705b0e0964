import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../../shared/errors";
import { pagePolicy, sendPage } from "../../platform/http/serverPage";
import { portalReturnPath, returnPath } from "../BillingProvider";
import { checkoutPage, outcomes } from "./checkoutPage";
import { messagePage } from "./page";
import { statusLabels, portalPage } from "./portalPage";
import type { TestBilling } from "./TestBilling";
import { testCoupon } from "./testCoupon";
import { isFormToken, type TestPage, type TestSession } from "./TestSessionsRepository";

/** Options of the routes: no sign-in, because a page's address is secret, and not in the API's description. */
const open = { config: { public: true, onFullDisk: true }, schema: { hide: true }, helmet: pagePolicy() };
/** Maximum size of a form, in bytes. */
const maxFormBytes = 4_096;

const formSchema = z.object({
  form_token: z.string(),
  action: z.string(),
  coupon: z.string().max(100).default(""),
  outcome: z.enum(Object.keys(outcomes) as [keyof typeof outcomes]).default("active"),
  status: z.enum(Object.keys(statusLabels) as [keyof typeof statusLabels]).default("active"),
});
type Form = z.output<typeof formSchema>;

/** The answer to a posted form: a redirect (`to`) or HTML (`page`). */
type Answer = { to: string } | { page: string };

/** Returns the routes of test mode's checkout and portal pages. The address of each page is secret and for one user. */
export function testPages(billing: TestBilling, company: string): FastifyPluginAsync {
  const checkout = async (session: TestSession, form: Form): Promise<Answer> =>
    submitCheckout(billing, company, session, form);
  const portal = async (session: TestSession, form: Form): Promise<Answer> => {
    await submitPortal(billing, session, form);
    return { to: session.token };
  };
  const shown = async (kind: TestPage, session: TestSession): Promise<string> => {
    if (kind === "portal") return portalPage(company, session, await billing.subscription({ id: session.userId }));
    return session.isDone ? finishedPage(company) : checkoutPage(company, session);
  };
  const acts = { checkout, portal };

  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const kind of ["checkout", "portal"] as const) {
      app.get<{ Params: { token: string } }>(`/test/${kind}/:token`, open, async (request, reply) => {
        const session = await billing.sessions.find(kind, request.params.token);
        return session ? sendPage(reply, 200, await shown(kind, session)) : sendPage(reply, 404, expiredPage(company));
      });
      app.post<{ Params: { token: string } }>(`/test/${kind}/:token`, open, async (request, reply) => {
        const session = await billing.sessions.find(kind, request.params.token);
        if (!session) return sendPage(reply, 404, expiredPage(company));
        const form = ownForm(request, session);
        if (!form) return sendPage(reply, 403, foreignPage(company));
        return answer(reply, await acts[kind](session, form));
      });
    }
  };
}

const answer = (reply: FastifyReply, given: Answer): FastifyReply =>
  "to" in given ? reply.redirect(given.to, 303) : sendPage(reply, 200, given.page);

/**
 * Returns the form if the page itself sent it, by the browser's `Sec-Fetch-Site` and the form token; otherwise null.
 */
function ownForm({ headers, body }: FastifyRequest, { token }: TestSession): Form | null {
  const from = headers["sec-fetch-site"];
  if (from !== undefined && from !== "same-origin") return null;
  const form = formSchema.safeParse(body);
  return form.success && isFormToken(token, form.data.form_token) ? form.data : null;
}

/** Applies a button of the checkout: pays, cancels, or changes the coupon. */
async function submitCheckout(
  billing: TestBilling,
  company: string,
  session: TestSession,
  form: Form,
): Promise<Answer> {
  const { token, userId } = session;
  const here = { to: token };
  if (session.isDone) return here;
  if (form.action === "cancel") return { to: returnPath("cancelled") };
  if (form.action === "remove-coupon") {
    await billing.sessions.setCoupon(token, null);
    return here;
  }
  if (form.action === "apply-coupon") {
    const isGood = testCoupon(form.coupon, new Date()) !== null;
    if (!isGood) return { page: checkoutPage(company, session, "This code is unknown or expired.") };
    await billing.sessions.setCoupon(token, form.coupon);
    return here;
  }
  if (form.action !== "pay" || !(await billing.sessions.finish(token))) return here;
  if (form.outcome !== "processing") await billing.setStatus(userId, form.outcome);
  return { to: returnPath("success") };
}

/**
 * Applies a button of the portal. A button that is not valid in the current state, e.g. on a page loaded earlier,
 * changes nothing.
 */
async function submitPortal(billing: TestBilling, { userId }: TestSession, { action, status }: Form): Promise<void> {
  const buyer = { id: userId };
  const acts = new Map<string, () => Promise<unknown>>([
    ["cancel", () => billing.cancel(buyer)],
    ["pause", () => billing.pause(buyer, null)],
    ["resume", () => billing.resume(buyer)],
    ["pay", () => billing.setStatus(userId, "active")],
    ["set_status", () => billing.setStatus(userId, status === "none" ? null : status)],
  ]);
  await acts
    .get(action)?.()
    .catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === "conflict")) throw error;
    });
}

const finishedPage = (company: string): string =>
  messagePage(company, {
    title: "This checkout is finished",
    text: "There is nothing left to do here.",
    to: returnPath("success"),
  });

const expiredPage = (company: string): string =>
  messagePage(company, {
    title: "This page has expired",
    text: "Nothing was changed. Open it again from the app.",
    to: portalReturnPath,
  });

const foreignPage = (company: string): string =>
  messagePage(company, {
    title: "This request did not come from the page",
    text: "Nothing was changed. Open the page again from the app and try once more.",
    to: portalReturnPath,
  });
