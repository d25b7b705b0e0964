import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { type Html, html } from "./html";
import { pageStyle } from "./pageStyle";

const styleHash = `'sha256-${createHash("sha256").update(pageStyle).digest("base64")}'` as const;

/**
 * Helmet options for pages made by `serverPage`: their own styles and forms, no scripts, only inline images. With
 * `no-referrer`, as on other pages, browsers would send the forms without an origin.
 * @param redirectOrigins origins that the response to a form can redirect to.
 */
export const pagePolicy = (...redirectOrigins: string[]) =>
  ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: [styleHash],
        imgSrc: ["data:"],
        fontSrc: ["data:"],
        formAction: ["'self'", ...redirectOrigins],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    referrerPolicy: { policy: "same-origin" },
  }) as const;

interface Page {
  title: string;
  company: string;
  /** A line shown at the top. */
  notice?: string;
  /** Whether the sections are side by side on wide screens. */
  isTwoColumn?: boolean;
  body: Html;
}

/** The product's logo, as on its other pages (renderer/ui/Logo.tsx). */
const logo = html`<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
  <rect width="24" height="24" rx="6" fill="#2d72d2" />
  <rect x="5" y="5" width="2" height="14" rx="1" fill="#fff" opacity="0.55" />
  <rect x="10" y="6" width="9" height="2" rx="1" fill="#fff" />
  <rect x="10" y="11" width="9" height="2" rx="1" fill="#fbd065" />
  <rect x="5" y="10" width="2" height="4" rx="1" fill="#fbd065" />
  <rect x="10" y="16" width="5" height="2" rx="1" fill="#fff" />
</svg>`;

/** Returns the HTML of a page made by the server, which works without scripts. */
export function serverPage({ title, company, notice, isTwoColumn = false, body }: Page): string {
  // The style is not passed through `html`, because the policy has the hash of its exact text.
  const head = html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="data:," />`;
  const content = html`${notice !== undefined && html`<p class="notice" role="note">${notice}</p>`}
    <header>${logo} ${company}</header>
    <main class="${isTwoColumn ? "two" : "one"}">${body}</main>`;
  return `<!doctype html><html lang="en"><head>${head.toString()}<style>${pageStyle}</style></head><body>${content.toString()}</body></html>`;
}

/** Sends a page as HTML. */
export const sendPage = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type("text/html; charset=utf-8").send(text);
