const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' fixture://other; frame-src 'self'";

/** Answers `fixture://page/…`. @param {Request} request @param {(what: string) => void} see */
export async function answer(request, see) {
  const { pathname, host } = new URL(request.url);
  switch (pathname) {
    case "/":
    case "/next":
      return new Response("<!doctype html><title>Fidelity</title><p id=here>Here</p>", {
        headers: { "content-type": "text/html", "content-security-policy": policy, "set-cookie": "no=1" },
      });
    case "/frame":
      return new Response("<!doctype html><p>Frame</p>", { headers: { "content-type": "text/html" } });
    case "/asked":
      return Response.json({
        url: request.url,
        host,
        method: request.method,
        origin: request.headers.get("origin"),
        referer: request.headers.get("referer"),
        cookie: request.headers.get("cookie"),
        own: request.headers.get("x-own"),
        body: await request.text(),
      });
    case "/stream":
      return stream(see);
    case "/throws":
      see("throws");
      throw new Error("The handler failed.");
    default:
      return new Response("Nothing here", { status: 404 });
  }
}

/** Streams one line at once and further lines while the body is read. */
function stream(see) {
  let timer;
  let count = 0;
  const body = new ReadableStream({
    start(controller) {
      const send = () => controller.enqueue(new TextEncoder().encode(`data: ${(count += 1)}\n\n`));
      send();
      timer = setInterval(send, 20);
    },
    cancel() {
      clearInterval(timer);
      see("cancelled");
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}
