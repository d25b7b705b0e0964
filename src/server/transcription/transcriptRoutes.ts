import type { DomainRoutes } from "../platform/http/routes";

export const transcriptRoutes: DomainRoutes = async (_app, { platform: _platform }) => {};
