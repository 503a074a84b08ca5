import { linesOf, type PickResult, systems } from '@baize/games/sports';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyResults, type Results } from './apply-results.ts';
import { afterReply, isDue, nextMove, withMove } from './bet-moves.ts';
import type { BetRecord } from './bet-record.ts';
import { paidOf } from './describe-bet.ts';
import { dueOf } from './settle-record.ts';
import { LedgerWallet } from './testing/ledger-wallet.ts';
import { makeRecord } from './testing/make-record.ts';
import { settleSimply, type SimpleBet } from './testing/simple-settlement.ts';

const RESULTS: readonly (PickResult | null)[] = [
  null,
  'won',
  'lost',
  'push',
  'void',
  'halfWon',
  'halfLost',
  { winners: 3, places: 2 },
];
const PRICES = [1_010, 1_870, 2_640, 7_300, 1_455, 31_000, 1_001_000, 3_330];
const NOW = new Date('2026-05-01T14:00:00Z');

/** Every sequence of so many items. */
function* sequences<Item>(items: readonly Item[], length: number): Generator<Item[]> {
  if (length === 0) yield [];
  else for (const rest of sequences(items, length - 1)) for (const item of items) yield [...rest, item];
}

/** Every way to choose sizes and bankers for so many picks. */
function* betTypes(picks: number): Generator<Pick<SimpleBet, 'sizes' | 'bankers'>> {
  for (let bankerBits = 0; bankerBits < 2 ** picks - 1; bankerBits += 1) {
    const bankers = Array.from({ length: picks }, (_, at) => at).filter((at) => (bankerBits >> at) & 1);
    const free = picks - bankers.length;
    for (let sizeBits = 1; sizeBits < 2 ** free; sizeBits += 1) {
      const sizes = Array.from({ length: free }, (_, at) => at + 1).filter(
        (size) => (sizeBits >> (size - 1)) & 1,
      );
      yield { sizes, bankers };
    }
  }
}

const recordOf = (bet: SimpleBet): BetRecord =>
  makeRecord(bet, linesOf(bet.prices.length, bet.sizes, bet.bankers).length);

describe('what a bet returns', () => {
  it.each([1, 2, 3])('is that of the model for all types and outcomes of %i picks', (picks) => {
    let compared = 0;
    for (const type of betTypes(picks)) {
      const bet = { ...type, prices: PRICES.slice(0, picks), lineStakeMinor: 1_237 };
      const record = recordOf(bet);
      for (const results of sequences(RESULTS, picks)) {
        const simple = settleSimply(bet, results);
        if (dueOf(record, results) !== simple) expect([bet, results, dueOf(record, results)]).toEqual(simple);
        compared += 1;
      }
    }
    expect(compared).toBe([8, 320, 9_728][picks - 1]);
  });

  it.each(Object.entries(systems))(
    'is that of the model for a %s, whichever of its picks win',
    (_name, system) => {
      const { picks, sizes } = system;
      const bet = { prices: PRICES.slice(0, picks), sizes, bankers: [], lineStakeMinor: 333 };
      const record = recordOf(bet);
      for (let bits = 0; bits < 2 ** picks; bits += 1) {
        const results = bet.prices.map((_, at) =>
          (bits >> at) & 1 ? 'won' : (RESULTS[1 + (at % 7)] ?? 'lost'),
        );
        expect(dueOf(record, results)).toBe(settleSimply(bet, results));
      }
    },
  );
});

const anyBet: fc.Arbitrary<SimpleBet> = fc
  .integer({ min: 1, max: 4 })
  .chain((picks) =>
    fc.record({
      type: fc.constantFrom(...betTypes(picks)),
      prices: fc.array(fc.integer({ min: 101, max: 3_000 }), { minLength: picks, maxLength: picks }),
      lineStakeMinor: fc.integer({ min: 1, max: 50_000 }),
    }),
  )
  .map(({ type, prices, lineStakeMinor }) => ({
    ...type,
    prices: prices.map((price) => price * 10),
    lineStakeMinor,
  }));

const anyResults = (picks: number, most: number) =>
  fc.array(fc.array(fc.constantFrom(...RESULTS), { minLength: picks, maxLength: picks }), {
    minLength: 1,
    maxLength: most,
  });

/** Sends everything that is due. */
function pay(record: BetRecord, wallet: LedgerWallet): BetRecord {
  let paid = record;
  for (let moves = 0; isDue(paid); moves += 1) {
    if (moves > 50) throw new Error('payments without an end');
    const move = nextMove(paid);
    if (move === null) break;
    const sent = paid.move ? paid : withMove(paid, move);
    paid = afterReply(sent, move, wallet.send(sent, move), NOW);
  }
  return paid;
}

describe('settling, taking back and settling again', () => {
  it('leaves a wallet that equals the model, whatever the results were before', () => {
    const property = fc.property(
      anyBet.chain((bet) => fc.tuple(fc.constant(bet), anyResults(bet.prices.length, 8))),
      ([bet, corrections]) => {
        const wallet = new LedgerWallet(10 ** 12);
        let record = recordOf(bet);
        let settled: number | null = null;
        for (const results of corrections) {
          record = pay(applyResults(record, results, NOW) ?? record, wallet);
          settled = settleSimply(bet, results) ?? settled;
          expect(record.trouble).toBeNull();
          // A stake that was returned is final for the wallet.
          if (record.isReturned) settled = bet.lineStakeMinor * record.lines;
          expect(wallet.balance - 10 ** 12).toBe(settled ?? 0);
          expect(paidOf(record)).toBe(settled ?? 0);
        }
      },
    );
    fc.assert(property, { numRuns: 600 });
  });

  it('takes back only what is there, and all of it once that is enough', () => {
    const property = fc.property(
      anyBet.chain((bet) => fc.tuple(fc.constant(bet), anyResults(bet.prices.length, 6))),
      fc.infiniteStream(fc.integer({ min: 0, max: 20_000 })),
      ([bet, corrections], spending) => {
        const wallet = new LedgerWallet(0);
        let record = recordOf(bet);
        let spent = 0;
        for (const results of corrections) {
          record = pay(applyResults(record, results, NOW) ?? record, wallet);
          expect(wallet.balance).toBeGreaterThanOrEqual(0);
          const [amount = 0] = spending.take(1);
          const spend = Math.min(wallet.balance, amount);
          wallet.balance -= spend;
          spent += spend;
        }
        wallet.balance += 10 ** 12;
        record = pay({ ...record, trouble: null }, wallet);
        const due = record.isReturned ? record.betMinor : (record.settlements.at(-1)?.paidMinor ?? 0);
        expect(wallet.balance - 10 ** 12 + spent).toBe(due);
      },
    );
    fc.assert(property, { numRuns: 500 });
  });
});

it('a bet that is decided stays so, whatever its open picks become', () => {
  const property = fc.property(
    anyBet.chain(({ prices, ...bet }) => {
      const results = fc.constantFrom(...RESULTS);
      const decided = fc.constantFrom(...RESULTS.slice(1));
      const picks = fc.array(fc.tuple(results, decided), {
        minLength: prices.length,
        maxLength: prices.length,
      });
      return fc.tuple(fc.constant({ ...bet, prices }), picks);
    }),
    ([bet, picks]) => {
      const record = recordOf(bet);
      const due = dueOf(
        record,
        picks.map(([now]) => now),
      );
      const later: Results = picks.map(([now, then]) => now ?? then);
      expect(due ?? 'open').toBe(due === null ? 'open' : dueOf(record, later));
    },
  );
  fc.assert(property, { numRuns: 1_000 });
});
