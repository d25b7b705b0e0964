import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { type Html, html } from "../../platform/http/html";
import { pageStyle } from "./pageStyle";
import { formToken } from "./TestSessionsRepository";

const styleHash = `'sha256-${createHash("sha256").update(pageStyle).digest("base64")}'` as const;

/** Content security policy of these pages: their own styles and forms, no script, no image but an empty icon. */
export const pagePolicy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: [styleHash],
      imgSrc: ["data:"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
  },
} as const;

interface Page {
  title: string;
  company: string;
  /** Sections, side by side on wide screens. */
  isTwo?: boolean;
  body: Html;
}

/** A whole page of test mode. */
export function page({ title, company, isTwo = false, body }: Page): string {
  // The style is not passed through `html`, because the policy has the hash of its exact text.
  const head = html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${company} (test mode)</title>
    <link rel="icon" href="data:," />`;
  const content = html`<p class="test-mode" role="note">Test mode: no money moves</p>
    <header>${company}</header>
    <main class="${isTwo ? "two" : "one"}">${body}</main>`;
  return `<!doctype html><html lang="en"><head>${head.toString()}<style>${pageStyle}</style></head><body>${content.toString()}</body></html>`;
}

/** A form that posts back to its page. */
export const form = (token: string, fields: Html): Html =>
  html`<form method="post" autocomplete="off">
    <input type="hidden" name="form_token" value="${formToken(token)}" />
    ${fields}
  </form>`;

/** A page with a message and a link. */
export function messagePage(company: string, { title, text, to }: { title: string; text: string; to: string }): string {
  const body = html`<section>
    <h1>${title}</h1>
    <p>${text}</p>
    <a class="button" href="${to}">Back to the app</a>
  </section>`;
  return page({ title, company, body });
}

export const sendPage = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type("text/html; charset=utf-8").send(text);
