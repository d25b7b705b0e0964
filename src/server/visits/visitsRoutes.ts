import type { DomainRoutes } from "../platform/http/routes";

export const visitsRoutes: DomainRoutes = async (_app, { platform: _platform }) => {};
