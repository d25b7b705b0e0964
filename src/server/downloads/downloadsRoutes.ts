import { downloadsSchema } from "../../shared/downloads/downloads";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import { siteOf } from "../platform/http/siteOf";
import { feedPath, folderText } from "./serveFeedFolder";
import { UpdateFeed } from "./UpdateFeed";

/** `GET /downloads`, public: the desktop releases of the update feed, or of this server's own folder if none is set. */
export const downloadsRoutes: DomainRoutes = async (app, { context: { settings, log } }) => {
  const { CHARTSIDE_UPDATE_FEED_URL: address, CHARTSIDE_UPDATES_DIR: dir } = settings;
  const feed = new UpdateFeed(address, log);
  app.get("/downloads", { config: { public: true }, schema: { response: { 200: downloadsSchema } } }, (request) => {
    if (address !== undefined || dir === undefined) return feed.downloads();
    // Not cached: the addresses depend on the request's host, and the files are few and small.
    return new UpdateFeed(siteOf(request, settings) + feedPath, log, undefined, undefined, folderText(dir)).downloads();
  });
};
