import type { DomainRoutes } from "../platform/http/routes";

export const visitEventsRoutes: DomainRoutes = async (_app, { platform: _platform }) => {};
