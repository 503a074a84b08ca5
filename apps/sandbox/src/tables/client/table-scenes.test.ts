import { housePlays } from '@baize/games';
import { describe, expect, it } from 'vitest';

import { findSpotRules } from '../spots/spot-rules.ts';
import { TABLE_TEXTS } from '../texts/table-texts.ts';
import { tableTexts } from '../texts/texts-of-table.ts';
import { CARD_GAMES } from './cards/card-games.ts';
import { DICE_GAMES } from './dice/dice-games.ts';
import { HAND_GAMES, scoresOf } from './hands/hand-games.ts';
import { nameOfKind, nameOfSpot } from './spot-names.ts';
import type { SpotRows } from './spot-rows.ts';

const plays = housePlays.filter((play) => findSpotRules(play) !== undefined);
const spotsOf = (play: string) => [...(findSpotRules(play)?.game.spots.values() ?? [])];

describe.each(['tr', 'en'] as const)('in %s', (lang) => {
  it.each(plays)('%s has rules, and a name of its own for every spot', (play) => {
    const texts = tableTexts(lang, play);
    expect(new Map(Object.entries(texts.rules)).get(play)?.length ?? 0).toBeGreaterThan(40);
    const names = spotsOf(play).map((spot) => nameOfSpot(spot, texts));
    expect(new Set(names).size).toBe(names.length);
    const unnamed = spotsOf(play).filter((spot) => nameOfSpot(spot, texts) === spot.id);
    expect(unnamed.filter(({ kind }) => kind !== 'number' && !/^\d+$/.test(kind))).toEqual([]);
  });

  it.each(plays)('%s names its kinds of bet of which there are several', (play) => {
    const groups = Map.groupBy(spotsOf(play), ({ kind, pays }) => `${kind} ${pays}`);
    const several = [...groups.values()]
      .filter(({ length }) => length > 1)
      .map(([first]) => first?.kind ?? '');
    expect(several.filter((kind) => nameOfKind(kind, tableTexts(lang, play)) === kind)).toEqual([]);
  });

  it('a table with its own texts has those of all tables too', () => {
    const texts = tableTexts(lang, 'tables/dice-duel');
    expect(texts.spots.column).toBe(TABLE_TEXTS[lang].spots.column);
    expect(tableTexts(lang, 'tables/roulette')).toBe(TABLE_TEXTS[lang]);
  });
});

const boards: [string, SpotRows][] = Object.entries({ ...CARD_GAMES, ...DICE_GAMES, ...HAND_GAMES }).flatMap(
  ([play, game]): [string, SpotRows][] => [
    [play, game.rows],
    ...('narrowRows' in game && game.narrowRows ? [[play, game.narrowRows] as [string, SpotRows]] : []),
  ],
);

it.each(boards)('the board of %s has every spot once', (play, rows) => {
  const placed = rows.flat().map(([spot]) => spot);
  expect(placed.toSorted()).toEqual(
    spotsOf(play)
      .map(({ id }) => id)
      .toSorted(),
  );
});

describe('the cards of a round', () => {
  const sidesOf = (play: string, view: unknown) =>
    CARD_GAMES[play]?.deals(view).map(({ side, card }) => `${side} ${card}`);

  it('are dealt in turns, third cards last', () => {
    expect(sidesOf('tables/baccarat', { player: [1, 2], banker: [3, 4, 5] })).toEqual([
      'player 1',
      'banker 3',
      'player 2',
      'banker 4',
      'banker 5',
    ]);
  });

  it('go to Andar first, and the last one is the last', () => {
    expect(sidesOf('tables/andar-bahar', { middle: 9, cards: [1, 2, 3] })).toEqual([
      'middle 9',
      'andar 1',
      'bahar 2',
      'andar 3',
    ]);
    expect(sidesOf('tables/last-card', [10, 11, 52])).toEqual(['taken 10', 'taken 11', 'last 52']);
  });

  it('are named in the result', () => {
    const { describe: describeLast, deals } = CARD_GAMES['tables/last-card'] ?? {};
    const words = (view: readonly number[]) =>
      describeLast?.(deals?.(view) ?? [], tableTexts('tr', 'tables/last-card'));
    expect([words([10, 52]), words([52, 23])]).toEqual(['Joker', 'J kupa']);
  });
});

it('a duel counts the throws that are won', () => {
  expect(
    scoresOf([
      [0, 2],
      [1, 1],
      [0, 1],
      [2, 1],
    ]),
  ).toEqual([2, 1]);
});
