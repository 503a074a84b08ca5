import { readFile } from 'node:fs/promises';

/** In the order of the cascade. */
const NAMES = ['frame', 'prices', 'lists', 'featured', 'event', 'tracker', 'slip', 'bets'] as const;

/**
 * The style of all pages of the book as one text, which documents contain: another request would cost a phone a round trip
 * before its first price.
 */
export async function readBookStyle(): Promise<string> {
  const texts = await Promise.all(
    NAMES.map((name) => readFile(new URL(`../styles/${name}.css`, import.meta.url), 'utf8')),
  );
  return texts
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .trim();
}
