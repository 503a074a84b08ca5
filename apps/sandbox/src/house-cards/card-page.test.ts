import { existsSync } from 'node:fs';

import { type CardGame, cardGames, cardReturns, isCardPlay } from '@baize/games';
import type { LaunchTicket } from '@baize/providers';
import { describe, expect, it } from 'vitest';

import { cardPage, type CardPageData } from './card-page.ts';
import { rulesOf } from './card-rules-texts.ts';
import { CARD_TEXTS } from './card-texts.ts';

const plays = Object.keys(cardGames).filter(isCardPlay);
const cases = plays.flatMap((play) => (['tr', 'en'] as const).map((lang) => ({ play, lang })));

function documentOf(play: string, lang: 'tr' | 'en'): string {
  const game = { code: '130601', name: 'Oyun', play };
  return cardPage.render(
    { game, lang, mode: 'real', currency: 'TRY', parentOrigin: '' } as LaunchTicket,
    'nonce',
  );
}

describe.each(cases)('the page of $play in $lang', ({ play, lang }) => {
  const page = documentOf(play, lang);
  const json = /id="frame-data">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  const { own } = JSON.parse(json) as { own: CardPageData };
  const game: CardGame = cardGames[play];

  it('has its scripts and styles', () => {
    const files = [...page.matchAll(/\/studio\/src\/([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThanOrEqual(4);
    for (const file of files)
      expect([file, existsSync(new URL(`../${file}`, import.meta.url))]).toEqual([file, true]);
  });

  it('has words for all bets, hands and decisions', () => {
    const texts = CARD_TEXTS[lang];
    const named = (names: Readonly<Record<string, string>>, ids: readonly string[]) =>
      ids.filter((id) => names[id] === undefined);
    const cards = Array.from({ length: game.dealt }, (_, card) => card * 3);
    const { choices, rows } = game.view({ cards, sides: [], moves: [] });
    expect(
      named(
        texts.choices,
        choices.map(({ id }) => id),
      ),
    ).toEqual([]);
    expect(
      named(
        texts.hands,
        game.pays.flatMap(({ lines }) => lines.map(([hand]) => hand)),
      ),
    ).toEqual([]);
    expect(
      named(
        texts.hands,
        rows.flatMap(({ hand }) => hand ?? []),
      ),
    ).toEqual([]);
    expect(
      named(texts.bets, [
        ...game.pays.map(({ bet }) => bet),
        ...game.sides,
        ...Object.keys(cardReturns[play]),
      ]),
    ).toEqual([]);
  });

  it('names its rules, its strategy and the return of every bet', () => {
    const { name, rules, strategy } = rulesOf(play, lang);
    expect(Math.min(name.length, strategy.length, ...rules.map(({ length }) => length))).toBeGreaterThan(5);
    expect(own.returns.map(({ bet }) => bet)).toEqual(['main', ...game.sides]);
    expect(own.returns.every(({ basisPoints }) => basisPoints > 9_000 && basisPoints < 10_000)).toBe(true);
  });

  it('has its shape before the first deal, with every card face down', () => {
    expect(own.emptyRows.flatMap(({ cards }) => cards).filter((card) => card !== null)).toEqual([]);
    expect(own.dealer === null).toBe(own.emptyRows.every(({ owner }) => owner !== 'dealer'));
  });
});
