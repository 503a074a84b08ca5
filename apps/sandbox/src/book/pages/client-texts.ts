import type { BookTexts } from '../texts/book-texts.ts';

/** Texts that the scripts of a page write. */
export type ClientTexts = Pick<
  BookTexts,
  'lost' | 'offline' | 'stale' | 'failed' | 'failedHint' | 'retry' | 'margin'
>;

export function clientTexts(texts: BookTexts): ClientTexts {
  const { lost, offline, stale, failed, failedHint, retry, margin } = texts;
  return { lost, offline, stale, failed, failedHint, retry, margin };
}
