import { bonusTerms } from '@baize/contract';
import { bonusAward, bonusTermsRow, eq, freeSpin, playerMessage } from '@baize/db';
import type { BookResult, LedgerStore } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import type { GameIndex } from '../game-facts.ts';
import { holdForTurnover, offerBonus, type OfferRequest } from '../rewards/index.ts';
import { inTransaction } from '@baize/db';
import { createPaymentWriter } from './payment-rows.ts';
import { openWithdrawals, siteId } from './withdrawals.ts';

/** A game that counts in full, one that counts by half, and one that does not count. */
export const countingGame = 1;
export const halfGame = 2;
export const otherGame = 3;

/** 100% of a deposit up to 500.00, to be staked ten times. */
export const welcome = {
  kind: 'deposit',
  name: { tr: 'Hoş geldin', en: 'Welcome' },
  summary: { tr: 'İlk yatırıma', en: 'On the first deposit' },
  percent: 100,
  capMinor: 50_000,
  minDepositMinor: 10_000,
  wagering: { times: 10, base: 'bonus' },
  contribution: { types: {}, games: { [countingGame]: 100, [halfGame]: 50, [otherGame]: 0 } },
  maxStakeMinor: 10_000,
  daysToAccept: 7,
  daysToPlay: 7,
  audience: { deposits: 'first' },
} as const;

/** 100.00 by code, to be staked ten times. */
export const coded = {
  ...welcome,
  kind: 'fixed',
  name: { tr: 'Kod bonusu', en: 'Code bonus' },
  amountMinor: 10_000,
  audience: { code: 'BAHAR100' },
} as const;

export const spinTerms = {
  ...welcome,
  kind: 'freeSpins',
  name: { tr: 'Bedava turlar', en: 'Free spins' },
  wagering: { times: 0, base: 'bonus' },
  freeSpins: { count: 3, stakeMinor: 100, games: [countingGame, halfGame], maxWinMinor: 5_000 },
  audience: { byHand: true },
} as const;

const names: Readonly<Record<number, string>> = { 1: 'Bahçe', 2: 'Deniz', 3: 'Masa' };

const games = {
  findGame: (id: number) =>
    names[id] && {
      id,
      name: { tr: names[id], en: names[id] },
      picture: { tr: `game-${id}`, en: `game-${id}-en` },
      shape: 'portrait',
    },
  findBettable: (id: number) => names[id] && { id, name: { tr: names[id], en: names[id] } },
} as unknown as GameIndex;

/** Rounds of a studio, which are numbered. */
function createRounds(ledger: Pick<LedgerStore, 'book' | 'closeRound'>) {
  let round = 0;
  return {
    /** Ends a round, or the last one. */
    close: (playerId: number, number = round) =>
      ledger.closeRound(siteId, playerId, 'studio', `round-${number}`),
    /** A bet whose round ends without a win. */
    async lose(playerId: number, amountMinor: bigint): Promise<void> {
      await this.bet(playerId, amountMinor);
      await this.close(playerId);
    },
    bet(
      playerId: number,
      amountMinor: bigint,
      gameId = countingGame,
      freeSpinId?: number,
    ): Promise<BookResult> {
      round += 1;
      return ledger.book({
        kind: 'bet',
        ...(freeSpinId === undefined ? { play: 'round' } : { play: 'freeRound', freeSpinId }),
        siteId,
        playerId,
        provider: 'studio',
        tx: `bet-${round}`,
        amountMinor,
        currency: 1,
        gameId,
        roundId: `round-${round}`,
      });
    },
    /** A win of the last bet. */
    win(playerId: number, amountMinor: bigint, gameId = countingGame): Promise<BookResult> {
      return ledger.book({
        kind: 'win',
        play: 'round',
        siteId,
        playerId,
        provider: 'studio',
        tx: `win-${round}`,
        betTx: `bet-${round}`,
        amountMinor,
        currency: 1,
        gameId,
        roundId: `round-${round}`,
      });
    },
  };
}

/** Players of a brand whose bonuses tests set. */
export async function openBonuses() {
  const open = await openWithdrawals();
  const { database, ledger, ids, clock } = open;
  await database.pool.query(
    `insert into site_zone (site_id, time_zone) values ($1, 'Europe/Istanbul') on conflict do nothing`,
    [siteId],
  );

  return {
    ...open,
    write: createPaymentWriter(database, clock),
    /** Adds a version of terms, as a tool of operators would. */
    async setTerms(slug: string, terms: unknown, isOpen = true): Promise<number> {
      const id = ids.next();
      const row = { siteId, id, slug, terms: bonusTerms.parse(terms), isOpen, createdAt: clock.now() };
      await database.sql.insert(bonusTermsRow).values(row);
      return id;
    },
    contextOf: (playerId: number, change: Partial<PlayerContext> = {}) =>
      open.contextOf(playerId, { games, withdrawalHolds: [holdForTurnover], ...change }),
    offer: (request: Omit<OfferRequest, 'siteId'>) =>
      inTransaction(database, (transaction) => offerBonus(open, transaction, { siteId, ...request })),
    /** An offer that is there. */
    async offered(request: Omit<OfferRequest, 'siteId'>): Promise<{ awardId: number; freeSpinId: number }> {
      const made = await this.offer(request);
      if (typeof made === 'string') throw new Error(`no offer: ${made}`);
      return { awardId: made.awardId ?? 0, freeSpinId: made.freeSpinId ?? 0 };
    },
    ...createRounds(ledger),
    async awardsOf(playerId: number) {
      return database.sql
        .select()
        .from(bonusAward)
        .where(eq(bonusAward.playerId, playerId))
        .orderBy(bonusAward.id);
    },
    async spinsOf(playerId: number) {
      return database.sql.select().from(freeSpin).where(eq(freeSpin.playerId, playerId)).orderBy(freeSpin.id);
    },
    async messagesOf(playerId: number): Promise<string[]> {
      const rows = await database.sql
        .select({ kind: playerMessage.kind })
        .from(playerMessage)
        .where(eq(playerMessage.playerId, playerId))
        .orderBy(playerMessage.id);
      return rows.map(({ kind }) => kind);
    },
    async moneyOf(playerId: number) {
      const { main, bonus, held } = await ledger.balances(siteId, playerId);
      return { main, bonus, held };
    },
  };
}
