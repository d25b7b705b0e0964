import { net } from "electron";
import { z } from "zod";
import { AppError } from "../../shared/errors";
import { DeviceCookies } from "./DeviceCookies";
import type { AppSettings } from "../settings/AppSettings";
import { serverAddress } from "../settings/serverAddress";

/**
 * The fields of a server's public configuration that the shell reads. The rest is passed to the page unchecked, because
 * server and app versions differ.
 */
const configSchema = z.looseObject({
  version: z.string(),
  supabase_url: z.string(),
  supabase_key: z.string().min(1),
});
type ServerConfig = z.infer<typeof configSchema>;

/** Time-out for reading a server's configuration, in milliseconds. */
const timeoutMs = 10_000;
/** Path prefix, in the page's origin, of calls to the practice's server: `/practice/api/v1/…`. */
const prefix = "/practice";
/** Matches paths that are proxied to the practice's server; its pages are not. */
const callPathPattern = /^\/(api\/v1|auth\/v1)\/|^\/config\.json$/;
/** Headers that concern only the page and the shell, or reveal the app's own scheme. */
const ownHeaders = ["host", "origin", "referer", "cookie", "connection", "accept-encoding"];

/**
 * Proxies the page's calls to the practice's server under the page's own origin, so that the page's policy allows no
 * other. Calls go only to the configured server and to the account service that it names.
 */
export class PracticeServer {
  private readonly devices: DeviceCookies;

  constructor(private readonly settings: AppSettings) {
    this.devices = new DeviceCookies(settings);
  }

  /**
   * Saves the address after a Chartside server answered there.
   * @throws {AppError} `invalid_input` for an invalid address, `unavailable` if no Chartside server answers.
   */
  async use(address: string): Promise<void> {
    const origin = serverAddress(address);
    this.settings.useServer(origin, await fetchConfig(origin));
  }

  /** Whether a path of the page's origin is for the practice's server. */
  isCall(pathname: string): boolean {
    return pathname.startsWith(`${prefix}/`);
  }

  /**
   * Proxies a call of the page. Returns 404 if no server is set or the path is not proxied; rejects like `fetch` if the
   * server cannot be reached.
   */
  async answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(prefix.length);
    const origin = this.settings.serverUrl;
    if (origin === null || !callPathPattern.test(path)) return new Response("Not found", { status: 404 });
    if (path === "/config.json") return Response.json(await this.config(origin));
    const isAccounts = path.startsWith("/auth/v1/");
    const target = isAccounts ? this.accountsOrigin(origin) : origin;
    const call = proxiedRequest(request);
    const hasDeviceCookies = isAccounts && target === origin;
    if (hasDeviceCookies) this.devices.addTo(call.headers);
    const answer = await net.fetch(new URL(path + search, target).href, call);
    if (hasDeviceCookies) this.devices.keep(answer);
    return new Response(answer.body, { status: answer.status, headers: headersOf(answer) });
  }

  /** Returns the origin of the account service: the practice's server, or the hosted service it names. */
  private accountsOrigin(origin: string): string {
    const known = configSchema.safeParse(this.settings.serverConfig);
    return known.data?.supabase_url ? serverAddress(new URL(known.data.supabase_url).origin) : origin;
  }

  /**
   * Returns the server's configuration and saves it. If the server cannot be reached, returns the last one saved,
   * because recording needs no server.
   * @throws {AppError} `unavailable` if none was saved.
   */
  private async config(origin: string): Promise<ServerConfig> {
    try {
      const config = await fetchConfig(origin);
      this.settings.useServer(origin, config);
      return config;
    } catch (error) {
      const known = configSchema.safeParse(this.settings.serverConfig);
      if (!known.success) throw error;
      return known.data;
    }
  }
}

/** Fetches a server's public configuration. @throws {AppError} `unavailable` if no Chartside server answers. */
async function fetchConfig(origin: string): Promise<ServerConfig> {
  try {
    const init: RequestInit = { redirect: "error", signal: AbortSignal.timeout(timeoutMs), cache: "no-store" };
    const answer = await net.fetch(`${origin}/config.json`, init);
    return configSchema.parse(await answer.json());
  } catch (cause) {
    throw new AppError("unavailable", "No Chartside server answers at this address. Check it, then try again.", {
      cause,
    });
  }
}

/** Builds the proxied request. Redirects are refused so that the token goes only to the configured server. */
function proxiedRequest(request: Request): RequestInit & { headers: Headers; duplex: "half" } {
  const headers = new Headers(request.headers);
  for (const name of ownHeaders) headers.delete(name);
  return { method: request.method, headers, body: request.body, duplex: "half", redirect: "error" };
}

/** Copies the headers without cookies, connection headers, and those of an encoding that `net.fetch` has decoded. */
function headersOf(answer: Response): Headers {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "set-cookie", "connection"]) headers.delete(name);
  return headers;
}
