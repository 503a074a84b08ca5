import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyReply } from 'fastify';

/** How bytes are sent; see RFC 9110, section 8.4. */
export type Coding = 'br' | 'gzip' | 'identity';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
/** A few per cent larger than the default at a fraction of its time. */
const BROTLI_QUALITY = 4;

/** Below this, compressing saves no packet. */
export const LEAST_BYTES = 1_024;

/** `gzip;q=0.5` → its name and weight; a malformed weight counts as not acceptable. */
function readPart(part: string): readonly [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? '1' : /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(quality)?.[1];
  return [name === 'x-gzip' ? 'gzip' : name, Number(weight ?? 0)];
}

/**
 * The coding that an Accept-Encoding header prefers; brotli among equals.
 *
 * @returns undefined if it accepts none that we have, not even plain bytes
 */
export function chooseCoding(header: string | undefined): Coding | undefined {
  if (header === undefined || header.trim() === '') return 'identity';
  const weights = new Map(header.split(',').map(readPart));
  const rest = weights.get('*');
  const [brotli, zipped] = [weights.get('br') ?? 0, weights.get('gzip') ?? rest ?? 0];
  // Acceptable unless it is refused; a preference only if it is named.
  const plain = weights.get('identity') ?? (rest === 0 ? 0 : 0.0001);
  const best = Math.max(brotli, zipped, plain);
  if (best === 0) return undefined;
  if (brotli === best) return 'br';
  return zipped === best ? 'gzip' : 'identity';
}

/** As `chooseCoding`, but small bytes are sent as they are if that is acceptable. */
export function codingFor(header: string | undefined, size: number): Coding | undefined {
  if (header === undefined) return 'identity';
  const isPlainRefused = /(?:identity|\*)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i.test(header);
  return size < LEAST_BYTES && !isPlainRefused ? 'identity' : chooseCoding(header);
}

export async function encodeBytes(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'identity') return bytes;
  if (coding === 'gzip') return gzipOf(bytes);
  return brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/** Bytes that many requests get are encoded once; the result lives as long as they do. */
const encoded = new WeakMap<Buffer, Map<Coding, Promise<Buffer>>>();

export function encodeShared(bytes: Buffer, coding: Coding): Promise<Buffer> {
  const known = encoded.get(bytes) ?? new Map<Coding, Promise<Buffer>>();
  encoded.set(bytes, known);
  const found = known.get(coding);
  if (found) return found;
  const made = encodeBytes(bytes, coding);
  known.set(coding, made);
  made.catch(() => known.delete(coding));
  return made;
}

/** For a caller who refuses plain bytes and every coding that we have. */
export function sendUnacceptable(reply: FastifyReply): FastifyReply {
  return reply.code(406).removeHeader('etag').header('cache-control', 'no-store').type('text/plain').send('');
}
