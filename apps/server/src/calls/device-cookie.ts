import { apiBasePath, calls } from '@baize/contract';
import { KNOWN_PLACE_MS } from '@baize/services';
import type { FastifyRequest } from 'fastify';

/**
 * By this cookie a browser from which a player has signed in is known again. It grants nothing: it only spares the
 * player the bounds that meet strangers, so it is sent to the sign-in alone and no script can read it.
 */
const attributes = `Path=${apiBasePath}${calls['POST /login'].path}; Max-Age=${KNOWN_PLACE_MS / 1000}; HttpOnly; SameSite=Strict`;

export function readDeviceCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /(?:^|;\s*)device=([A-Za-z0-9_-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
}

/** @param origin under which the caller sees the brand */
export function writeDeviceCookie(deviceToken: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `device=${deviceToken}; ${attributes}${secure}`;
}
