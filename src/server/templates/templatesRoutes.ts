import type { DomainRoutes } from "../platform/http/routes";

export const templatesRoutes: DomainRoutes = async (_app, { platform: _platform }) => {};
