import { takesAll } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { fraction, toPercent } from '../../exact/fraction.ts';
import { playMany } from '../../proof/play-many.ts';
import { createSeededDraw } from '../../random/draw.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { spotEdgesOf } from '../spots/edges.ts';
import { provableSpots } from '../spots/provable-spots.ts';
import { settleSpots } from '../spots/settle.ts';
import { describeSpotGame } from '../spots/testing/describe-spot-game.ts';
import { createBaccarat } from './baccarat.ts';
import { dealBaccarat } from './deal.ts';
import { baccaratOutcomes } from './outcomes.ts';
import { bankerDraws } from './rules.ts';

const baccarat = createBaccarat();
const noCommission = createBaccarat({ commission: 'none', tiePays: 9 });
const outcomes = baccaratOutcomes();
const known = (game: typeof baccarat) => ({ ...game, distribution: () => outcomes });
const draw = createSeededDraw('baccarat');
const results = Array.from({ length: 500 }, () => baccarat.drawResult(draw));
/** Cards of spades with these points; 0 is a ten. */
const cards = (...points: number[]) => points.map((value) => (value + 9) % 10);

describeSpotGame(known(baccarat), results);
describeSpotGame(known(noCommission), results);

describe('all orders of six cards of eight decks', () => {
  const count = (isCounted: (outcome: (typeof outcomes)[number]['outcome']) => boolean) =>
    outcomes.reduce((sum, { outcome, weight }) => (isCounted(outcome) ? sum + weight : sum), 0n);

  it.each([
    ['altogether', () => true, 4_998_398_275_503_360n],
    ['banker', (o: Hands) => o.banker > o.player, 2_292_252_566_437_888n],
    ['player', (o: Hands) => o.player > o.banker, 2_230_518_282_592_256n],
    ['tie', (o: Hands) => o.player === o.banker, 475_627_426_473_216n],
  ])('%s', (_, isCounted, orders) => {
    expect(count(isCounted)).toBe(orders);
  });

  it('have a banker who wins with 6 in 5.38637 %', () => {
    const wins = count(({ player, banker }) => banker === 6 && player < 6);
    expect(
      toPercent(
        fraction(
          wins,
          count(() => true),
        ),
        5,
      ),
    ).toBe('5.38637');
  });

  it('have a pair in 31 of 415, and two pairs more often than they would by chance', () => {
    const all = count(() => true);
    expect(
      fraction(
        count(({ playerPair }) => playerPair),
        all,
      ),
    ).toEqual(fraction(31n, 415n));
    expect(
      fraction(
        count(({ bankerPair }) => bankerPair),
        all,
      ),
    ).toEqual(fraction(31n, 415n));
    // 13 × 32·31·(30·29 + 12·32·31) orders of the first four cards.
    const both = fraction(13n * 32n * 31n * (30n * 29n + 12n * 32n * 31n), 416n * 415n * 414n * 413n);
    expect(
      fraction(
        count(({ playerPair, bankerPair }) => playerPair && bankerPair),
        all,
      ),
    ).toEqual(both);
  });
});

interface Hands {
  player: number;
  banker: number;
}

describe('edges', () => {
  it.each([
    ['player', 'five-percent', 8, '1.23508'],
    ['banker', 'five-percent', 8, '1.05791'],
    ['banker', 'none', 8, '1.45810'],
    ['tie', 'five-percent', 8, '14.35963'],
    ['tie', 'five-percent', 9, '4.84403'],
    ['player-pair', 'five-percent', 8, '10.36145'],
    ['banker-pair', 'none', 9, '10.36145'],
  ] as const)('of %s with commission %s and a tie of %s to 1', (spot, commission, tiePays, percent) => {
    const edges = spotEdgesOf(known(createBaccarat({ commission, tiePays })));
    expect(edges.filter((edge) => edge.spot === spot).map(({ edge }) => toPercent(edge, 5))).toEqual([
      percent,
    ]);
  });
});

it('counts a returned stake as no win', () => {
  const rates = Object.fromEntries(spotEdgesOf(known(baccarat)).map(({ spot, winRate }) => [spot, winRate]));
  expect(rates).toMatchObject({
    player: fraction(2_230_518_282_592_256n, 4_998_398_275_503_360n),
    banker: fraction(2_292_252_566_437_888n, 4_998_398_275_503_360n),
  });
});

