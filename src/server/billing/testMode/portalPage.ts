import { html, type Html } from "../../platform/http/html";
import { portalReturnPath, type SubscriptionState } from "../BillingProvider";
import { form, page } from "./page";
import type { TestSession } from "./TestSessionsRepository";

/** Every status that can be set, with its label; `none` removes the subscription. */
export const statusLabels = {
  active: "Active",
  trialing: "Trial",
  past_due: "Past Due",
  canceled: "Cancelled",
  paused: "Paused",
  none: "No Subscription",
} as const;

const day = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "2-digit", timeZone: "UTC" });

/** Returns the HTML of the page for managing a subscription. @param state null if there is no subscription. */
export function portalPage(company: string, session: TestSession, state: SubscriptionState | null): string {
  const status = state?.status ?? "none";
  const options = Object.entries(statusLabels).map(
    ([value, text]) => html`<option value="${value}" ${value === status && html`selected`}>${text}</option>`,
  );
  const body = html`<section aria-labelledby="subscription">
      <h1 id="subscription">Your subscription</h1>
      <p>${state ? "Pro, $99.00 per month per user" : "There is no subscription."}</p>
      <p>
        <span class="badge">${statusLabels[status]}</span>
        ${state && html`<span class="muted">${whenText(state)}</span>`}
      </p>
      ${form(session.token, html`<div class="actions">${state && actions(state)}</div>`)}
    </section>
    <section aria-labelledby="simulate">
      <h2 id="simulate">Simulate a status</h2>
      ${form(
        session.token,
        html`<div class="row">
          <div>
            <label for="status">Status</label>
            <select id="status" name="status">
              ${options}
            </select>
          </div>
          <button name="action" value="set_status">Set status</button>
        </div>`,
      )}
    </section>
    <p><a href="${portalReturnPath}">Back to the app</a></p>`;
  return page({ title: "Manage billing", company, body });
}

function whenText({ status, currentPeriodEnd, cancelAtPeriodEnd, resumesAt }: SubscriptionState): string {
  const date = currentPeriodEnd ? day.format(currentPeriodEnd) : "";
  if (status === "canceled") return `Ended on ${date}`;
  if (cancelAtPeriodEnd) return `Ends on ${date}`;
  if (status === "paused") return resumesAt ? `Resumes on ${day.format(resumesAt)}` : "Until it is resumed";
  if (status === "past_due") return "The last payment failed";
  return status === "trialing" ? `The trial ends on ${date}` : `Renews on ${date}`;
}

/** Returns the buttons for what can be done in this state. */
function actions({ status, cancelAtPeriodEnd }: SubscriptionState): Html {
  const button = (action: string, text: string): Html => html`<button name="action" value="${action}">${text}</button>`;
  if (status === "canceled") return html`<span class="muted">Choose a plan in the app to begin a new one.</span>`;
  return html`${status === "past_due" && button("pay", "Update payment method")}
  ${status === "paused" ? button("resume", "Resume") : status !== "past_due" && button("pause", "Pause")}
  ${
    cancelAtPeriodEnd
      ? status !== "paused" && button("resume", "Keep subscription")
      : button("cancel", "Cancel at period end")
  }`;
}
