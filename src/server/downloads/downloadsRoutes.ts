import { downloadsSchema } from "../../shared/downloads/downloads";
import type { DomainRoutes } from "../platform/http/routes";
import { siteOf } from "../platform/http/siteOf";
import { feedPath, folderText } from "./feedFolder";
import { UpdateFeed } from "./UpdateFeed";

/** `GET /downloads`, public: the desktop releases of the update feed, this server's own where no other is set. */
export const downloadsRoutes: DomainRoutes = async (app, { platform: { settings, log } }) => {
  const { CHARTSIDE_UPDATE_FEED_URL: address, CHARTSIDE_UPDATES_DIR: dir } = settings;
  const feed = new UpdateFeed(address, log);
  app.get("/downloads", { config: { public: true }, schema: { response: { 200: downloadsSchema } } }, (request) => {
    if (address !== undefined || dir === undefined) return feed.downloads();
    // Its addresses are those the visitor came by, and a few small files need no memory of them.
    return new UpdateFeed(siteOf(request, settings) + feedPath, log, undefined, undefined, folderText(dir)).downloads();
  });
};
