import type { DomainRoutes } from "../platform/http/routes";

export const systemRoutes: DomainRoutes = async (_app, { platform: _platform }) => {};
