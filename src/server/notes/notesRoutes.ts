import type { DomainRoutes } from "../platform/http/routes";

export const notesRoutes: DomainRoutes = async (_app, { platform: _platform }) => {};
