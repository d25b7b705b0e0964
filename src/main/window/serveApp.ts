import { protocol } from "electron";
import { answerFile, notFound } from "./answerFile";

const scheme = "app";
const host = "chartside";
export const appOrigin = `${scheme}://${host}`;

/** Answers some of the page's calls: the embedded server or the practice's server, for example. */
export interface CallTarget {
  isCall(pathname: string): boolean;
  answer(call: Request): Promise<Response>;
}

/** Registers the `app:` scheme. Must run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true } },
  ]);
}

/**
 * Serves the renderer's files at `app://chartside/` and routes its calls.
 * @param rendererDir absolute path of the built renderer.
 * @param targets the first target that accepts a path answers it.
 */
export function serveApp(rendererDir: string, targets: readonly CallTarget[]): void {
  protocol.handle(scheme, (request) => {
    const url = new URL(request.url);
    if (url.host !== host) return notFound();
    const target = targets.find((each) => each.isCall(url.pathname));
    if (target) return target.answer(request);
    if (request.method !== "GET" && request.method !== "HEAD") return notFound();
    return answerFile(rendererDir, url.pathname);
  });
}
