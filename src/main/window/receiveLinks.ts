import { app } from "electron";
import { linkIn, deepLinkRoute } from "./deepLinkRoute";

interface Links {
  /** Route of the link that the app was started with, or of one opened before `follow`; null without a valid link. */
  readonly first: string | null;
  /** @param show called with the route of each later link; null for an invalid one, or if the app is started again. */
  follow(show: (route: string | null) => void): void;
}

/**
 * Receives `chartside://…` links and reports their routes: at startup, from second instances, and from macOS's
 * `open-url` event. A packaged app also registers as the system's handler of these links.
 */
export function receiveLinks(): Links {
  if (app.isPackaged) app.setAsDefaultProtocolClient("chartside");
  const routeIn = (commandLine: readonly string[]) => deepLinkRoute(linkIn(commandLine) ?? "");
  let first = routeIn(process.argv);
  let show: ((route: string | null) => void) | null = null;
  app.on("open-url", (event, link) => {
    event.preventDefault();
    if (show) show(deepLinkRoute(link));
    else first = deepLinkRoute(link);
  });
  app.on("second-instance", (_event, commandLine) => show?.(routeIn(commandLine)));
  return {
    get first() {
      return first;
    },
    follow(listener) {
      show = listener;
    },
  };
}
