import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

const compressWith = promisify(brotliCompress);
/** Half the time of the default with nearly its size. */
const QUICK = 5;

const compress = (text: string, quality: number) =>
  compressWith(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Sends a text of its own for each request, compressed for those that can read it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  if (!acceptsBrotli(request)) return reply.send(text);
  return reply.header('content-encoding', 'br').send(await compress(text, QUICK));
}

/** A text that many requests get; it is compressed once, when it is first wanted. */
export class SharedText {
  readonly #text: string;
  readonly #quality: number;
  #bytes: Promise<Buffer> | null = null;

  /** @param quality of the compression, 0 to 11; the highest is for few and large texts */
  constructor(text: string, quality = QUICK) {
    this.#text = text;
    this.#quality = quality;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('vary', 'accept-encoding');
    if (!acceptsBrotli(request)) return reply.send(this.#text);
    this.#bytes ??= compress(this.#text, this.#quality);
    return reply.header('content-encoding', 'br').send(await this.#bytes);
  }
}

const acceptsBrotli = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\bbr\b/.test(headers['accept-encoding'] ?? '');
