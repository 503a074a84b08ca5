import type { ServerConfig } from '../config/server-config.ts';

/** A year, as long as a browser that was here once comes back by https only. */
const HTTPS_ONLY = 'max-age=31536000';

/** What every answer carries because of the scheme that players see; only settings say that it is https. */
export function transportHeaders({
  publicScheme,
}: Pick<ServerConfig, 'publicScheme'>): Readonly<Record<string, string>> {
  return publicScheme === 'https' ? { 'strict-transport-security': HTTPS_ONLY } : {};
}
