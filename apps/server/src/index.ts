export { ConfigError, readConfig } from './config/read-config.ts';
export type { LogLevel, ServerConfig } from './config/server-config.ts';
export { createPlayerVerbs, type PlayedRound, type PlayerVerbDeps } from './content/player-verbs.ts';
export { createServer, type PageParts, type RunningServer, type ServerDeps } from './create-server.ts';
export type { VisitorCall } from './calls/visitor-call.ts';
export { openBuiltPages, openDevPages, type SitePages, type SitePagesDeps } from './pages/site-pages.ts';
export { pageOrigins } from './pages/page-origins.ts';
export { type RouteLimits, routeLimits } from './rate-limits/route-limits.ts';
export type { PictureSources } from './pictures/register-pictures.ts';
