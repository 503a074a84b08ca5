import { describe, expect, it } from 'vitest';

import { renderShell } from './render-shell.ts';
import { findStatement, wordsOfStatement } from './stated-figures.ts';

const statement = { returns: { least: 0.942, most: 0.9655 }, top: { pays: 2121.39 } };

describe('what a game states about itself', () => {
  it('is its return from the least to the most, and its top win in stakes', () => {
    expect(wordsOfStatement(statement, 'tr')).toEqual({
      returned: 'Dönüş %94,20 – %96,55',
      top: 'En çok 2.121,39 kat',
      topSentence: 'Bir bahis, tutarının en çok 2.121,39 katını öder.',
    });
    expect(wordsOfStatement({ returns: { least: 0.97, most: 0.97 }, top: null }, 'en')).toEqual({
      returned: 'Return 97.00%',
      top: null,
      topSentence: null,
    });
  });

  it('is one figure if two returns differ by less than what is shown', () => {
    const returns = { least: 0.979_999_999, most: 0.98 };
    expect(wordsOfStatement({ returns, top: null }, 'en').returned).toBe('Return 98.00%');
  });

  it('is found by what it plays, except for slots', () => {
    expect(findStatement('crash')?.top?.pays).toBe(10_000);
    expect(findStatement('slots/steady-twenty')).toBeNull();
    expect(findStatement(null)).toBeNull();
  });
});

/** A page with nothing of its own. */
function documentOf(play: string | null, lang: 'tr' | 'en'): string {
  const ticket = {
    lang,
    mode: 'real',
    currency: 'TRY',
    parentOrigin: '',
    game: { name: 'Oyun', play },
  } as const;
  return renderShell({ ticket, kind: 'any', styles: [], script: '', stage: '', controls: '', data: null });
}

describe('the page of a game', () => {
  it('has it in the bar, and for the rules in its data', () => {
    const page = documentOf('crash', 'tr');
    expect(page).toContain('<p class="stated"><span>Dönüş %97,00</span> <span>En çok 10.000 kat</span></p>');
    expect(page).toContain('"topSentence":"Bir bahis, tutarının en çok 10.000 katını öder."');
    expect(documentOf('bingo/90', 'en')).toContain('<p class="stated"><span>Return 95.23%</span></p>');
  });

  it('has nothing of it if the game states nothing', () => {
    expect(documentOf(null, 'tr')).not.toContain('class="stated"');
  });
});
