import type { DomainRoutes } from "../platform/http/routes";

export const takesRoutes: DomainRoutes = async (_app, { platform: _platform }) => {};
