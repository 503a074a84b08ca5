import { proveBalances } from '@baize/ledger';
import { afterAll, expect, test } from 'vitest';

import {
  coded,
  countingGame,
  halfGame,
  openBonuses,
  otherGame,
  spinTerms,
  welcome,
} from '../testing/bonuses.ts';
import { siteId } from '../testing/withdrawals.ts';
import { acceptBonus } from './accept-bonus.ts';
import { bonusSteps } from './bonus-steps.ts';
import { chooseOffers } from './choose-offers.ts';
import { claimFreeSpins } from './claim-free-spins.ts';
import { declineBonus } from './decline-bonus.ts';
import { endDueBonuses } from './end-due-bonuses.ts';
import { freezeOnClosing } from './freeze-on-closing.ts';
import { gameBonus } from './game-bonus.ts';
import { giveUpBonus } from './give-up-bonus.ts';
import { listFreeSpins } from './list-free-spins.ts';
import { readBonuses } from './read-bonuses.ts';
import { tellOfBonuses } from './tell-of-bonuses.ts';
import { freezePlayer, inTransaction } from '@baize/db';

const DAY_MS = 24 * 60 * 60_000;
const open = await openBonuses();
const { clock, ledger } = open;
await open.setTerms('code', coded);
await open.setTerms('spins', spinTerms);
afterAll(async () => {
  await proveBalances(ledger);
  await open.database.drop();
});

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: { code: string }) => error.code,
  );

/** A player with 500.00 of their own and an offer of 100.00. */
async function player(cause = 'test') {
  const playerId = await open.addPlayer(50_000n);
  const { awardId } = await open.offered({ playerId, slug: 'code', cause });
  const termsId = (await open.awardsOf(playerId))[0]?.termsId ?? 0;
  const context = open.contextOf(playerId);
  const accept = (award_id = awardId, terms_id = termsId) => acceptBonus(context, { award_id, terms_id });
  const shown = async () => (await readBonuses(context)).data;
  return { playerId, awardId, termsId, context, accept, shown };
}

test('an offer shows its terms, and its acceptance its money and progress', async () => {
  const { playerId, awardId, termsId, context, accept, shown } = await player();
  expect(await shown()).toMatchObject({
    active: null,
    takes_offers: true,
    no_offers: null,
    offers: [
      {
        award_id: awardId,
        terms_id: termsId,
        name: 'Code bonus',
        amount: 10_000n,
        wager: 100_000n,
        times: 10,
        base: 'bonus',
        games: [
          { id: countingGame, name: 'Bahçe', percent: 100 },
          { id: halfGame, percent: 50 },
          { id: otherGame, percent: 0 },
        ],
        max_stake: 10_000n,
        turnover: null,
      },
    ],
  });
  await accept();
  expect(await open.moneyOf(playerId)).toEqual({ main: 50_000n, bonus: 10_000n, held: 0n });
  await open.bet(playerId, 10_000n);
  await open.bet(playerId, 5_000n, halfGame);
  expect(await open.bet(playerId, 10_001n)).toMatchObject({ status: 'bonusTerms' });
  expect(await open.bet(playerId, 20_000n, otherGame)).toMatchObject({ status: 'booked' });
  const { active, offers } = await shown();
  expect(offers).toEqual([]);
  expect(active).toMatchObject({
    balance: 10_000n,
    wagered: 12_500n,
    left: 87_500n,
    percent: 12,
    turnover_left: null,
    is_frozen: false,
    expires_at: new Date(clock.now().getTime() + 7 * DAY_MS),
  });
  expect((await gameBonus(context, { game_id: halfGame })).data).toMatchObject({
    bonus: { percent: 50, usable: 10_000n, left: 87_500n, max_stake: 10_000n },
    free_spins: null,
  });
  expect((await gameBonus(context, { game_id: otherGame })).data.bonus).toMatchObject({
    percent: 0,
    usable: 0n,
    balance: 10_000n,
  });
});

test('each step says what counted, and they add up to what is left', async () => {
  const { playerId, awardId, context, accept } = await player();
  await accept();
  await open.bet(playerId, 10_000n);
  await open.win(playerId, 30_000n);
  await open.bet(playerId, 3_000n, halfGame);
  const { data } = await bonusSteps(context, { award_id: awardId, page: 1 });
  expect(data).toMatchObject({
    total: 2,
    bonus: { name: 'Code bonus', wager: 100_000n, wagered: 11_500n, status: 1 },
    data: [
      {
        game_name: 'Deniz',
        own: 3_000n,
        bonus: 0n,
        percent: 50,
        counted: 1_500n,
        total: 11_500n,
        left: 88_500n,
      },
      { game_name: 'Bahçe', own: 10_000n, percent: 100, counted: 10_000n, total: 10_000n, left: 90_000n },
    ],
  });
  const foreign = await player();
  expect(await code(bonusSteps(foreign.context, { award_id: awardId, page: 1 }))).toBe('data_not_found');
});

