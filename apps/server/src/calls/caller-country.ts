import type { FastifyRequest } from 'fastify';

import type { ServerConfig } from '../config/server-config.ts';

/** Two letters of the country that a request comes from; empty where nobody trustworthy has told it. */
export type CallerCountry = (request: Pick<FastifyRequest, 'headers'>) => string;

/**
 * Reads the country that the proxy at the edge has found out. The header counts only where such a proxy stands in
 * front of us: anyone else could write it themselves. Of several values the last is the nearest proxy's.
 */
export function createCallerCountry({
  geoHeader,
  trustedProxyHops,
}: Pick<ServerConfig, 'geoHeader' | 'trustedProxyHops'>): CallerCountry {
  if (geoHeader === undefined || trustedProxyHops === 0) return () => '';
  return ({ headers }) => {
    const value = String(headers[geoHeader] ?? '');
    const country = value.split(',').at(-1)?.trim().toUpperCase() ?? '';
    return /^[A-Z]{2}$/.test(country) ? country : '';
  };
}
