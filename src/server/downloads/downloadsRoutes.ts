import { downloadsSchema } from "../../shared/downloads/downloads";
import type { DomainRoutes } from "../platform/http/DomainRoutes";
import { siteOf } from "../platform/http/siteOf";
import { feedPath, folderText } from "./serveFeedFolder";
import { UpdateFeed } from "./UpdateFeed";

/**
 * `GET /downloads`, without sign-in: lists the desktop releases of the update feed (`CHARTSIDE_UPDATE_FEED_URL`) or, if
 * none is set, of this server's own folder (`CHARTSIDE_UPDATES_DIR`).
 */
export const downloadsRoutes: DomainRoutes = async (app, { context: { settings, log } }) => {
  const { CHARTSIDE_UPDATE_FEED_URL: address, CHARTSIDE_UPDATES_DIR: dir } = settings;
  const feed = new UpdateFeed(address, log);
  app.get("/downloads", { config: { public: true }, schema: { response: { 200: downloadsSchema } } }, (request) => {
    if (address !== undefined || dir === undefined) return feed.downloads();
    // A new feed per request, without a cache: file addresses depend on the request's host, and reading them is quick.
    return new UpdateFeed(siteOf(request, settings) + feedPath, log, undefined, undefined, folderText(dir)).downloads();
  });
};
