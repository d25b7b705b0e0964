import { protocol } from "electron";
import { appHost, appScheme } from "../bridge/appOrigin";
import { answerFile, notFound } from "./answerFile";

/** Answers some of the page's calls: the embedded server or the practice's server, for example. */
export interface CallTarget {
  isCall(pathname: string): boolean;
  answer(call: Request): Promise<Response>;
}

/** Values of `sec-fetch-dest` of requests whose answer the browser shows as a document. */
const documents: ReadonlySet<string> = new Set(["document", "iframe", "frame", "embed", "object"]);

/**
 * Whether the answer would be shown as a document. Servers send data; shown as a document, it would run with the rights
 * of the app's own page.
 */
function isDocument({ headers }: Request): boolean {
  const destination = headers.get("sec-fetch-dest");
  return destination === null ? (headers.get("accept") ?? "").startsWith("text/html") : documents.has(destination);
}

/** Matches content types of what servers send as data. */
const dataTypesPattern =
  /^(?:application\/(?:json|problem\+json|octet-stream)|text\/(?:plain|event-stream)|audio\/[\w.+-]+)(?:;|$)/i;

/**
 * Sets headers so that an answer shown as a document anyway runs no scripts, and its content type is not guessed. A
 * script, worker, style or page becomes bytes, which the browser neither runs nor applies.
 */
function contained(answer: Response): Response {
  if (!dataTypesPattern.test(answer.headers.get("content-type") ?? ""))
    answer.headers.set("content-type", "application/octet-stream");
  answer.headers.set("x-content-type-options", "nosniff");
  answer.headers.set("content-security-policy", "default-src 'none'; sandbox");
  return answer;
}

/** Registers the `app:` scheme. Must run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}

/**
 * Serves the renderer's files at `app://chartside/` and routes its calls.
 * @param rendererDir absolute path of the built renderer.
 * @param targets the first target that accepts a path answers it, unless the answer would be shown as a document (404).
 */
export function serveApp(rendererDir: string, targets: readonly CallTarget[]): void {
  protocol.handle(appScheme, async (request) => {
    const url = new URL(request.url);
    if (url.host !== appHost) return notFound();
    const target = targets.find((each) => each.isCall(url.pathname));
    if (target) return isDocument(request) ? notFound() : contained(await target.answer(request));
    if (request.method !== "GET" && request.method !== "HEAD") return notFound();
    return answerFile(rendererDir, url.pathname);
  });
}
