import { net, protocol } from "electron";
import { join, normalize, sep } from "node:path";
import { pathToFileURL } from "node:url";

export const appOrigin = "app://chartside";

/** What the server answers; everything else is a file of the renderer. */
const serverPaths = /^\/(api\/v1|auth\/v1|config\.json)(\/|$)/;

/** Must run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: "app", privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ]);
}

/**
 * Serves the renderer's files at `app://chartside/` and passes its calls on to the server.
 * @param rendererDir absolute path of the built renderer. @param serverUrl origin of the server, e.g. `http://localhost:4600`.
 */
export function serveApp(rendererDir: string, serverUrl: string): void {
  protocol.handle("app", (request) => {
    const url = new URL(request.url);
    if (url.origin !== appOrigin) return new Response("Not found", { status: 404 });
    if (serverPaths.test(url.pathname))
      return net.fetch(new URL(url.pathname + url.search, serverUrl).href, passOn(request));
    const file = normalize(join(rendererDir, decodeURIComponent(url.pathname === "/" ? "/index.html" : url.pathname)));
    if (!file.startsWith(rendererDir + sep)) return new Response("Not found", { status: 404 });
    return net.fetch(pathToFileURL(file).href);
  });
}

function passOn(request: Request): RequestInit & { duplex: "half" } {
  return { method: request.method, headers: request.headers, body: request.body, duplex: "half" };
}
