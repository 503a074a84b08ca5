import type { FastifyRequest } from 'fastify';

/** Whether a page is loaded in a frame of the site. It must not be left from there: the site shows what comes next. */
export function isFramed({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-fetch-dest'] === 'iframe';
}