test('a bet on sport counts nothing until it is settled, and its step says so', async () => {
  const { playerId, awardId, context, accept } = await player();
  await accept();
  const round = { siteId, playerId, provider: 'studio', roundId: 'coupon', gameId: countingGame } as const;
  const bet = {
    ...round,
    kind: 'bet',
    play: 'round',
    tx: 'coupon',
    amountMinor: 4_000n,
    currency: 1,
  } as const;
  expect((await ledger.book({ ...bet, odds: 2_000 })).status).toBe('booked');
  const step = async () => (await bonusSteps(context, { award_id: awardId, page: 1 })).data.data[0];
  expect(await step()).toMatchObject({ counted: 0n, not_settled: 4_000n, left: 100_000n });
  await ledger.closeRound(siteId, playerId, 'studio', 'coupon');
  expect(await step()).toMatchObject({ counted: 4_000n, not_settled: 0n, left: 96_000n });
  await ledger.book({ ...bet, tx: 'late', roundId: 'late', odds: 2_000 });
  await giveUpBonus(context, { award_id: awardId });
  expect(await step()).toMatchObject({ counted: 0n, not_settled: 0n });
});

test('six acceptances at once start it once, and of two offers one wins', async () => {
  const { playerId, awardId, accept } = await player();
  const results = await Promise.all(Array.from({ length: 6 }, () => code(accept())));
  expect(new Set(results)).toEqual(new Set(['fine']));
  expect(await open.moneyOf(playerId)).toMatchObject({ bonus: 10_000n });
  const two = await player();
  const other = await open.offered({ playerId: two.playerId, slug: 'code', cause: 'second' });
  const both = await Promise.all([code(two.accept()), code(two.accept(other.awardId))]);
  expect(both.toSorted()).toEqual(['bonus_active', 'fine']);
  expect(await open.moneyOf(two.playerId)).toMatchObject({ bonus: 10_000n });
  expect((await open.awardsOf(playerId)).filter(({ id }) => id !== awardId)).toEqual([]);
});

test('what is over, of another player, of another brand, or by other terms is refused', async () => {
  const { playerId, awardId, termsId, accept, context } = await player();
  expect(await code(accept(awardId, termsId + 1))).toBe('bonus_terms_changed');
  const stranger = await player();
  expect(await code(stranger.accept(awardId))).toBe('data_not_found');
  const neighbour = open.contextOf(playerId, {
    player: { siteId: siteId + 1, id: playerId } as never,
  });
  expect(await code(acceptBonus(neighbour, { award_id: awardId, terms_id: termsId }))).toBe(
    'unauthenticated',
  );
  clock.advance(7 * DAY_MS);
  expect(await code(accept())).toBe('bonus_not_offered');
  expect((await readBonuses(context)).data.offers).toEqual([]);
  await endDueBonuses(open);
  expect(await open.awardsOf(playerId)).toMatchObject([{ status: 4, endReason: 'not accepted' }]);
});

test('the terms of an offer are those that it was made by, whatever the brand offers since', async () => {
  const { playerId, accept } = await player();
  const later = await open.setTerms('code', { ...coded, wagering: { times: 50, base: 'bonus' } });
  expect(await code(accept(undefined, later))).toBe('bonus_terms_changed');
  await accept();
  expect(await open.awardsOf(playerId)).toMatchObject([{ status: 1, wagerMinor: 100_000n }]);
  await open.setTerms('code', coded);
});

test('an offer is declined once, and an active bonus given up leaves own money alone', async () => {
  const { playerId, awardId, context, accept } = await player();
  await declineBonus(context, { award_id: awardId });
  expect(await code(declineBonus(context, { award_id: awardId }))).toBe('bonus_not_offered');
  expect(await code(accept())).toBe('bonus_not_offered');
  expect(await open.awardsOf(playerId)).toMatchObject([{ status: 3, endReason: 'declined' }]);
  const other = await player();
  expect(await code(giveUpBonus(other.context, { award_id: other.awardId }))).toBe('bonus_ended');
  await other.accept();
  expect(await code(declineBonus(other.context, { award_id: other.awardId }))).toBe('bonus_not_offered');
  expect(await code(giveUpBonus(context, { award_id: other.awardId }))).toBe('data_not_found');
  await giveUpBonus(other.context, { award_id: other.awardId });
  expect(await open.moneyOf(other.playerId)).toEqual({ main: 50_000n, bonus: 0n, held: 0n });
  expect(await open.awardsOf(other.playerId)).toMatchObject([{ status: 3, endReason: 'forfeited' }]);
});

