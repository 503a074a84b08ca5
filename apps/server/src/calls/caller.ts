import { type Brand, resolveBrand } from '@baize/brand';
import { CallError } from '@baize/contract';
import type { FastifyRequest } from 'fastify';

/**
 * The brand of the host, whose number the caller repeats: a page that was served for one brand cannot
 * speak to another by mistake.
 *
 * @throws CallError `unknown_brand` for a host of nobody and for another brand's number, `bad_request`
 * without a number
 */
export function callersBrand(request: FastifyRequest, brands: readonly Brand[]): Brand {
  const brand = resolveBrand(brands, request.host);
  if (!brand) throw new CallError('unknown_brand');
  const siteId = request.headers['site-id'];
  // Nearly every caller says it right, which is told without reading it as a number.
  if (siteId === String(brand.siteId)) return brand;
  if (typeof siteId !== 'string' || !/^\d{1,15}$/.test(siteId)) throw new CallError('bad_request');
  if (Number(siteId) !== brand.siteId) throw new CallError('unknown_brand');
  return brand;
}

/** The bearer token; undefined where there is none. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Another site's page cannot know a token, yet nothing of a player is answered to it in any case.
 *
 * @throws CallError `forbidden`
 */
export function refuseOtherSites(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new CallError('forbidden');
}
