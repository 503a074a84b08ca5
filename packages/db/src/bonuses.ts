import {
  type BonusEnd,
  type BonusKey,
  type BonusStart,
  bonusStatus,
  type FreeSpinClaim,
} from '@baize/ledger';

import type { BookingContext } from './ledger-booking.ts';

const starts: Readonly<Record<number, BonusStart>> = {
  0: 'started',
  1: 'anotherActive',
  2: 'notOffered',
  3: 'balanceLimit',
  4: 'moneyInWallets',
  20: 'unknownAccount',
};

const claims: Readonly<Record<number, FreeSpinClaim>> = {
  0: 'claimed',
  1: 'anotherActive',
  2: 'notOffered',
  3: 'gameNotOffered',
  4: 'moneyInWallets',
  20: 'unknownAccount',
};

function answerOf<Answer>(answers: Readonly<Record<number, Answer>>, number: number | undefined): Answer {
  const answer = number === undefined ? undefined : answers[number];
  if (answer === undefined) throw new RangeError(`no answer has the number ${number}`);
  return answer;
}

export async function startBonus(
  { runner, clock, ids }: BookingContext,
  { siteId, playerId, awardId }: BonusKey,
): Promise<BonusStart> {
  const { rows } = await runner.query<{ status: number }>(
    'select start_bonus($1, $2, $3, $4, $5) as status',
    [siteId, playerId, awardId, ids.next(), clock.now()],
  );
  return answerOf(starts, rows[0]?.status);
}

export async function endBonus(
  { runner, clock, ids }: BookingContext,
  { siteId, playerId, awardId }: BonusKey,
  status: 'completed' | 'rejected' | 'expired',
  reason: BonusEnd,
): Promise<boolean> {
  const { rows } = await runner.query<{ ended: boolean }>(
    'select end_bonus($1, $2, $3, $4, $5::smallint, $6, $7) as ended',
    [siteId, playerId, awardId, ids.next(), bonusStatus[status], reason, clock.now()],
  );
  return rows[0]?.ended === true;
}

export async function freezeBonus(
  { runner, clock }: BookingContext,
  siteId: number,
  playerId: number,
  isFrozen: boolean,
): Promise<void> {
  await runner.query('select freeze_bonus($1, $2, $3, $4)', [siteId, playerId, isFrozen, clock.now()]);
}

export async function claimFreeSpins(
  { runner, clock }: BookingContext,
  key: { siteId: number; playerId: number; freeSpinId: number; gameId: number },
): Promise<FreeSpinClaim> {
  const { rows } = await runner.query<{ status: number }>(
    'select claim_free_spins($1, $2, $3, $4, $5) as status',
    [key.siteId, key.playerId, key.freeSpinId, key.gameId, clock.now()],
  );
  return answerOf(claims, rows[0]?.status);
}

/** Each ends in a transaction of its own, so that no player waits for another. */
export async function endDueBonuses(context: BookingContext, limit: number): Promise<number> {
  const { runner, clock } = context;
  const at = clock.now();
  const { rows } = await runner.query<DueRow>('select * from due_bonuses($1, $2)', [at, limit]);
  let ended = 0;
  for (const row of rows) {
    const key = { siteId: row.site_id, playerId: Number(row.player_id), awardId: Number(row.id) };
    const done =
      row.reason === null
        ? await endFreeSpins(context, key)
        : await endBonus(
            context,
            key,
            row.reason === 'spent' || row.reason === 'wagered' ? 'completed' : 'expired',
            row.reason,
          );
    if (done) ended += 1;
  }
  return ended;
}

interface DueRow {
  site_id: number;
  player_id: string;
  id: string;
  /** Null for free rounds. */
  reason: Extract<BonusEnd, 'spent' | 'wagered' | 'not accepted' | 'time is up'> | null;
}

async function endFreeSpins(
  { runner, clock }: BookingContext,
  { siteId, playerId, awardId }: BonusKey,
): Promise<boolean> {
  const { rows } = await runner.query<{ ended: boolean }>('select end_free_spins($1, $2, $3, $4) as ended', [
    siteId,
    playerId,
    awardId,
    clock.now(),
  ]);
  return rows[0]?.ended === true;
}
