import { proveBalances } from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  bet,
  deposit,
  type LedgerFixture,
  openLedger,
  refund,
  SITE,
  STUDIO,
  win,
} from './testing/ledger-fixture.ts';
import { LedgerModel } from './testing/ledger-model.ts';

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.database.drop());

// Few ids, rounds and amounts, so that repeats, changed repeats and wrong orders are the rule.
const tx = fc.constantFrom('1', '2', '3', '4');
const roundId = fc.constantFrom('r1', 'r2');
const amountMinor = fc.constantFrom(100n, 100n, 250n, 600n);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('bet' as const), tx, amountMinor, roundId }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('win' as const), tx, betTx: tx, amountMinor, roundId }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), tx, betTx: tx, amountMinor }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deposit' as const), tx, amountMinor }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('closeRound' as const), roundId }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('setState' as const), blocked: fc.boolean() }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function runStep(player: number, model: LedgerModel, step: Step): Promise<void> {
  if (step.kind === 'closeRound') {
    model.closedRounds.add(step.roundId);
    await ledger.store.closeRound(SITE, player, STUDIO, step.roundId);
    return;
  }
  if (step.kind === 'setState') {
    model.blocked = step.blocked;
    await ledger.store.setState(SITE, player, step.blocked ? 'blocked' : 'open');
    return;
  }
  const command = commandOf(player, step);
  const { transferId: _, ...answer } = await ledger.store.book(command);
  expect(answer).toEqual(model.book(command));
}

function commandOf(player: number, step: Exclude<Step, { kind: 'closeRound' | 'setState' }>) {
  switch (step.kind) {
    case 'bet':
      return bet(player, step.tx, { amountMinor: step.amountMinor, roundId: step.roundId });
    case 'win':
      return win(player, step.tx, step.betTx, { amountMinor: step.amountMinor, roundId: step.roundId });
    case 'refund':
      return refund(player, step.tx, step.betTx, { amountMinor: step.amountMinor });
    case 'deposit':
      return deposit(player, step.tx, step.amountMinor);
  }
}

test('whatever arrives in whatever order, the ledger answers as its rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const player = await ledger.makePlayer();
      const model = new LedgerModel();
      for (const one of steps) await runStep(player, model, one);
      expect(await ledger.store.balance(SITE, player)).toBe(model.balanceMinor);
    }),
    { numRuns: 400 },
  );
  await proveBalances(ledger.store);
});

test.each([
  [
    'a balance',
    'update account set balance = balance + 1 where player_id = $1 and kind = 1',
    'balance is the sum',
  ],
  [
    'a posting',
    'update posting set amount = amount - 1 where player_id = $1 and account_kind = 10',
    'balanced',
  ],
  ['a lost posting', 'delete from posting where player_id = $1 and account_kind = 1', 'balanced'],
  ['a lost transfer', 'delete from transfer where player_id = $1', 'posting has its transfer'],
  [
    'the chain',
    'update posting set balance_after = balance_after + 1 where player_id = $1 and version = 1',
    'chain',
  ],
  ['the history', 'update game_tx set amount = amount + 1 where player_id = $1', 'history'],
])('the proof finds a forged change of %s', async (_, statement, rule) => {
  const forged = await openLedger();
  try {
    const player = await forged.makePlayer(10_000n);
    await forged.store.book(bet(player, 'b'));
    await proveBalances(forged.store);
    await forged.database.pool.query(statement, [player]);
    await expect(proveBalances(forged.store)).rejects.toThrow(rule);
  } finally {
    await forged.database.drop();
  }
});
