import { expect, it } from 'vitest';

import { RANKS } from '../cards/card.ts';
import { nameHand } from './hand-name.ts';
import { bestHandOf } from './poker-game.ts';
import { cardsNamed } from './testing/scripted-hand.ts';

it.each([
  ['Ah Kd', '9s 7c 4h 3d 2s', 'high-card', ['A']],
  ['Ah Kd', 'Ks 7c 4h 3d 2s', 'pair', ['K']],
  ['2h Kd', 'Ks 2c Ah Ad 9s', 'two-pair', ['A', 'K']],
  ['7h 7d', '7s Kc 4h 3d 2s', 'three-of-a-kind', ['7']],
  ['Ah Kd', 'Qs Jc 10h 3d 2s', 'straight', ['A']],
  ['Ah 2d', '3s 4c 5h Kd Ks', 'straight', ['5']],
  ['Ah 2h', '9h 4h 5h Kd Ks', 'flush', ['A']],
  ['3h 3d', '3s Ac Ah 9d 2s', 'full-house', ['3', 'A']],
  ['3h 3d', '3s 3c Ah 9d 2s', 'four-of-a-kind', ['3']],
  ['Ah 2h', '3h 4h 5h Kd Ks', 'straight-flush', ['5']],
  ['Ah Kh', 'Qh Jh 10h 3d 2s', 'royal-flush', ['A']],
])('%s with %s is a %s of %j', (hole, board, kind, ranks) => {
  const name = nameHand(bestHandOf('holdem', cardsNamed(hole), cardsNamed(board)));
  expect([name.kind, name.ranks.map((rank) => RANKS[rank])]).toEqual([kind, ranks]);
});

it('uses two cards of an Omaha hand', () => {
  const best = bestHandOf('omaha', cardsNamed('Ah Ad As Kc'), cardsNamed('Ac Kd 7h 2s 3s'));
  expect(nameHand(best)).toEqual({ kind: 'three-of-a-kind', ranks: [0] });
});
