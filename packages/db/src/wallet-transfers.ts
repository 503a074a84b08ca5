import {
  accountKind,
  checkMovement,
  type PlayWallet,
  type SettledTransfer,
  type SettledTransfers,
  type TransferReason,
  transferReasons,
  transferState,
  type TransferState,
  transferType,
  type WalletTransfer,
  type WalletTransferResult,
} from '@baize/ledger';

import type { BookingContext } from './ledger-booking.ts';

/** As open rounds are searched for: older ones have been found by the hourly search for stuck rounds. */
const SEARCHED_MS = 26 * 60 * 60_000;
const UNKNOWN_ACCOUNT = 20;
const MISMATCH = 21;

interface TransferRow {
  status: number;
  reason: string | null;
  replayed: boolean;
  id: string | null;
}

export async function transferBetweenWallets(
  { runner, clock, ids }: BookingContext,
  transfer: WalletTransfer,
): Promise<WalletTransferResult> {
  checkMovement({ provider: 'wallets', tx: transfer.key, amountMinor: transfer.amountMinor });
  const { rows } = await runner.query<TransferRow>({
    name: 'transfer_between_wallets',
    text: 'select * from transfer_between_wallets($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    values: [
      transfer.siteId,
      transfer.playerId,
      ids.next(),
      ids.next(),
      // An earlier transfer may be settled first.
      ids.next(),
      transfer.key,
      accountKind[transfer.wallet],
      transferType[transfer.direction],
      transfer.amountMinor,
      clock.now().toISOString(),
    ],
  });
  const [row] = rows;
  if (!row || row.status === UNKNOWN_ACCOUNT) return { status: 'unknownAccount' };
  if (row.status === MISMATCH) return { status: 'mismatch' };
  return {
    status: stateOf(row.status),
    reason: row.reason === null ? undefined : reasonOf(row.reason),
    replayed: row.replayed,
    transferId: Number(row.id),
  };
}

/** Each in a transaction of its own, so that one that fails does not stop the others. */
export async function settleTransfers(
  { runner, clock, ids }: BookingContext,
  limit: number,
): Promise<SettledTransfers> {
  const { rows } = await runner.query<{ site_id: number; player_id: string; id: string }>(
    `select w.site_id, w.player_id, w.id from wallet_transfer w
       where w.status = 0 and not is_wallet_in_play(w.site_id, w.player_id, w.wallet, $1)
       order by w.created_at limit $2`,
    [new Date(clock.now().getTime() - SEARCHED_MS), limit],
  );
  const settled: SettledTransfer[] = [];
  const errors: unknown[] = [];
  for (const { site_id: siteId, player_id: playerId, id } of rows) {
    try {
      const { rows: decided } = await runner.query<{ status: number }>(
        'select settle_wallet_transfer($1, $2, $3, $4, $5) as status',
        [siteId, playerId, id, ids.next(), clock.now().toISOString()],
      );
      if (decided[0]?.status === transferState.pending) continue;
      settled.push({ siteId, playerId: Number(playerId), transferId: Number(id) });
    } catch (error) {
      errors.push(error);
    }
  }
  return { settled, errors };
}

export async function readMoneyInPlay(
  { runner, clock }: Pick<BookingContext, 'runner' | 'clock'>,
  siteId: number,
  playerId: number,
  wallet: PlayWallet,
): Promise<bigint | null> {
  const { rows } = await runner.query<{ in_play: string | null }>(
    'select money_in_play($1, $2, $3, $4) as in_play',
    [siteId, playerId, accountKind[wallet], new Date(clock.now().getTime() - SEARCHED_MS)],
  );
  const inPlay = rows[0]?.in_play ?? null;
  return inPlay === null ? null : BigInt(inPlay);
}

function stateOf(number: number): TransferState {
  const state = (Object.keys(transferState) as TransferState[]).find((one) => transferState[one] === number);
  if (state === undefined) throw new RangeError(`no transfer has the status ${number}`);
  return state;
}

function reasonOf(text: string): TransferReason {
  const reason = transferReasons.find((one) => one === text);
  if (reason === undefined) throw new RangeError(`no transfer is rejected for ${text}`);
  return reason;
}
