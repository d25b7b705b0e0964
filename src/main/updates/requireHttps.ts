import { EventEmitter } from "node:events";
import { isSafeAddress } from "./updateFeed";

/** The options of electron-updater's requests. */
interface RequestOptions {
  protocol?: string | null;
  hostname?: string | null;
}

/** The part of electron-updater that makes its requests: feed, files and redirects. */
export interface RequestMaker {
  createRequest(options: RequestOptions, callback: (response: never) => void): object;
}

/** Rejects update requests without HTTPS, except to this computer. A rejected request fails like a network error. */
export function requireHttps(requests: RequestMaker): void {
  const create = requests.createRequest.bind(requests);
  requests.createRequest = (options, callback) => {
    const { protocol, hostname } = options;
    return isSafeAddress({ protocol: protocol ?? "", hostname: hostname ?? "" })
      ? create(options, callback)
      : refused();
  };
}

/** Returns a stub request that emits an error. An exception would crash the app if it happened during a redirect. */
function refused(): EventEmitter {
  const request = Object.assign(new EventEmitter(), { end: () => undefined, abort: () => undefined });
  setImmediate(() => request.emit("error", new Error("Updates must be fetched over https.")));
  return request;
}
