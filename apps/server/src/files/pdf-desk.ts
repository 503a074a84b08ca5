import { CallError, tooManyRequests } from '@baize/contract';
import type { PdfDocument } from '@baize/pdf';
import { BriefCache, type PlayerContext, type Services } from '@baize/services';

const RETRY_AFTER_SECONDS = 10;

/** Where players have PDFs drawn. */
export interface PdfDesk {
  /**
   * @param describe reads what is drawn
   * @throws CallError `too_many_requests` while another PDF of the player is being made, `file_unavailable` if too many of
   * all players are waiting
   */
  draw(
    context: Pick<PlayerContext, 'player'>,
    describe: () => Promise<PdfDocument>,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Draws what is the same for all visitors, once in a while.
   *
   * @param key of the contents
   * @throws CallError `file_unavailable`
   */
  drawForAll(
    context: Pick<Services, 'clock'>,
    key: string,
    describe: () => PdfDocument,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

/** At 50 KB each. */
const SHARED = { forMs: 60 * 60_000, maxEntries: 100 };

export function createPdfDesk(): PdfDesk {
  /** Players whose PDF is being made: one of them must not keep all others waiting. */
  const served = new Set<string>();
  const shared = new BriefCache<Uint8Array<ArrayBuffer>>(SHARED);
  return {
    async draw({ player }, describe) {
      const key = `${player.siteId} ${player.id}`;
      if (served.has(key)) throw tooManyRequests(RETRY_AFTER_SECONDS);
      served.add(key);
      try {
        return await drawn(await describe());
      } finally {
        served.delete(key);
      }
    },
    drawForAll: ({ clock }, key, describe) => shared.read(key, { clock, load: () => drawn(describe()) }),
  };
}

/** The libraries are loaded with the first document. */
async function drawn(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { makePdf, PdfBusy } = await import('@baize/pdf');
  try {
    return await makePdf(document);
  } catch (cause) {
    if (cause instanceof PdfBusy)
      throw new CallError('file_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    throw cause;
  }
}