describe('third cards', () => {
  it.each([
    [undefined, '0 1 2 3 4 5'],
    [0, '0 1 2 3'],
    [1, '0 1 2 3'],
    [2, '0 1 2 3 4'],
    [3, '0 1 2 3 4'],
    [4, '0 1 2 3 4 5'],
    [5, '0 1 2 3 4 5'],
    [6, '0 1 2 3 4 5 6'],
    [7, '0 1 2 3 4 5 6'],
    [8, '0 1 2'],
    [9, '0 1 2 3'],
  ])('of the banker after a %s of the player: with %s', (third, drawing) => {
    const points = Array.from({ length: 8 }, (_, value) => value);
    expect(points.filter((value) => bankerDraws(value, third)).join(' ')).toBe(drawing);
  });

  it.each([
    ['a natural of the player', [3, 2, 5, 1, 9, 9], 2, 2],
    ['a natural of the banker', [1, 9, 1, 0, 9, 9], 2, 2],
    ['a player who stands, a banker who draws', [2, 2, 4, 3, 9, 9], 2, 3],
    ['both stand', [2, 3, 4, 3, 9, 9], 2, 2],
    ['both draw', [2, 3, 3, 1, 4, 9], 3, 3],
    ['a banker who stands on the player’s card', [2, 3, 3, 3, 5, 9], 3, 2],
  ])('after %s', (_, points, player, banker) => {
    const result = dealBaccarat(cards(...points));
    expect([result.player.length, result.banker.length]).toEqual([player, banker]);
  });

  it('go to the banker first if the player stands', () => {
    expect(dealBaccarat(cards(2, 2, 4, 3, 9, 8))).toEqual({ player: cards(2, 4), banker: cards(2, 3, 9) });
    expect(dealBaccarat(cards(2, 3, 3, 1, 4, 9))).toEqual({ player: cards(2, 3, 4), banker: cards(3, 1, 9) });
  });
});

describe('settling', () => {
  const bets = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'];
  const pay = (game: typeof baccarat, player: number[], banker: number[], stakeMinor = 100n) =>
    settleSpots(
      game,
      { player: cards(...player), banker: cards(...banker) },
      bets.map((spot) => ({ spot, stakeMinor })),
    );

  it('pays the winner, less commission', () => {
    expect(pay(baccarat, [4, 5], [2, 6])).toEqual([200n, 0n, 0n, 0n, 0n]);
    expect(pay(baccarat, [2, 6], [4, 5])).toEqual([0n, 195n, 0n, 0n, 0n]);
  });

  it('takes a commission of whole minor units, rounded down', () => {
    const paid = [1n, 19n, 20n, 39n, 1_010n].map(
      (stakeMinor) => pay(baccarat, [2, 6], [4, 5], stakeMinor)[1],
    );
    expect(paid).toEqual([2n, 38n, 39n, 77n, 1_970n]);
  });

  it('returns both sides on a tie', () => {
    expect(pay(baccarat, [3, 4], [1, 6])).toEqual([100n, 100n, 900n, 0n, 0n]);
    expect(pay(noCommission, [3, 4], [1, 6])).toEqual([100n, 100n, 1_000n, 0n, 0n]);
  });

  it('pays pairs by the first two cards, whatever else happens', () => {
    expect(pay(baccarat, [2, 2, 1], [3, 3])).toEqual([0n, 195n, 0n, 1_200n, 1_200n]);
    expect(pay(baccarat, [1, 2, 2], [3, 4])).toEqual([0n, 195n, 0n, 0n, 0n]);
  });

  it('has pairs of rank, not of points', () => {
    const [ten, jackHearts, jackClubs] = [9, 13 + 10, 39 + 10];
    const paid = (player: number[]) =>
      settleSpots(baccarat, { player, banker: cards(3, 4) }, [{ spot: 'player-pair', stakeMinor: 1n }]);
    expect(paid([ten, jackHearts])).toEqual([0n]);
    expect(paid([jackClubs, jackHearts])).toEqual([12n]);
  });

  it('halves a win of the banker with 6 in place of the commission', () => {
    expect(pay(noCommission, [1, 4], [2, 4])[1]).toBe(150n);
    expect(pay(noCommission, [1, 4], [3, 4])[1]).toBe(200n);
    expect(pay(noCommission, [1, 6], [2, 4])[1]).toBe(0n);
  });
});

it('has entries of history as the lobby shows them', () => {
  expect(baccarat.history({ player: cards(2, 6), banker: cards(4, 5) })).toEqual({
    winner: 'BANKER',
    player: 8,
    banker: 9,
  });
  expect(baccarat.history({ player: cards(4, 5), banker: cards(2, 6) }).winner).toBe('PLAYER');
  expect(baccarat.history({ player: cards(4, 5), banker: cards(9, 0) }).winner).toBe('TIE');
});

it('returns in play what it states', () => {
  const proofs = provableSpots(known(baccarat)).map((bet) =>
    playMany(bet, createFastDraw(8), takesAll() ? 200_000 : 50_000),
  );
  expect(proofs.map(({ name }) => name)).toEqual([
    'baccarat, player',
    'baccarat, banker',
    'baccarat, tie',
    'baccarat, player-pair',
  ]);
  expect(proofs.filter(({ verdict }) => verdict === 'refuted')).toEqual([]);
});
