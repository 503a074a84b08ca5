import type { FastifyRequest } from 'fastify';
import { type CountryResponse, open } from 'maxmind';

import { ConfigError } from '../config/read-config.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { callerAddress } from './caller-address.ts';

/** The ISO code (two letters) of the country that a request comes from; empty if no trusted source names it. */
export type CallerCountry = (request: Pick<FastifyRequest, 'headers' | 'ip'>) => string;

type GeoSettings = Pick<ServerConfig, 'geoHeader' | 'geoFile' | 'trustedProxyHops'>;

/**
 * Reads the country from the header of the edge proxy, or looks the address up in a local file. The header counts only
 * behind a trusted proxy, since anyone else could forge it. Of several values the last one is the nearest proxy's.
 *
 * @throws ConfigError if the file cannot be read
 */
export async function createCallerCountry(settings: GeoSettings): Promise<CallerCountry> {
  const { geoHeader, trustedProxyHops } = settings;
  const header = trustedProxyHops > 0 ? geoHeader : undefined;
  const lookUp = await openFile(settings);
  return (request) => {
    const named = header === undefined ? '' : String(request.headers[header] ?? '');
    return countryOf(named.split(',').at(-1)) || (lookUp ? countryOf(lookUp(callerAddress(request))) : '');
  };
}

function countryOf(text = ''): string {
  if (text === '') return '';
  const country = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(country) ? country : '';
}

async function openFile({ geoFile }: GeoSettings): Promise<((ip: string) => string | undefined) | undefined> {
  if (geoFile === undefined) return undefined;
  try {
    const reader = await open<CountryResponse>(geoFile, {
      watchForUpdatesNonPersistent: true,
      watchForUpdates: true,
    });
    return (ip) => reader.get(ip)?.country?.iso_code;
  } catch (error) {
    throw new ConfigError([`GEO_FILE cannot be read as a database of countries: ${String(error)}`]);
  }
}
