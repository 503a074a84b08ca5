import { apiBasePath, calls } from '@baize/contract';
import { KNOWN_PLACE_MS } from '@baize/services';
import type { FastifyRequest } from 'fastify';

/**
 * Recognises a browser from which a player has signed in before. The cookie grants nothing: it only exempts the player
 * from the limits for unknown devices, so it is sent to the sign-in only and no script can read it.
 */
const attributes = `Path=${apiBasePath}${calls['POST /login'].path}; Max-Age=${KNOWN_PLACE_MS / 1000}; HttpOnly; SameSite=Strict`;

export function readDeviceCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /(?:^|;\s*)device=([A-Za-z0-9_-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
}

/** @param origin of the brand, as the caller sees it */
export function writeDeviceCookie(deviceToken: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `device=${deviceToken}; ${attributes}${secure}`;
}
