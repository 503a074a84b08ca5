import {
  aloneIn,
  bingoTerms,
  courtSports,
  createSeededDraw,
  footballMargins,
  LEAGUE_ROUNDS,
  raceChances,
  raceMargins,
  raceOdds,
  settleBingo,
} from '@baize/games';
import { takesAll } from '@baize/testkit/test-scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Wager } from '../../wagers/wager.ts';
import type { DrawRules, SoldTicket, TicketBet } from '../draw-rules.ts';
import { type BingoBet, bingoRules, type CallView } from './bingo-rules.ts';
import { courtDrawRules, type CourtView } from './court-rules.ts';
import { fiveBallsRules } from './five-balls-rules.ts';
import { footballRules, type MinuteView } from './football-rules.ts';
import { raceRules as raceRulesOf } from './race-rules.ts';
import { WHEEL_TURN_MS, wheelRules } from './wheel-rules.ts';

/** The gate plays a third of the rounds. */
const roundsOf = (all: number): number => (takesAll() ? all : Math.ceil(all / 3));
const limits = { minMinor: 20n, maxMinor: 500_000n };
const seed = fc.string({ minLength: 1, maxLength: 12 });

/** A ticket without wallet. @param isFun with play money */
function sold<Bet>(bet: Bet, betMinor: number, isFun = false, player = '7-5'): SoldTicket<Bet> {
  const wager = {
    id: `w${(ids += 1)}`,
    keyId: isFun ? null : 'k',
    player,
    currency: 'TRY',
    betMinor,
    bet: { round: '1', bet },
  };
  return { wager: wager as unknown as Wager<TicketBet<Bet>>, name: 'E***f' };
}
let ids = 0;

function viewsOf<Offer, Bet, Result>(
  rules: DrawRules<Offer, Bet, Result>,
  offer: Offer,
  tickets: SoldTicket<Bet>[],
  result: Result,
) {
  const { steps, showMs } = rules.show(offer, tickets, result);
  const times = steps.map(({ atMs }) => atMs);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(Math.max(...times)).toBeLessThan(showMs);
  return steps.map(({ see }) => JSON.parse(JSON.stringify(see())) as unknown);
}

const raceRules = raceRulesOf(8);

describe('a race', () => {
  it('takes bets at the odds that its board shows, and pays them by the order that it shows', () => {
    fc.assert(
      fc.property(seed, (text) => {
        const draw = createSeededDraw(text);
        const offer = raceRules.offer(1, draw);
        const json = [
          { kind: 'win', runners: [3], stakeMinor: '100' },
          { kind: 'show', runners: [1], stakeMinor: '200' },
          { kind: 'forecast', runners: [5, 2], stakeMinor: '300' },
        ];
        const { bet, stakeMinor } = raceRules.readOrder(json, { offer, limits, draw, own: [] });
        expect(stakeMinor).toBe(600n);
        expect(bet.map(({ odds }) => odds)).toEqual([
          offer.odds.win[2],
          offer.odds.show[0],
          offer.forecast[4]?.[1],
        ]);
        const chances = raceChances(offer.field);
        expect(offer.odds.place[7]).toBe(raceOdds({ kind: 'place', runners: [8] }, chances, raceMargins));
        const result = raceRules.draw(offer, draw);
        const [end] = raceRules.settle(offer, [sold(bet, 600)], result);
        const first = result.order[0];
        const isForecast = first === 5 && result.order[1] === 2;
        const wins = [
          first === 3 ? (offer.odds.win[2] ?? 0) : 0,
          result.order.slice(0, 3).includes(1) ? 2 * (offer.odds.show[0] ?? 0) : 0,
          isForecast ? 3 * (offer.forecast[4]?.[1] ?? 0) : 0,
        ];
        expect(end).toEqual({
          winMinor: wins.reduce((a, b) => a + b),
          result: { order: result.order, wins },
        });
        const views = viewsOf(raceRules, offer, [], result) as { ticks?: number[][]; order?: number[] }[];
        expect(views.flatMap(({ ticks = [] }) => ticks)).toEqual(result.run);
        expect(views.at(-1)).toEqual({ order: result.order });
      }),
      { numRuns: roundsOf(30) },
    );
  });

  it('shows eight names and five trial runs, each with every place once', () => {
    const offer = raceRules.offer(1, createSeededDraw('field'));
    expect(new Set(offer.names).size).toBe(8);
    for (const trial of [0, 1, 2, 3, 4])
      expect(offer.form.map((places) => places[trial]).toSorted((a = 0, b = 0) => a - b)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8,
      ]);
  });
});

