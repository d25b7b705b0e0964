import { app } from "electron";
import { linkIn, routeOf } from "./deepLinks";

interface Links {
  /** The route this start was asked for; null where there was no link, or one that leads nowhere. */
  readonly first: string | null;
  /** @param show gets the route of each later link, and null where the app was merely started once more. */
  follow(show: (route: string | null) => void): void;
}

/** Links to `chartside://…`: at the start, from instances that gave way to this one, and as macOS hands them over. */
export function openLinks(): Links {
  if (app.isPackaged) app.setAsDefaultProtocolClient("chartside");
  const routeIn = (commandLine: readonly string[]) => routeOf(linkIn(commandLine) ?? "");
  let first = routeIn(process.argv);
  let show: ((route: string | null) => void) | null = null;
  app.on("open-url", (event, link) => {
    event.preventDefault();
    if (show) show(routeOf(link));
    else first = routeOf(link);
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
