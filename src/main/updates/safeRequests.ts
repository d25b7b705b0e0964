import { EventEmitter } from "node:events";
import { isSafeAddress } from "./updateFeed";

/** What electron-updater says of a call before it makes it. */
interface RequestOptions {
  protocol?: string | null;
  hostname?: string | null;
}

/** The part of electron-updater that makes its calls: of the feed, of what the feed names, of every redirect. */
export interface RequestMaker {
  createRequest(options: RequestOptions, callback: (response: never) => void): object;
}

/** Lets no call out that others could read or change. A refused one fails as if the network had failed. */
export function refuseOpenWires(requests: RequestMaker): void {
  const create = requests.createRequest.bind(requests);
  requests.createRequest = (options, callback) => {
    const { protocol, hostname } = options;
    return isSafeAddress({ protocol: protocol ?? "", hostname: hostname ?? "" })
      ? create(options, callback)
      : refused();
  };
}

/** Looks like a request as far as its maker goes on with it. Throwing instead would end the app in a redirect. */
function refused(): EventEmitter {
  const request = Object.assign(new EventEmitter(), { end: () => undefined, abort: () => undefined });
  setImmediate(() => request.emit("error", new Error("An update must be fetched over https.")));
  return request;
}
