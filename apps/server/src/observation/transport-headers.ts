import type { ServerConfig } from '../config/server-config.ts';

/** Browsers use only HTTPS for a year after their last visit. */
const HTTPS_ONLY = 'max-age=31536000';

/** Headers of every response that depend on the public scheme; only the settings can declare it as https. */
export function transportHeaders({
  publicScheme,
}: Pick<ServerConfig, 'publicScheme'>): Readonly<Record<string, string>> {
  return publicScheme === 'https' ? { 'strict-transport-security': HTTPS_ONLY } : {};
}
