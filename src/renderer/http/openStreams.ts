import type { AxiosInstance } from "axios";
import { EventStream, type StreamHandlers } from "./EventStream";
import { type HttpSession, sessionHeaders } from "./HttpSession";

/** Creates an event stream for a path of the service, not yet running. */
export type OpenStream = (path: string, handlers: StreamHandlers) => EventStream;

/** Creates event streams on the server and session of `http`. */
export function openStreams(http: AxiosInstance, session: HttpSession): OpenStream {
  return (path, handlers) =>
    new EventStream({
      ...handlers,
      url: http.getUri({ url: path }),
      headers: () => sessionHeaders(session),
      // A call decides whether the session is over: the client renews the token or ends the session.
      onRefused: () => void http.get("/api/v1/auth/user/me").catch(() => undefined),
    });
}
