import { readFile } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";

/** File types in a renderer build; others are not served. */
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * Content security policy of our pages. Stricter than on the web (server/platform/http/protectPages.ts): all calls go
 * to the page's own origin, and the main process proxies them.
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types default ProseMirrorClipboard", // ours (public/prepare.js) and the note editor's
].join("; ");

const headers = {
  "content-security-policy": pagePolicy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "microphone=(self), display-capture=(self), camera=(), geolocation=()",
};

/**
 * Returns the renderer file for a URL path; null if it is not a file inside `folder`. Pure.
 * @param pathname as in a URL, still encoded.
 */
export function fileOf(folder: string, pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (path.includes("\0") || path.includes("\\") || path.includes(":")) return null;
  const file = resolve(join(folder, path === "/" ? "index.html" : path));
  return file.startsWith(resolve(folder) + sep) && extname(file) in types ? file : null;
}

/** Returns the renderer file for a URL path, or a 404 response. @param folder absolute path of the renderer's build. */
export async function answerFile(folder: string, pathname: string): Promise<Response> {
  const file = fileOf(folder, pathname);
  if (file === null) return notFound();
  try {
    const type = types[extname(file)] ?? "application/octet-stream";
    return new Response(await readFile(file), { headers: { ...headers, "content-type": type } });
  } catch {
    return notFound();
  }
}

/** Returns a 404 response with the security headers of our pages. */
export const notFound = (): Response =>
  new Response("Not found", { status: 404, headers: { ...headers, "content-type": "text/plain" } });
