import { type Brand, resolveBrand } from '@baize/brand';
import { CallError } from '@baize/contract';
import type { FastifyRequest } from 'fastify';

/**
 * The brand of the host. The caller repeats its site id, so that a page served for one brand cannot call another by
 * mistake.
 *
 * @throws CallError `unknown_brand` for an unknown host or another brand's site id, `bad_request` without a site id
 */
export function callersBrand(request: FastifyRequest, brands: readonly Brand[]): Brand {
  const brand = resolveBrand(brands, request.host);
  if (!brand) throw new CallError('unknown_brand');
  const siteId = request.headers['site-id'];
  // Nearly every caller sends the right id, so compare before parsing.
  if (siteId === String(brand.siteId)) return brand;
  if (typeof siteId !== 'string' || !/^\d{1,15}$/.test(siteId)) throw new CallError('bad_request');
  if (Number(siteId) !== brand.siteId) throw new CallError('unknown_brand');
  return brand;
}

/** The bearer token, if there is one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Refuses requests from pages of other sites. They cannot know a token, but should not receive player data in any case.
 *
 * @throws CallError `forbidden`
 */
export function refuseOtherSites(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new CallError('forbidden');
}