test('money that needs no stakes is the player’s own at once', async () => {
  await open.setTerms('plain', { ...coded, wagering: { times: 0, base: 'bonus' } });
  const playerId = await open.addPlayer(0n);
  const { awardId } = await open.offered({ playerId, slug: 'plain', cause: 'test' });
  const [award] = await open.awardsOf(playerId);
  const accept = () =>
    acceptBonus(open.contextOf(playerId), { award_id: awardId, terms_id: award?.termsId ?? 0 });
  await accept();
  await accept();
  expect(await open.moneyOf(playerId)).toEqual({ main: 10_000n, bonus: 0n, held: 0n });
  await tellOfBonuses(open);
  await tellOfBonuses(open);
  expect(await open.messagesOf(playerId)).toEqual(['bonus_offered', 'bonus_completed']);
});

test('a bonus that ends within a day is told of once, but not to who has reached a limit', async () => {
  const [told, limited, choosy] = [await player(), await player(), await player()];
  for (const { accept } of [told, limited, choosy]) await accept();
  // Who wants no further offers has to know when money goes.
  await chooseOffers(choosy.context, { takes_offers: false });
  await tellOfBonuses(open);
  await open.bet(limited.playerId, 1_000n);
  await ledger.setLimit({ siteId, playerId: limited.playerId, kind: 'bet', period: 'daily' }, 1_000n);
  await ledger.setLimit({ siteId, playerId: limited.playerId, kind: 'loss', period: 'monthly' }, 500n);
  clock.advance(6 * DAY_MS + 1000);
  await tellOfBonuses(open);
  await tellOfBonuses(open);
  expect(await open.messagesOf(told.playerId)).toEqual(['bonus_offered', 'bonus_expires']);
  expect(await open.messagesOf(limited.playerId)).toEqual(['bonus_offered']);
  expect(await open.messagesOf(choosy.playerId)).toEqual(['bonus_offered', 'bonus_expires']);
  clock.advance(DAY_MS);
  await endDueBonuses(open);
  expect(await open.awardsOf(told.playerId)).toMatchObject([{ status: 4, endReason: 'time is up' }]);
});

test('closing the account takes back offers and freezes the active bonus until a break is over', async () => {
  const { playerId, context, accept } = await player();
  await accept();
  await open.offered({ playerId, slug: 'code', cause: 'other' });
  const close = freezeOnClosing(open);
  await ledger.exclude(siteId, playerId, 1, 'brand');
  await inTransaction(open.database, (transaction) =>
    close(transaction, { siteId, playerId }, { endsAt: clock.now() }),
  );
  expect(await open.awardsOf(playerId)).toMatchObject([
    { status: 1, frozenAt: expect.any(Date) },
    { status: 3, endReason: 'withdrawn' },
  ]);
  expect((await readBonuses(context)).data).toMatchObject({
    no_offers: 'closed',
    active: { is_frozen: true },
  });
  await endDueBonuses(open);
  expect((await open.awardsOf(playerId))[0]?.frozenAt).not.toBeNull();
  expect(await code(accept())).toBe('account_closed');
});

test('free rounds are listed by game and claimed for one of them, once', async () => {
  const playerId = await open.addPlayer(0n);
  const { freeSpinId } = await open.offered({ playerId, slug: 'spins', cause: 'test' });
  const context = open.contextOf(playerId);
  const listed = await listFreeSpins(context);
  expect(listed.data).toMatchObject([
    {
      id: countingGame,
      name: 'Bahçe',
      image: '/pictures/game-1-en-240.avif',
      free_spin_id: freeSpinId,
      count: 3,
    },
    { id: halfGame, name: 'Deniz', stake: 100n, max_win: 5_000n, times: 0 },
  ]);
  const claim = (game_id: number, free_spin_id?: number) =>
    claimFreeSpins(context, { game_id, ...(free_spin_id !== undefined && { free_spin_id }) });
  expect(await code(claim(999))).toBe('game_unavailable');
  expect(await code(claim(otherGame))).toBe('data_not_found');
  expect(await code(claim(otherGame, freeSpinId))).toBe('free_spins_other_game');
  const results = await Promise.all(Array.from({ length: 6 }, () => code(claim(halfGame))));
  expect(new Set(results)).toEqual(new Set(['fine']));
  expect(await code(claim(countingGame, freeSpinId))).toBe('free_spins_expired');
  expect((await readBonuses(context)).data.free_spins).toMatchObject([
    { status: 1, left: 3, games: [{ id: halfGame }] },
  ]);
  expect((await listFreeSpins(context)).data).toEqual([]);
  expect((await gameBonus(context, { game_id: halfGame })).data).toMatchObject({
    bonus: null,
    free_spins: { free_spin_id: freeSpinId, left: 3, stake: 100n },
  });
  const late = await open.addPlayer(0n);
  const lateOffer = await open.offered({ playerId: late, slug: 'spins', cause: 'test' });
  clock.advance(7 * DAY_MS);
  const claimLate = (fields: object) =>
    claimFreeSpins(open.contextOf(late), { game_id: countingGame, ...fields });
  expect(await code(claimLate({ free_spin_id: lateOffer.freeSpinId }))).toBe('free_spins_expired');
  expect(await code(claimLate({}))).toBe('data_not_found');
  expect(await code(claimLate({ free_spin_id: freeSpinId }))).toBe('data_not_found');
});

