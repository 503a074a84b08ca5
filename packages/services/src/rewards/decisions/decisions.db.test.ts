import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { readTrail } from '../../money/index.ts';
import { coded, openBonuses, spinTerms } from '../../testing/bonuses.ts';
import { operator as ada } from '../../testing/operator-decisions.ts';
import { siteId } from '../../testing/withdrawals.ts';
import { acceptBonus } from '../accept-bonus.ts';
import { endBonusOf } from './end-bonus-of.ts';
import { giveBonus } from './give-bonus.ts';
import { setBonus } from './set-bonus.ts';
import { summarizeBonuses } from './summarize-bonuses.ts';

const open = await openBonuses();
const support = { name: 'sena' };
beforeAll(async () => void (await addConfirmed(open, { name: support.name, role: 'support' })));
afterAll(async () => {
  await proveBalances(open.ledger);
  await open.database.drop();
});

const terms = { ...coded, contribution: { types: { casino: 100 } } };
const set = (given: unknown) => setBonus(open, ada, { siteId, given });
const why = (text: string) => ({ name: 'OperatorError', message: expect.stringContaining(text) });

test('a version of a bonus is checked, and says what is wrong with it', async () => {
  await expect(set({ slug: 'Bad slug', terms })).rejects.toMatchObject(why('slug'));
  await expect(set({ slug: 'code', terms: { ...terms, percent: 900 } })).rejects.toMatchObject(
    why('terms.percent'),
  );
  await expect(set({ slug: 'code', terms: { ...terms, amountMinor: undefined } })).rejects.toMatchObject(
    why('terms.amountMinor: is required'),
  );
  const unknownType = { ...terms, contribution: { types: { slots: 100 } } };
  await expect(set({ slug: 'code', terms: unknownType })).rejects.toMatchObject(
    why('There is no type slots'),
  );
  await expect(set({ slug: 'spins', terms: spinTerms })).rejects.toMatchObject(why('There is no game 1'));
  const mixed = { ...terms, minOdds: 1_800, contribution: { types: { sport: 100, casino: 50 } } };
  await expect(set({ slug: 'code', terms: mixed })).rejects.toMatchObject(
    why('minOdds: only bets on sport have odds, so casino would not count'),
  );
  const onSport = { ...mixed, contribution: { types: { sport: 100, casino: 0 } } };
  expect(await set({ slug: 'code', terms: onSport })).toBe('code');
  expect(await set({ slug: 'code', terms })).toBe('code');
  await expect(set({ slug: 'other', terms })).rejects.toMatchObject(why('BAHAR100 is that of code'));
  expect(await set({ slug: 'code', open: true, terms: { ...terms, amountMinor: 20_000 } })).toBe('code');
});

test('a bonus is given and ended with a trail, by whose role includes it', async () => {
  const playerId = await open.addPlayer(10_000n);
  const given = { playerId, slug: 'code', reason: 'A long wait for support' };
  await expect(giveBonus(open, support, given)).rejects.toMatchObject(why('Not allowed'));
  await expect(giveBonus(open, ada, { ...given, slug: 'nothing' })).rejects.toMatchObject(
    why('no such bonus'),
  );
  await expect(giveBonus(open, ada, { ...given, playerId: 1 })).rejects.toMatchObject(why('no player 1'));
  const { awardId = 0 } = await giveBonus(open, ada, { ...given, amountMinor: 5_000n });
  const [award] = await open.awardsOf(playerId);
  expect(award).toMatchObject({ id: awardId, amountMinor: 5_000n, wagerMinor: 50_000n, status: 0 });
  await acceptBonus(open.contextOf(playerId), { award_id: awardId, terms_id: award?.termsId ?? 0 });
  await endBonusOf(open, ada, { awardId, reason: 'Given by mistake' });
  const { rows } = await open.database.pool.query(
    "select kind, facts from player_message where player_id = $1 and kind = 'bonus_ended'",
    [playerId],
  );
  const told = { name: { tr: 'Kod bonusu', en: 'Code bonus' }, note: 'Given by mistake' };
  expect(rows).toEqual([{ kind: 'bonus_ended', facts: told }]);
  await expect(endBonusOf(open, ada, { awardId, reason: 'Again' })).rejects.toMatchObject(
    why('ended already'),
  );
  expect(await open.moneyOf(playerId)).toEqual({ main: 10_000n, bonus: 0n, held: 0n });
  expect(await summarizeBonuses(open, siteId)).toMatchObject([
    { slug: 'code', isOpen: true, active: 0, others: 1, givenMinor: 5_000n, takenMinor: 5_000n },
  ]);
  const trail = await readTrail(open, 10, undefined);
  expect(trail.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['set-bonus', 'give-bonus', 'end-bonus']),
  );
});
