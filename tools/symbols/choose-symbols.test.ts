import { describe, expect, it } from 'vitest';
import { chooseSymbols } from './choose-symbols.ts';

const published = { icons: { sun: { body: '<path d="s"/>' }, anchor: { body: '<path d="a"/>' } } };

describe('chooseSymbols', () => {
  it('returns each named symbol once, in alphabetical order', () => {
    const { symbols, unknown } = chooseSymbols(published, ['sun', 'anchor', 'sun']);
    expect(Object.entries(symbols)).toEqual([
      ['anchor', '<path d="a"/>'],
      ['sun', '<path d="s"/>'],
    ]);
    expect(unknown).toEqual([]);
  });

  it('returns the names that the set lacks', () => {
    expect(chooseSymbols(published, ['sun', 'moon', 'constructor'])).toEqual({
      symbols: { sun: '<path d="s"/>' },
      unknown: ['constructor', 'moon'],
    });
  });
});
