import { html } from "../../platform/http/html";
import { serverPage } from "../../platform/http/serverPage";

const texts = {
  recovery: { title: "Set a new password", text: "Continue to choose a new password.", button: "Continue" },
  email_change: {
    title: "Change your email address",
    text: "Confirm that this address belongs to you and that the change is right. Both addresses have to confirm.",
    button: "Confirm",
  },
  signup: { title: "Confirm your email address", text: "Confirm to sign in.", button: "Confirm" },
};

/**
 * Returns the HTML of the page that a mailed link opens, with a button that uses the link.
 * @param company name shown on the page.
 * @param fields the hidden fields of the button's form.
 */
export function linkPage(company: string, fields: { token: string; type: string; redirect_to: string }): string {
  const { title, text, button } =
    texts[fields.type === "recovery" || fields.type === "email_change" ? fields.type : "signup"];
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const body = html`<section>
    <h1>${title}</h1>
    <p>${text} The link works once.</p>
    <form method="post" action="/auth/v1/verify/link">
      ${hidden}
      <button class="primary" type="submit">${button}</button>
    </form>
    <p class="muted">If you did not request this, close this page.</p>
  </section>`;
  return serverPage({ title: `${title} · ${company}`, company, body });
}