test('a repeated claim takes no second set, and other terms than the player has read are refused', async () => {
  const playerId = await open.addPlayer(0n);
  const first = await open.offered({ playerId, slug: 'spins', cause: 'first' });
  clock.advance(1000);
  const second = await open.offered({ playerId, slug: 'spins', cause: 'second' });
  const claim = (fields: object = {}) =>
    claimFreeSpins(open.contextOf(playerId), { game_id: countingGame, ...fields });
  const [row] = await open.spinsOf(playerId);
  const termsId = row?.termsId ?? 0;
  expect(await code(claim({ terms_id: termsId + 1 }))).toBe('bonus_terms_changed');
  expect(await Promise.all([claim({ terms_id: termsId }), claim(), claim()])).toEqual(
    Array.from({ length: 3 }, () => first.freeSpinId),
  );
  expect(await open.spinsOf(playerId)).toMatchObject([{ status: 1 }, { status: 0 }]);
  // Once the first has begun, the same call is about the next.
  await open.bet(playerId, 0n, countingGame, first.freeSpinId);
  expect(await claim()).toBe(second.freeSpinId);
});

test('declined free rounds take the bonus of their wins along', async () => {
  await open.setTerms('wagered', { ...spinTerms, wagering: { times: 3, base: 'bonus' } });
  const playerId = await open.addPlayer(0n);
  const { freeSpinId } = await open.offered({ playerId, slug: 'wagered', cause: 'test' });
  const context = open.contextOf(playerId);
  const [award] = await open.awardsOf(playerId);
  expect((await readBonuses(context)).data).toMatchObject({
    offers: [],
    free_spins: [{ status: 0, times: 3 }],
  });
  const accept = acceptBonus(context, { award_id: award?.id ?? 0, terms_id: award?.termsId ?? 0 });
  expect(await code(accept)).toBe('bonus_not_offered');
  await declineBonus(context, { free_spin_id: freeSpinId });
  expect(await code(declineBonus(context, { free_spin_id: freeSpinId }))).toBe('bonus_not_offered');
  expect(await open.awardsOf(playerId)).toMatchObject([{ status: 3, endReason: 'declined' }]);
  expect(await open.spinsOf(playerId)).toMatchObject([{ status: 2 }]);
});

test('a bonus of a deposit is not accepted while a withdrawal waits', async () => {
  await open.setTerms('welcome', welcome);
  const { playerId, accept } = await player();
  await open.write({ siteId, playerId, kind: 2 });
  expect(await code(accept())).toBe('bonus_pending_withdrawal');
});

test('while the wallet is frozen nothing is offered or accepted', async () => {
  const { playerId, accept, context } = await player();
  const { freeSpinId } = await open.offered({ playerId, slug: 'spins', cause: 'before' });
  const key = { siteId, playerId };
  await freezePlayer(open.database.pool, key, { by: 'job', reason: 'drift', at: clock.now() });
  expect(await open.offer({ playerId, slug: 'code', cause: 'frozen' })).toBe('notAllowed');
  expect(await code(accept())).toBe('wallet_frozen');
  const claim = claimFreeSpins(context, { game_id: countingGame, free_spin_id: freeSpinId });
  expect(await code(claim)).toBe('wallet_frozen');
});

test('a brand that wants the identity before a deposit wants it before a bonus as well', async () => {
  const { playerId, awardId, termsId } = await player();
  const traits = { ...open.traits, 'money.identityBeforeDeposit': true };
  const { brand } = open.contextOf(playerId);
  const context = open.contextOf(playerId, { brand: { ...brand, traits } as typeof brand });
  const accept = () => acceptBonus(context, { award_id: awardId, terms_id: termsId });
  expect(await code(accept())).toBe('identity_verification_needed');
  await open.database.pool.query('update player set identity_verified_at = $1 where id = $2', [
    clock.now(),
    playerId,
  ]);
  expect(await code(accept())).toBe('fine');
});
