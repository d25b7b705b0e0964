import type { AxiosInstance } from "axios";
import { EventStream, type StreamHandlers } from "./EventStream";
import { type HttpSession, sessionHeaders } from "./HttpSession";
import type { ServerPath } from "./ServerPath";

/** Creates an event stream for a path of the service, not yet running. */
export type OpenStream = (path: string, handlers: StreamHandlers) => EventStream;

/** Creates event streams on the server and session of `http`. */
export function openStreams(http: AxiosInstance, session: HttpSession, serverPath: ServerPath): OpenStream {
  return (path, handlers) =>
    new EventStream({
      ...handlers,
      url: http.getUri({ url: path }),
      path: serverPath,
      headers: () => sessionHeaders(session),
      // A call decides whether the session is over: the client renews the token or ends the session.
      onRefused: () => void http.get("/api/v1/auth/user/me").catch(() => undefined),
    });
}
