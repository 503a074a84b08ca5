import { describe, expect, it } from 'vitest';

import { fraction, toPercent } from '../../exact/fraction.ts';
import { playMany } from '../../proof/play-many.ts';
import { createSeededDraw } from '../../random/draw.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { spotEdgesOf } from '../spots/edges.ts';
import { provableSpots } from '../spots/provable-spots.ts';
import { settleSpots } from '../spots/settle.ts';
import { describeSpotGame } from '../spots/testing/describe-spot-game.ts';
import { createDragonTiger } from './dragon-tiger.ts';

const game = createDragonTiger();
const draw = createSeededDraw('dragon');
const results = Array.from({ length: 300 }, () => game.drawResult(draw));
const [ACE, TWO, KING] = [0, 1, 12];
const HEARTS = 13;

describeSpotGame(game, [...results, { dragon: ACE, tiger: ACE }]);

describe('edges', () => {
  const percentOf = (spot: string, tiePays: 8 | 11) => {
    const found = spotEdgesOf(createDragonTiger({ tiePays })).find((edge) => edge.spot === spot);
    return found && toPercent(found.edge, 5);
  };

  it.each([
    ['dragon', 11, '3.73494'],
    ['tiger', 8, '3.73494'],
    ['tie', 8, '32.77108'],
    ['tie', 11, '10.36145'],
    ['suited-tie', 11, '13.97590'],
  ] as const)('of %s with a tie of %s to 1: %s %%', (spot, tiePays, percent) => {
    expect(percentOf(spot, tiePays)).toBe(percent);
  });

  it('follow from 31 ties and 7 suited ones in 415', () => {
    const hits = Object.fromEntries(spotEdgesOf(game).map(({ spot, winRate }) => [spot, winRate]));
    expect(hits).toMatchObject({
      tie: fraction(31n, 415n),
      'suited-tie': fraction(7n, 415n),
      dragon: fraction(192n, 415n),
      tiger: fraction(192n, 415n),
    });
  });
});

describe('settling', () => {
  const bets = ['dragon', 'tiger', 'tie', 'suited-tie'].map((spot) => ({ spot, stakeMinor: 101n }));

  it.each([
    ['a king above an ace', KING, ACE, [202n, 0n, 0n, 0n]],
    ['an ace below a two', ACE, TWO + HEARTS, [0n, 202n, 0n, 0n]],
    ['a tie of two suits', KING, KING + HEARTS, [51n, 51n, 1_212n, 0n]],
    ['a tie of one suit', KING, KING, [51n, 51n, 1_212n, 5_151n]],
  ])('%s', (_, dragon, tiger, paid) => {
    expect(settleSpots(game, { dragon, tiger }, bets)).toEqual(paid);
  });
});

it('has entries of history as the lobby shows them', () => {
  expect(game.history({ dragon: KING, tiger: ACE })).toEqual({ result: 'K', winner: 'DRAGON' });
  expect(game.history({ dragon: ACE, tiger: 9 })).toEqual({ result: '10', winner: 'TIGER' });
  expect(game.history({ dragon: ACE, tiger: ACE + HEARTS })).toEqual({ result: 'A', winner: 'TIE' });
});

it('returns in play what it states', () => {
  const proofs = provableSpots(game).map((bet) => playMany(bet, createFastDraw(11), 200_000));
  expect(proofs).toHaveLength(3);
  expect(proofs.filter(({ verdict }) => verdict === 'refuted')).toEqual([]);
});
