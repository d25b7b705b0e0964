import { type Html, html } from "../../platform/http/html";
import { serverPage } from "../../platform/http/serverPage";
import { formToken } from "./TestSessionsRepository";

/** The contents of a page. */
interface Page {
  title: string;
  company: string;
  /** Whether the body is two sections, shown side by side on wide screens. */
  isTwoColumn?: boolean;
  body: Html;
}

/** Returns the HTML of a test mode page. */
export const page = ({ title, ...rest }: Page): string =>
  serverPage({ ...rest, title: `${title} · ${rest.company} (test mode)`, notice: "Test mode: nothing is charged" });

/** Returns a form that posts to its own page. @param token the page's token. */
export const form = (token: string, fields: Html): Html =>
  html`<form method="post" autocomplete="off">
    <input type="hidden" name="form_token" value="${formToken(token)}" />
    ${fields}
  </form>`;

/** Returns the HTML of a page with a message and a link back to the app at `to`. */
export function messagePage(company: string, { title, text, to }: { title: string; text: string; to: string }): string {
  const body = html`<section>
    <h1>${title}</h1>
    <p>${text}</p>
    <a class="button" href="${to}">Back to the app</a>
  </section>`;
  return page({ title, company, body });
}
