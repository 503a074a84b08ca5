import { createIdMaker, manualClock } from '@baize/clock';
import {
  and,
  bonusAward,
  createLedgerStore,
  type Database,
  eq,
  inTransaction,
  type Transaction,
} from '@baize/db';
import type { BonusEvent } from '@baize/demo';
import type { LedgerStore } from '@baize/ledger';
import { type MadeOffer, offerBonus } from '@baize/services';

interface Owner {
  readonly siteId: number;
  readonly playerId: number;
}

const lira = 1;
const provider = 'demo';
const WIN_AFTER_MS = 2_500;

interface Past {
  readonly transaction: Transaction;
  readonly clock: ReturnType<typeof manualClock>;
  readonly ids: ReturnType<typeof createIdMaker>;
  readonly ledger: LedgerStore;
  readonly owner: Owner;
  last: MadeOffer;
}

/**
 * Does what happened to the bonuses of a player, each thing at its time and by the functions that do it for everyone. All or
 * nothing; a player who has had a bonus is left alone.
 */
export async function bookBonuses(
  database: Database,
  owner: Owner,
  events: readonly BonusEvent[],
): Promise<void> {
  const [opening] = events;
  if (!opening) return;
  const clock = manualClock(opening.at);
  const ids = createIdMaker(clock);
  const store = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
  await inTransaction(database, async (transaction) => {
    const isOwn = and(eq(bonusAward.siteId, owner.siteId), eq(bonusAward.playerId, owner.playerId));
    if (
      (await transaction.sql.select({ id: bonusAward.id }).from(bonusAward).where(isOwn).limit(1)).length > 0
    )
      return;
    const past: Past = { transaction, clock, ids, ledger: store.within(transaction), owner, last: {} };
    for (const event of events) {
      clock.advance(Math.max(0, event.at.getTime() - clock.now().getTime()));
      await bookEvent(past, event);
    }
  });
}

async function bookEvent(past: Past, event: BonusEvent): Promise<void> {
  const { ledger, owner, transaction, last } = past;
  const { awardId = 0, freeSpinId = 0 } = last;
  switch (event.kind) {
    case 'opening':
      await ledger.book({
        ...owner,
        kind: 'deposit',
        provider,
        tx: 'demo-opening-bonus',
        amountMinor: event.amountMinor,
        currency: lira,
      });
      return;
    case 'offer': {
      const { slug, baseMinor, at } = event;
      const request = { ...owner, slug, cause: `demo:${at.toISOString()}`, ...(baseMinor && { baseMinor }) };
      const made = await offerBonus(past, transaction, request);
      if (typeof made === 'string') throw new Error(`the demo bonus ${slug} is ${made}`);
      past.last = made;
      return;
    }
    case 'accept':
      requireAnswer(await ledger.startBonus({ ...owner, awardId }), 'started');
      return;
    case 'decline':
      requireAnswer(await ledger.endBonus({ ...owner, awardId }, 'rejected', 'declined'), true);
      return;
    case 'claim':
      requireAnswer(await ledger.claimFreeSpins({ ...owner, freeSpinId, gameId: event.gameId }), 'claimed');
      return;
    case 'round':
      await bookRound(past, event);
  }
}

async function bookRound(
  { ledger, owner, clock, last }: Past,
  { gameId, roundId, betMinor, winMinor, isFree }: BonusEvent & { kind: 'round' },
): Promise<void> {
  const round = { ...owner, provider, gameId, roundId, currency: lira } as const;
  const betTx = `${roundId}-bet`;
  const free =
    isFree && last.freeSpinId !== undefined
      ? ({ play: 'freeRound', freeSpinId: last.freeSpinId } as const)
      : ({ play: 'round' } as const);
  const bet = await ledger.book({ ...round, ...free, kind: 'bet', tx: betTx, amountMinor: betMinor });
  requireAnswer(bet.status, 'booked');
  if (winMinor === 0n) return;
  clock.advance(WIN_AFTER_MS);
  const { play } = free;
  const win = { ...round, play, kind: 'win', tx: `${roundId}-win`, betTx, amountMinor: winMinor } as const;
  requireAnswer((await ledger.book(win)).status, 'booked');
}

function requireAnswer<Answer>(answer: Answer, expected: Answer): void {
  if (answer !== expected) throw new Error(`a demo booking was answered ${String(answer)}`);
}
