import { describe, expect, it } from 'vitest';

import { formatCount } from './format-count.ts';
import { formatMessage } from './index.ts';

describe('a count', () => {
  it.each(['tr', 'en', 'de'])('is formatted in %s like Intl does', (language) => {
    const number = new Intl.NumberFormat(language);
    for (const count of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1_234, 1_234.5])
      expect(formatCount(count, language)).toBe(number.format(count));
  });

  it('is formatted in messages, with plurals', () => {
    const text = (language: 'tr' | 'en', count: number) =>
      formatMessage(language, 'catalogue_games_count', { count });
    expect([text('en', 1), text('en', 0), text('en', 12_345)]).toEqual(['1 game', '0 games', '12,345 games']);
    expect([text('tr', 1), text('tr', 12_345)]).toEqual(['1 oyun', '12.345 oyun']);
  });
});
