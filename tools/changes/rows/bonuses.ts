import type { Change } from '../change.ts';

const rewards = 'packages/services/src/rewards';
const money = 'packages/services/src/money';
const offers = 'packages/db/migrations/0183-offers.sql';

/** Offers, acceptance, withdrawals, cashback and levels. */
export const bonusChanges: readonly Change[] = [
  {
    file: `${rewards}/offer-bonus.ts`,
    find: "if (await wasOffered(transaction, request)) return 'alreadyGiven';",
    replace: '',
    promise: 'a cause makes one offer',
  },
  {
    file: `${rewards}/offer-bonus.ts`,
    find: "if (!stored?.isOpen) return 'notOpen';",
    replace: "if (!stored) return 'notOpen';",
    promise: 'a closed bonus is not offered',
  },
  {
    file: `${rewards}/offer-bonus.ts`,
    find: "return countries === undefined || countries.includes(findCountry(countryId)?.code ?? '');",
    replace: 'return countries === undefined || countryId > 0;',
    promise: 'a bonus for a country is for its players',
  },
  {
    file: `${rewards}/offer-amount.ts`,
    find: 'return whole < 0n ? 0n : least(whole, BigInt(capMinor));',
    replace: 'return whole < 0n ? 0n : whole + 0n * BigInt(capMinor);',
    promise: 'a share is at most the cap',
  },
  {
    file: `${rewards}/offer-for-deposits.ts`,
    find: "(audience.deposits === 'every' || isFirst) &&",
    replace: "(audience.deposits === 'every' || isFirst || true) &&",
    promise: 'the bonus of the first deposit is for the first only',
  },
  {
    file: `${rewards}/offer-for-deposits.ts`,
    find: 'eq(paymentTransaction.status, approved),',
    replace: '',
    promise: 'a deposit that was taken back gives nothing',
  },
  {
    file: `${rewards}/grant-reward.ts`,
    find: "if (await wasGranted(transaction, key, cause)) return 'repeated';",
    replace: '',
    promise: 'a grant that is repeated with another reward is not made again',
  },
  {
    file: `${rewards}/accept-bonus.ts`,
    find: "if (award.termsId !== termsId) throw new CallError('bonus_terms_changed');",
    replace: '',
    promise: 'who has read other terms does not accept',
  },
  {
    file: `${rewards}/require-acceptable.ts`,
    find: "if (await hasWithdrawal(transaction, key)) throw new CallError('bonus_pending_withdrawal');",
    replace: '',
    promise: 'no bonus is accepted while a withdrawal waits',
  },
  {
    file: `${rewards}/hold-for-turnover.ts`,
    find: 'const leftMinor = isClosed ? 0n : ',
    replace: 'const leftMinor = isClosed && false ? 0n : ',
    promise: 'whose account is closed waits for no turnover',
  },
  {
    file: `${rewards}/freeze-on-closing.ts`,
    find: 'await withdrawOffers(transaction, key, clock.now());',
    replace: '',
    promise: 'offers are taken back when the account is closed',
  },
  {
    file: `${rewards}/freeze-on-closing.ts`,
    find: 'await ledger.within(transaction).freezeBonus(key, true);',
    replace: '',
    promise: 'the active bonus is frozen when the account is closed',
  },
  {
    file: `${rewards}/cashback-periods.ts`,
    find: 'period.startsOn === startsOn && period.isGiven',
    replace: 'period.startsOn === startsOn && period.isGiven && day.length === 0',
    promise: 'a period is looked at once',
  },
  {
    file: `${rewards}/cashback-periods.ts`,
    find: 'const stored = versions.findLast(({ createdAt }) => createdAt <= at);',
    replace: 'const stored = at && versions.at(-1);',
    promise: 'cashback goes by the terms that were in force when its period began',
  },
  {
    file: `${rewards}/cashback-periods.ts`,
    find: 'if (open) day = open.startsOn;',
    replace: 'if (open && last) day = daysAfter(last.startsOn, 1);',
    promise: 'a period that was interrupted is gone on with',
  },
  {
    file: `${rewards}/pay-cashback.ts`,
    find: 'if (isWhole) await note({ givenAt: context.clock.now() });',
    replace: 'await note({ givenAt: context.clock.now() });',
    promise: 'a player whose cashback failed is tried again',
  },
  {
    file: `${rewards}/raise-levels.ts`,
    find: 'if (isPassing(await whyNoOffers(transaction.client, key, context.clock.now()))) return;',
    replace: '',
    promise: 'a level that a limit holds up is given later',
  },
  {
    file: `${rewards}/raise-levels.ts`,
    find: 'await problems.attempt(() => raise(context, key, BigInt(row.seen)));',
    replace: 'await raise(context, key, BigInt(row.seen));',
    promise: 'an error of one player stops no other level',
  },
  {
    file: `${rewards}/offer-for-deposits.ts`,
    find: 'if (isPassing(await whyNoOffers(transaction.client, key, now))) return keepWaiting(transaction, key, now);',
    replace: '',
    promise: 'a deposit waits while a limit is in the way',
  },
  {
    file: `${rewards}/claim-free-spins.ts`,
    find: 'fitting.find((row) => row.gameId === gameId && row.leftCount === row.count) ??',
    replace: '',
    promise: 'a repeated claim takes no second set',
  },
  {
    file: `${rewards}/claim-free-spins.ts`,
    find: 'if (row.status === freeSpinStatus.offered && (await wasReturned(transaction, row)))',
    replace: 'if (row.status === freeSpinStatus.cancelled && (await wasReturned(transaction, row)))',
    promise: 'free rounds of a returned deposit are not claimed',
  },
  {
    file: `${rewards}/grant-reward.ts`,
    find: "if ((stored?.terms.kind === 'freeSpins') !== (reward.kind === 'freeSpins')) return 'notOpen';",
    replace: '',
    promise: 'a grant is of the kind that it says',
  },
  {
    file: `${rewards}/require-acceptable.ts`,
    find: "if (block === 'frozen') throw new CallError('wallet_frozen', { message: 'bonus_wallet_frozen' });",
    replace: '',
    promise: 'a frozen wallet accepts no bonus',
  },
  {
    file: `${rewards}/pay-cashback.ts`,
    find: 'const SETTLED_AFTER_MS = 10 * 60_000;',
    replace: 'const SETTLED_AFTER_MS = 0;',
    promise: 'cashback waits for bookings that end after midnight',
  },
  {
    file: `${rewards}/loyalty-rule.ts`,
    find: '  live_casino: 20,',
    replace: '  live_casino: 100,',
    promise: 'points count by category',
  },
  {
    file: `${money}/request-withdrawal.ts`,
    find: 'await ledger.within(transaction).freezeBonus({ siteId: row.siteId, playerId: row.playerId }, true);',
    replace: '',
    promise: 'a request freezes the active bonus',
  },
  {
    file: `${money}/bonuses-of-payments.ts`,
    find: 'if (status === pending || status === processing || status === returned) return;',
    replace: 'if (status === pending || status === returned) return;',
    promise: 'an approved withdrawal keeps the bonus frozen until it is paid',
  },
  {
    file: `${money}/bonuses-of-payments.ts`,
    find: 'await own.freezeBonus({ siteId, playerId }, false);',
    replace: '',
    promise: 'a bonus goes on after a withdrawal that was not paid',
  },
  {
    file: `${money}/withdrawal-rules.ts`,
    find: 'if (amountMinor > availableMinor) requireNoTurnover(facts, language);',
    replace: '',
    promise: 'the refusal names the bonus and what is left to stake',
  },
  {
    file: offers,
    find: 'where w.site_id = p_site and w.player_id = p_player and w.status = 0;\n  get diagnostics v_count',
    replace:
      'where w.site_id = p_site and w.player_id = p_player and w.status in (0, 1);\n  get diagnostics v_count',
    promise: 'withdrawing offers leaves an active bonus alone',
  },
  {
    file: offers,
    find: 's.transfer_id = b.id and s.free_spin_id is not null',
    replace: 's.transfer_id = b.id and false',
    promise: 'free rounds are no part of the loss of own money',
  },
  {
    file: offers,
    find: "(t.kind = 2 and not exists (select from game where game.id = g.game_id and game.type = 'sport'))",
    replace: 't.kind = 2',
    promise: 'a bet on sport is no loss because a part of it was cashed out',
  },
  {
    file: offers,
    find: 'from bet where bet.settled_at is not null',
    replace: 'from bet',
    promise: 'an open bet is no loss',
  },
  {
    file: offers,
    find: 'select bet.id, bet.settled_at as counts_at from bet where',
    replace:
      'select bet.id, t.created_at as counts_at from bet join transfer t on t.site_id = p_site and t.player_id = p_player and t.id = bet.id where',
    promise: 'a bet is a loss of the period in which it was settled',
  },
  {
    file: offers,
    find: 'coalesce(w.parent_id, t.parent_id) from transfer t',
    replace: 't.parent_id from transfer t',
    promise: 'a win that is taken back later is a loss',
  },
  {
    file: offers,
    find: 'delete from bonus_deposit d where',
    replace: 'delete from bonus_deposit d where false and',
    promise: 'a deposit that was paid out gives no bonus later',
  },
  {
    file: `${rewards}/give-cashback.ts`,
    find: 'return isPassing(await whyNoOffers(transaction.client, key, now));',
    replace: 'return false;',
    promise: 'cashback waits for the end of a limit or a break',
  },
  {
    file: `${rewards}/give-cashback.ts`,
    find: 'if (!isOld && (await isHeld(transaction, row, now))) {',
    replace: 'if (await isHeld(transaction, row, now)) {',
    promise: 'cashback waits for some weeks only',
  },
  {
    file: `${rewards}/offer-for-deposits.ts`,
    find: 'creditedOf(deposit) - deposit.returnedMinor;',
    replace: 'creditedOf(deposit);',
    promise: 'what was returned of a deposit gives no bonus',
  },
  {
    file: `${rewards}/was-returned.ts`,
    find: 'gt(paymentTransaction.returnedMinor, 0n),',
    replace: '',
    promise: 'the bonus of a deposit that was returned in part is not accepted',
  },
  {
    file: `${money}/bonuses-of-payments.ts`,
    find: 'if (status === approved) await withdrawDepositOffers(transaction, { siteId, playerId }, clock.now());',
    replace: '',
    promise: 'offers for deposits end with a paid withdrawal',
  },
  {
    file: `${money}/book-return.ts`,
    find: 'if (isDeposit && owedMinor > 0n) await endBonusOfDeposit(context.ledger, transaction, row);',
    replace: '',
    promise: 'the bonus of a deposit ends when that is taken back',
  },
  {
    file: offers,
    find: "select coalesce(game.type, 'other'), -s.part",
    replace: "select coalesce(game.type, 'other'), 0",
    promise: 'bonus money earns no points',
  },
  {
    file: `${rewards}/bonus-steps.ts`,
    find: 'award.status === bonusStatus.active ? BigInt(row.to_count) : 0n',
    replace: 'BigInt(row.to_count)',
    promise: 'a step promises nothing of a bonus that has ended',
  },
];
