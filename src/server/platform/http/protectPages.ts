import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings/settings";

/** Helmet options with minimal headers, for small responses that are sent often and are not pages. */
export const minimalHeaders = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/**
 * Sets the security headers and the request id of all responses, and `no-store` on API responses that have no
 * `cache-control`. In the content security policy, styles need 'unsafe-inline' because the note editor (ProseMirror)
 * and Blueprint set style attributes; workers need `blob:` for the audio library.
 */
export async function protectPages(app: FastifyInstance, settings: Settings): Promise<void> {
  const { CHARTSIDE_PUBLIC_URL, SUPABASE_URL } = settings;
  const isHttps = CHARTSIDE_PUBLIC_URL?.startsWith("https:") ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...(SUPABASE_URL ? [new URL(SUPABASE_URL).origin] : [])],
        mediaSrc: ["'self'", "blob:"],
        workerSrc: ["'self'", "blob:"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["default", "ProseMirrorClipboard"], // ours (public/prepare.js) and the note editor's
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: isHttps,
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    const isData = request.url.startsWith("/api/") || request.url.startsWith("/auth/");
    if (!isData)
      reply.header("permissions-policy", "microphone=(self), display-capture=(self), camera=(), geolocation=()");
    if (isPartOfPage(request.url)) for (const name of pageHeaders) reply.removeHeader(name);
    if (isData && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
}

/** Headers that concern documents and workers. They are left out of scripts and styles, of which a page loads many. */
const pageHeaders = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
] as const;

const isPartOfPage = (url: string): boolean => /^\/[\w./-]+\.(?:js|css)$/.test(url) && !/worker/i.test(url);