it('a race of six has six runners with odds, names and places of their own', () => {
  const rules = raceRulesOf(6);
  const draw = createSeededDraw('six');
  const offer = rules.offer(1, draw);
  expect(offer.odds.win).toHaveLength(6);
  expect(new Set(offer.names).size).toBe(6);
  const order = (runner: number) => [{ kind: 'win', runners: [runner], stakeMinor: '100' }];
  expect(() => rules.readOrder(order(6), { offer, limits, draw, own: [] })).not.toThrow();
  expect(() => rules.readOrder(order(7), { offer, limits, draw, own: [] })).toThrow('unknown');
  expect(rules.draw(offer, draw).order.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});

describe.each(courtSports)('a contest of %s', (sport) => {
  const rules = courtDrawRules(sport);

  it('takes bets at the odds that its board shows, and pays them by the end that it shows', () => {
    fc.assert(
      fc.property(seed, (text) => {
        const draw = createSeededDraw(text);
        const offer = rules.offer(1, draw);
        expect(offer.home).not.toBe(offer.away);
        const offered = offer.markets.flatMap(({ market, picks }) =>
          picks.flatMap(({ pick, odds }) => (odds === null ? [] : [{ market, pick, odds }])),
        );
        const json = offered.map(({ market, pick }) => ({ market, pick, stakeMinor: '100' }));
        const { bet, stakeMinor } = rules.readOrder(json, { offer, limits, draw, own: [] });
        expect(stakeMinor).toBe(BigInt(100 * offered.length));
        expect(bet.map(({ odds }) => odds)).toEqual(offered.map(({ odds }) => odds));
        const result = rules.draw(offer, draw);
        const [end] = rules.settle(offer, [sold(bet, Number(stakeMinor))], result);
        const wins = (end?.result as { wins: number[] } | undefined)?.wins ?? [];
        expect(end?.winMinor).toBe(wins.reduce((sum, win) => sum + win, 0));
        // One pick of each market at the most is right, and it pays its odds.
        const paid = bet.filter((_, index) => wins[index] !== 0);
        expect(wins.filter((win) => win !== 0)).toEqual(paid.map(({ odds }) => odds));
        expect(new Set(paid.map(({ market }) => market)).size).toBe(paid.length);
        const views = viewsOf(rules, offer, [], result) as CourtView[];
        expect(views.flatMap(({ events }) => events)).toEqual(result.events);
        const { home, away } = result.end;
        expect(views.at(-1)?.events.at(-1)?.scores[0]).toEqual({ home, away });
      }),
      { numRuns: roundsOf(8) },
    );
  });

  it('is shown in 8 to 30 seconds, with no step faster than the eye', () => {
    for (let round = 0; round < roundsOf(12); round++) {
      const draw = createSeededDraw(`show ${round}`);
      const offer = rules.offer(round, draw);
      const { steps, showMs } = rules.show(offer, [], rules.draw(offer, draw));
      expect(showMs).toBeGreaterThan(8_000);
      expect(showMs).toBeLessThan(30_000);
      const gaps = steps.slice(1).map(({ atMs }, index) => atMs - (steps[index]?.atMs ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(199);
    }
  });
});

it('five balls are shown one by one, and pay their bets', () => {
  const draw = createSeededDraw('five');
  const result = fiveBallsRules.draw(null, draw);
  const [first = 0] = result.drawn;
  const json = [
    { market: 'numbers', pick: [first], stakeMinor: '100' },
    { market: 'parity', pick: first % 2 === 1 ? 'odd' : 'even', stakeMinor: '200' },
    { market: 'parity', pick: first % 2 === 1 ? 'even' : 'odd', stakeMinor: '300' },
  ];
  const { bet, stakeMinor } = fiveBallsRules.readOrder(json, { offer: null, limits, draw, own: [] });
  expect(stakeMinor).toBe(600n);
  const [end] = fiveBallsRules.settle(null, [sold(bet, 600)], result);
  expect(end).toEqual({ winMinor: 1_060, result: { drawn: result.drawn, wins: [680, 380, 0] } });
  expect(viewsOf(fiveBallsRules, null, [], result)).toEqual(result.drawn);
});

describe('a round of football', () => {
  it('shows minute by minute the scores that it is paid by', () => {
    fc.assert(
      fc.property(seed, fc.nat(LEAGUE_ROUNDS), (text, round) => {
        const draw = createSeededDraw(text);
        const offer = footballRules.offer(round, draw);
        expect(offer.matches).toHaveLength(8);
        const json = offer.matches.map((_, match) => ({
          match,
          market: 'result',
          pick: 'X',
          stakeMinor: '100',
        }));
        const { bet } = footballRules.readOrder(json, { offer, limits, draw, own: [] });
        const result = footballRules.draw(offer, draw);
        const scores = offer.matches.map(() => ({ home: 0, away: 0 }));
        for (const view of viewsOf(footballRules, offer, [], result) as MinuteView[])
          for (const { match, score } of view.events) scores[match] = score;
        const [end] = footballRules.settle(offer, [sold(bet, 800)], result);
        const wins = scores.map(({ home, away }, match) => {
          const odds = offer.matches[match]?.odds.result.find(({ pick }) => pick === 'X')?.odds ?? 0;
          return home === away ? odds : 0;
        });
        expect(end).toEqual({ winMinor: wins.reduce((a, b) => a + b), result: { scores, wins } });
      }),
      { numRuns: roundsOf(20) },
    );
  });

  it('offers every pick of every market in their order', () => {
    const [match] = footballRules.offer(0, createSeededDraw('x')).matches;
    expect(Object.keys(match?.odds ?? {})).toEqual(Object.keys(footballMargins));
    expect(match?.odds.result.map(({ pick }) => pick)).toEqual(['1', 'X', '2']);
    expect(match?.odds.score).toHaveLength(17);
  });
});

it('the wheel is shown at once, and turns as long as its pages turn it', () => {
  const { steps, showMs } = wheelRules.show(null, [], { segment: 7 });
  expect(steps.map(({ atMs, see }) => [atMs, see()])).toEqual([[0, 7]]);
  expect(showMs).toBeGreaterThanOrEqual(WHEEL_TURN_MS);
});

/** A room, and cards that are bought in it. */
function openBingo(format: 'bingo75' | 'bingo90') {
  const rules = bingoRules(format);
  const offer = rules.offer(1, () => 0);
  const buy = (tickets: number, text: string, own: SoldTicket<BingoBet>[] = []) =>
    rules.readOrder(
      { tickets, stakeMinor: String(tickets * 100) },
      { offer, limits, draw: createSeededDraw(text), own },
    );
  return { rules, offer, buy };
}

describe.each(['bingo75', 'bingo90'] as const)('a draw of %s', (format) => {
  const { rules, offer, buy } = openBingo(format);
  const room = { ...bingoTerms, format };

  it('pays each pool as the mathematics do, and calls as long as anything can be won', () => {
    fc.assert(
      fc.property(
        seed,
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
        (text, counts) => {
          const tickets = counts.map((count, index) =>
            sold(buy(count, `${text}${index}`).bet, count * 100, index % 3 === 2, `7-${index}`),
          );
          const result = rules.draw(offer, createSeededDraw(text));
          const ends = rules.settle(offer, tickets, result);
          for (const isFun of [true, false]) {
            const own = tickets.flatMap((ticket, index) =>
              (ticket.wager.keyId === null) === isFun ? [index] : [],
            );
            if (own.length === 0) continue;
            const cards = own.flatMap((index) => tickets[index]?.wager.bet.bet.cards ?? []);
            const { paidMinor } = settleBingo(own.length === 1 ? aloneIn(room) : room, cards, result);
            expect(own.reduce((sum, index) => sum + (ends[index]?.winMinor ?? 0), 0)).toBe(
              Number(paidMinor.reduce((sum, paid) => sum + paid, 0n)),
            );
          }
          const views = viewsOf(rules, offer, tickets, result) as CallView[];
          expect(views.map(({ number }) => number)).toEqual(result.calls.slice(0, views.length));
          const won = views.flatMap(({ pools }) => Object.values(pools).flatMap(({ wins }) => wins));
          const pools = new Set(tickets.map(({ wager }) => wager.keyId)).size;
          expect(won).toHaveLength(3 * pools);
          expect(views.at(-1)?.pools['real TRY']?.nearest ?? []).toEqual([]);
        },
      ),
      { numRuns: roundsOf(15) },
    );
  });

  it('gives nothing of real prizes to play money', () => {
    const real = sold(buy(2, 'a').bet, 200);
    const fun = sold(buy(6, 'b').bet, 600, true);
    const result = rules.draw(offer, createSeededDraw('draw'));
    const [alone] = rules.settle(offer, [real], result);
    const [together] = rules.settle(offer, [real, fun], result);
    expect(together).toEqual(alone);
    expect(rules.standing(offer, [real, fun])).toMatchObject({
      players: 2,
      pools: {
        'real TRY': { cards: 2, prizes: { line: 31, twoLines: 52, fullHouse: 117 }, isAlone: true },
        'fun TRY': { cards: 6 },
      },
    });
  });

  it('returns the price to a player who is alone, with however many tickets', () => {
    const own = [sold(buy(2, 'a').bet, 200), sold(buy(3, 'b').bet, 300)];
    const result = rules.draw(offer, createSeededDraw('draw'));
    const won = (tickets: readonly SoldTicket<BingoBet>[]) =>
      rules.settle(offer, tickets, result).reduce((sum, { winMinor }) => sum + winMinor, 0);
    expect(won(own)).toBe(500);
    const other = sold(buy(5, 'c').bet, 500, false, '7-6');
    expect(won([...own, other])).toBeLessThan(1_000);
    expect(rules.standing(offer, [...own, other])).toMatchObject({
      pools: { 'real TRY': { cards: 10, isAlone: false } },
    });
  });
});

describe.each(['bingo75', 'bingo90'] as const)('cards of %s', (format) => {
  const { rules, offer, buy } = openBingo(format);

  it('sells cards at their price, and no more than a player may have', () => {
    const most = offer.mostCards;
    expect(buy(most, 'a').bet.cards).toHaveLength(most);
    expect(() => buy(most + 1, 'a')).toThrow('count');
    expect(() => buy(2, 'a', [sold(buy(most - 1, 'b').bet, 0)])).toThrow('count');
    const cheap = { tickets: 2, stakeMinor: '199' };
    expect(() => rules.readOrder(cheap, { offer, limits, draw: () => 0, own: [] })).toThrow('stake');
  });

  it('names the card that misses least, which wins with the number that it misses', () => {
    const tickets = [sold(buy(6, 'a').bet, 600)];
    const result = rules.draw(offer, createSeededDraw('near'));
    const views = viewsOf(rules, offer, tickets, result) as CallView[];
    const at = views.findIndex(({ pools }) => (pools['real TRY']?.wins.length ?? 0) > 0);
    const before = views[at - 1]?.pools['real TRY']?.nearest ?? [];
    const [winner] = views[at]?.pools['real TRY']?.wins[0]?.winners ?? [];
    expect(before[0]?.missing).toBe(1);
    expect(before.some(({ index, missing }) => index === winner?.index && missing === 1)).toBe(true);
  });
});
