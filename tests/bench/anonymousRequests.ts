import { randomUUID } from "node:crypto";

interface AnonymousRequest {
  /** Method and path, as in the keys of `routeRules`: `POST /auth/v1/token`. */
  route: string;
  path: string;
  body?: unknown;
  type?: string;
  /** Makes the server hash a password. */
  isCostly?: boolean;
}

const json = (route: string, body: unknown, more: Partial<AnonymousRequest> = {}): AnonymousRequest => ({
  route,
  path: route.split(" ")[1] ?? "",
  body,
  ...more,
});
const get = (route: string, path = route.split(" ")[1] ?? ""): AnonymousRequest => ({ route, path });
const form = "application/x-www-form-urlencoded";

/** Length of a token in a mailed link. */
const tokenLength = 43;

/** Requests without a token to every public route and one other, each with values that were never sent before. */
export function anonymousRequests(): AnonymousRequest[] {
  const [id, email, password] = [randomUUID(), `${randomUUID()}@example.org`, "Knee-pain-2-weeks"];
  const grant = "POST /auth/v1/token";
  const grantPath = { path: "/auth/v1/token?grant_type=password" };
  const test = "/api/v1/billing/test";
  return [
    get("GET *", `/${id}`),
    get("GET /config.json"),
    ...["health", "settings", ".well-known/jwks.json"].map((name) => get(`GET /auth/v1/${name}`)),
    json("POST /auth/v1/signup", { email, password, data: { first_name: id } }, { isCostly: true }),
    json(grant, { email, password }, { ...grantPath, isCostly: true }),
    // an address and a body that are too long
    json(grant, { email: `${id.repeat(400)}@example.org`, password }, grantPath),
    json(grant, { email: `${id.repeat(6_000)}@example.org`, password }, grantPath),
    json(grant, { refresh_token: id.repeat(3) }, { path: "/auth/v1/token?grant_type=refresh_token" }),
    json(grant, { auth_code: id, code_verifier: id }, { path: "/auth/v1/token?grant_type=pkce" }),
    json("POST /auth/v1/recover", { email }),
    json("POST /auth/v1/resend", { email, type: "signup" }),
    get("GET /auth/v1/verify", `/auth/v1/verify?token=${id}&type=recovery`),
    json("POST /auth/v1/verify", { type: "recovery", token_hash: id }),
    json("POST /auth/v1/verify/link", `token=${id}&type=recovery`, { type: form }),
    ...["openapi.json", "docs", "health", "downloads"].map((name) => get(`GET /api/v1/${name}`)),
    json("POST /api/v1/newsletter", { email }),
    json("POST /api/v1/invitations/open", { token: id.repeat(2).slice(0, tokenLength) }),
    json("POST /api/v1/newsletter/confirm", { token: id }),
    json("POST /api/v1/newsletter/unsubscribe", { token: id }),
    json("POST /api/v1/invitations/open", { token: id }),
    json("POST /api/v1/auth/lookup-email", { username: `user.${id}`.slice(0, 40) }),
    ...["checkout", "portal"].flatMap((page) => [
      get(`GET ${test}/${page}/:token`, `${test}/${page}/${id}`),
      json(`POST ${test}/${page}/:token`, "action=pay", { path: `${test}/${page}/${id}`, type: form }),
    ]),
    get("GET /api/v1/visits", `/api/v1/visits?q=${id}`), // refused: only public routes accept calls without a token
  ];
}

/**
 * Sends one request to every route, each from an address of its own (the server trusts this machine as a proxy). A 503
 * counts as sent: the server says that it is busy, which it is on a machine that has other work.
 * @param isCostly whether to send those that hash a password, too.
 * @returns how many were sent.
 * @throws {Error} if the server fails.
 */
export async function sendAnonymously(url: string, isCostly: boolean): Promise<number> {
  const requests = anonymousRequests().filter((request) => isCostly || !request.isCostly);
  await Promise.all(requests.map((request) => send(url, request)));
  return requests.length;
}

async function send(url: string, { route, path, body, type = "application/json" }: AnonymousRequest): Promise<void> {
  const response = await fetch(url + path, {
    method: route.split(" ")[0] ?? "GET",
    redirect: "manual",
    headers: {
      "x-forwarded-for": `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
      "user-agent": randomUUID(),
      ...(body !== undefined && { "content-type": type }),
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (response.status >= 500 && response.status !== 503) throw new Error(`${route} answered ${response.status}`);
}
