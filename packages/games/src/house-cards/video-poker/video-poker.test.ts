import { describe, expect, it } from 'vitest';

import { type Card, JOKER, RANKS, SUITS } from '../../cards/card.ts';
import { createBestHold } from './best-play.ts';
import { type VideoPokerPlay, videoPokers } from './pay-tables.ts';
import { createVideoPoker } from './video-poker.ts';

/** `Ah 10s *` as cards; the star is the joker. */
function cardsOf(text: string): Card[] {
  return text.split(' ').map((name) => {
    if (name === '*') return JOKER;
    const rank = RANKS.findIndex((known) => known === name.slice(0, -1));
    return SUITS.findIndex((known) => known[0] === name.at(-1)) * RANKS.length + rank;
  });
}

describe('best play', () => {
  const hold = createBestHold(videoPokers['cards/jacks-or-better']);

  it.each([
    ['four to a royal flush instead of a made flush', 'Ah Kh Qh Jh 2h', 'Ah Kh Qh Jh'],
    ['a high pair instead of four to a flush', 'Js Jh 2h 5h 9h', 'Js Jh'],
    ['four to a flush instead of a low pair', '2s 2h 5h 9h Kh', '2h 5h 9h Kh'],
    ['nothing of nothing', '2s 4h 6c 8d 10s', ''],
    ['a made straight', '5s 6h 7c 8d 9s', '5s 6h 7c 8d 9s'],
  ])('holds %s', (_, hand, kept) => {
    const cards = cardsOf(hand).toSorted((a, b) => a - b);
    const held = hold(cards);
    expect(cards.filter((_card, position) => (held >> position) & 1)).toEqual(
      kept === '' ? [] : cardsOf(kept).toSorted((a, b) => a - b),
    );
  });
});

describe('a hand', () => {
  it.each([
    ['cards/jacks-or-better', 'Js Jh 2c 3d 4s', 'jacks-or-better', 100],
    ['cards/jacks-or-better', '10s 10h 2c 3d 4s', null, 0],
    ['cards/jacks-or-better', '10s Js Qs Ks As', 'royal-flush', 80_000],
    ['cards/jacks-or-better', '2s 2h 2c 3d 3s', 'full-house', 900],
    ['cards/jacks-and-up', '2s 2h 2c 3d 3s', 'full-house', 800],
    ['cards/jacks-and-up', '2s 4s 6s 8s 10s', 'flush', 500],
    ['cards/joker-poker', '* 2s 2h 2c 2d', 'five-of-a-kind', 20_000],
    ['cards/joker-poker', '* 2s 2h 2c 3d', 'four-of-a-kind', 1_700],
    ['cards/joker-poker', '* 2s 2h 3c 3d', 'full-house', 700],
    ['cards/joker-poker', '* 2s 2h 3c 4d', 'three-of-a-kind', 200],
    ['cards/joker-poker', '* 10s Js Qs As', 'wild-royal', 10_000],
    ['cards/joker-poker', '* As 2s 3s 5s', 'straight-flush', 5_000],
    ['cards/joker-poker', '* As 2s 9s 5s', 'flush', 500],
    ['cards/joker-poker', '* As 2h 3s 5s', 'straight', 300],
    ['cards/joker-poker', '* Ks 2h 3s 5s', 'kings-or-better', 100],
    ['cards/joker-poker', '* Qs 2h 3s 5s', null, 0],
    ['cards/joker-poker', 'Ks Kh 2h 3s 5s', 'kings-or-better', 100],
    ['cards/joker-poker', 'Qs Qh 2h 3s 5s', null, 0],
  ] as const)('of %s, %s, is %s and pays %i', (play: VideoPokerPlay, hand, name, pays) => {
    const game = createVideoPoker(videoPokers[play]);
    const round = {
      cards: [...cardsOf(hand), 5, 6, 7, 8, 9],
      sides: [],
      moves: [{ choice: 'draw', hold: [0, 1, 2, 3, 4] }],
    };
    expect(game.view(round).rows[0]?.hand).toBe(name);
    expect(game.settle(round)).toEqual([{ bet: 'hand', staked: 100, pays }]);
  });

  it('keeps the held cards and gets one for each other', () => {
    const game = createVideoPoker(videoPokers['cards/jacks-or-better']);
    const cards = Array.from({ length: 10 }, (_, card) => card);
    const round = { cards, sides: [], moves: [{ choice: 'draw', hold: [1, 4] }] };
    expect(game.view(round).rows[0]?.cards).toEqual([5, 1, 7, 8, 4]);
    expect(game.view({ ...round, moves: [] }).rows[0]?.cards).toEqual([0, 1, 2, 3, 4]);
  });
});
