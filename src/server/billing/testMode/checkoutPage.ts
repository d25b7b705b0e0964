import { html, type Html } from "../../platform/http/html";
import { couponAnswer, money } from "../couponAnswer";
import { form, page } from "./page";
import { discountOf, proPrice, testCoupon } from "./testCoupon";
import type { TestSession } from "./TestSessionsRepository";

/**
 * The outcomes of a payment that can be chosen, with labels. `processing`: the buyer returns before the outcome is
 * known.
 */
export const outcomes = {
  active: "The payment succeeds",
  trialing: "A trial begins",
  past_due: "The payment is past due",
  paused: "The subscription is paused at once",
  canceled: "The subscription is cancelled at once",
  processing: "Nothing is known yet (still processing)",
} as const;

const dollars = (cents: number): string => money(cents, proPrice.currency);

/** Returns the HTML of the checkout page. @param fault the error about the coupon code just entered; null if none. */
export function checkoutPage(company: string, session: TestSession, fault: string | null = null): string {
  const discount = session.couponCode === null ? null : testCoupon(session.couponCode, new Date());
  const off = discount ? discountOf(discount) : 0;
  const total = dollars(proPrice.amount - off);
  const coupon = discount && couponAnswer(discount);
  const body = html`<section aria-labelledby="plan">
      <h1 id="plan">Subscribe to Pro</h1>
      <p class="price">${dollars(proPrice.amount)} <small>per month per user</small></p>
      <dl>
        <dt>Pro, 1 user</dt>
        <dd>${dollars(proPrice.amount)}</dd>
        ${
          coupon &&
          html`<dt>${coupon.name}: ${coupon.discount_display} ${coupon.duration_display}</dt>
            <dd>−${dollars(off)}</dd>`
        }
        <dt class="total">Total due today</dt>
        <dd class="total">${total}</dd>
      </dl>
      ${discount ? removeCoupon(session, discount.id) : applyCoupon(session, fault)}
    </section>
    ${payment(session, total)}`;
  return page({ title: "Checkout", company, isTwoColumn: true, body });
}

const removeCoupon = ({ token }: TestSession, code: string): Html =>
  form(token, html`<button name="action" value="remove-coupon">Remove coupon ${code}</button>`);

const applyCoupon = ({ token }: TestSession, fault: string | null): Html =>
  form(
    token,
    html`<div class="row">
        <div>
          <label for="coupon">Coupon code</label>
          <input id="coupon" name="coupon" maxlength="100" required ${fault && html`aria-describedby="fault"`} />
        </div>
        <button name="action" value="apply-coupon">Apply</button>
      </div>
      ${fault && html`<p class="fault" id="fault" role="alert">${fault}</p>`}`,
  );

function payment({ token, email }: TestSession, total: string): Html {
  const options = Object.entries(outcomes).map(([value, text]) => html`<option value="${value}">${text}</option>`);
  return html`<section aria-labelledby="payment">
    <h2 id="payment">Payment</h2>
    <p class="muted">For ${email}. Test card 4242 4242 4242 4242: nothing is charged, and no card is asked for.</p>
    ${form(
      token,
      html`<div class="field">
          <label for="outcome">What happens</label>
          <select id="outcome" name="outcome">
            ${options}
          </select>
        </div>
        <button class="primary" name="action" value="pay">Pay ${total} and subscribe</button>
        <button class="plain" name="action" value="cancel">Cancel and go back</button>`,
    )}
  </section>`;
}
