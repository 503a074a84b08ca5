import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { bet, type LedgerFixture, openLedger, SITE, win } from './testing/ledger-fixture.ts';
import { offerAward } from './testing/offer-award.ts';

describe('the proof finds', () => {
  let ledger: LedgerFixture;
  let player: number;
  beforeAll(async () => {
    ledger = await openLedger();
  });
  afterAll(() => ledger.database.drop());
  beforeEach(async () => {
    await ledger.database.pool.query(
      'delete from posting; delete from transfer; delete from game_tx; delete from account; delete from bonus_award; delete from bonus_stake',
    );
    player = await ledger.makePlayer(500n);
    const awardId = await offerAward(ledger, player, 'proof', {
      amountMinor: 1500n,
      wagerMinor: 1_000_000n,
      weights: { 9087: 100 },
      maxStakeMinor: null,
      maxReleaseMinor: null,
      isFreeBet: false,
      minOdds: null,
    });
    await ledger.store.startBonus({ siteId: SITE, playerId: player, awardId });
    await ledger.store.book(bet(player, 'both'));
    await ledger.store.book(win(player, 'both', 'both', { amountMinor: 3000n }));
    await proveBalances(ledger.store);
  });

  test.each([
    [
      'bonus money without its bonus',
      'bonus money has its bonus',
      'update bonus_award set status = 3, ended_at = now() where player_id = $1',
    ],
    [
      'a bet that took more of a bonus than is noted',
      'bonus stake is noted',
      'update bonus_stake set part = part - 1 where player_id = $1',
    ],
    ['a bet that no bonus knows', 'bonus stake is noted', 'delete from bonus_stake where player_id = $1'],
    [
      'a win that the bonus paid',
      'game money goes its way',
      `update posting set amount = -amount where player_id = $1 and account_kind = 5
         and transfer_id = (select id from transfer where player_id = $1 and kind = 2)`,
    ],
  ])('%s', async (_name, rule, damage) => {
    await ledger.database.pool.query(damage, [player]);
    const breaks = await ledger.store.findBreaks();
    expect(breaks.map((one) => one.rule)).toContain(rule);
  });
});
