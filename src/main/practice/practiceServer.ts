import { net } from "electron";
import { z } from "zod";
import { AppError } from "../../shared/errors";
import type { AppSettings } from "../settings/appSettings";
import { serverAddress } from "../settings/serverAddress";

/** What the shell reads of a server's public configuration. The rest is the page's affair: servers and apps differ in age. */
const configSchema = z.looseObject({
  version: z.string(),
  supabase_url: z.string(),
  supabase_key: z.string().min(1),
});
type ServerConfig = z.infer<typeof configSchema>;

/** How long a server may take to say who it is, in milliseconds. */
const patienceMs = 10_000;
/** The page's address for what the practice's server answers: `/practice/api/v1/…`. */
const prefix = "/practice";
/** What the practice's server is asked for; its pages are not. */
const calls = /^\/(api\/v1|auth\/v1)\/|^\/config\.json$/;
/** Headers that are between the page and the shell, or tell of the app's own scheme. */
const ownHeaders = ["host", "origin", "referer", "cookie", "connection", "accept-encoding"];

/**
 * The server of the practice, as the page reaches it: under the page's own origin, so that the page may call nothing else.
 * Only the server of the setting is asked, and of a hosted account service only that server's own.
 */
export class PracticeServer {
  constructor(private readonly settings: AppSettings) {}

  /**
   * Keeps the address once a Chartside server answered there.
   * @throws {AppError} `invalid_input` for what cannot be an address, `unavailable` where no Chartside server answers.
   */
  async use(address: string): Promise<void> {
    const origin = serverAddress(address);
    this.settings.useServer(origin, await askConfig(origin));
  }

  /** Whether a path of the page is for the practice's server. */
  isCall(pathname: string): boolean {
    return pathname.startsWith(`${prefix}/`);
  }

  /** Passes a call of the page on. Rejects where the server cannot be reached, as any call would. */
  async answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(prefix.length);
    const origin = this.settings.serverUrl;
    if (origin === null || !calls.test(path)) return new Response("Not found", { status: 404 });
    if (path === "/config.json") return Response.json(await this.config(origin));
    const target = path.startsWith("/auth/v1/") ? this.accountsOrigin(origin) : origin;
    const answer = await net.fetch(new URL(path + search, target).href, passedOn(request));
    return new Response(answer.body, { status: answer.status, headers: headersOf(answer) });
  }

  /** Where accounts are: the practice's server itself, or the hosted service it names. */
  private accountsOrigin(origin: string): string {
    const known = configSchema.safeParse(this.settings.serverConfig);
    return known.data?.supabase_url ? serverAddress(new URL(known.data.supabase_url).origin) : origin;
  }

  /** What the server says of itself; without the network, what it said last: recording needs no server. */
  private async config(origin: string): Promise<ServerConfig> {
    try {
      const config = await askConfig(origin);
      this.settings.useServer(origin, config);
      return config;
    } catch (error) {
      const known = configSchema.safeParse(this.settings.serverConfig);
      if (!known.success) throw error;
      return known.data;
    }
  }
}

/** @throws {AppError} `unavailable` */
async function askConfig(origin: string): Promise<ServerConfig> {
  try {
    const init: RequestInit = { redirect: "error", signal: AbortSignal.timeout(patienceMs), cache: "no-store" };
    const answer = await net.fetch(`${origin}/config.json`, init);
    return configSchema.parse(await answer.json());
  } catch (cause) {
    throw new AppError("unavailable", "No Chartside server answers at this address. Check it, then try again.", {
      cause,
    });
  }
}

/** Redirects are refused: a token goes to the server of the setting and nowhere else. */
function passedOn(request: Request): RequestInit & { duplex: "half" } {
  const headers = new Headers(request.headers);
  for (const name of ownHeaders) headers.delete(name);
  return { method: request.method, headers, body: request.body, duplex: "half", redirect: "error" };
}

/** The body arrives unpacked, so what says how it was packed is not true any more. */
function headersOf(answer: Response): Headers {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "set-cookie", "connection"]) headers.delete(name);
  return headers;
}
