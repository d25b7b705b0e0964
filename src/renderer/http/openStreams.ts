import type { AxiosInstance } from "axios";
import { EventStream, type StreamHandlers } from "./EventStream";
import { type HttpSession, sessionHeaders } from "./HttpSession";
import type { ServerProbe } from "./ServerProbe";

/** Creates an event stream for a path of the server. The stream does not run yet; call `run`. */
export type OpenStream = (path: string, handlers: StreamHandlers) => EventStream;

/** Returns a function that creates event streams for the server of `http`, with the given session. */
export function openStreams(http: AxiosInstance, session: HttpSession, probe: ServerProbe): OpenStream {
  return (path, handlers) =>
    new EventStream({
      ...handlers,
      url: http.getUri({ url: path }),
      probe,
      headers: () => sessionHeaders(session),
      // If the server rejects this request too, the HTTP client renews the token or ends the session.
      onRefused: () => void http.get("/api/v1/auth/user/me").catch(() => undefined),
    });
}
