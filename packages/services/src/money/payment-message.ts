import { readPaymentReason, transactionKind, transactionStatus } from '@baize/contract';
import { formatWire, isoCurrency } from '@baize/currency';
import { type paymentTransaction, playerMessage, type Transaction } from '@baize/db';

import { type MessageContent, sendMessage } from '../messages/index.ts';
import { creditedOf } from './payment-sums.ts';

type Row = typeof paymentTransaction.$inferSelect;
type Kind = Extract<MessageContent['kind'], `deposit_${string}` | `withdrawal_${string}`>;

const { deposit, withdraw } = transactionKind;
const { approved, rejected, expired } = transactionStatus;

const kinds: Readonly<Record<string, Kind>> = {
  [`${deposit} ${approved}`]: 'deposit_approved',
  [`${deposit} ${rejected}`]: 'deposit_rejected',
  [`${deposit} ${expired}`]: 'deposit_expired',
  [`${withdraw} ${approved}`]: 'withdrawal_paid',
  [`${withdraw} ${rejected}`]: 'withdrawal_rejected',
  [`${withdraw} ${expired}`]: 'withdrawal_expired',
};

interface MovedMoney {
  readonly at: Date;
  readonly amountMinor: bigint;
  /** What of it was not in the balance any more. */
  readonly missingMinor?: bigint;
  /** ISO 4217, if it may be another than the payment's. */
  readonly currency?: string;
  readonly note?: string;
}

/** A message about what came back of a payment, or was sent back. */
export async function tellOfMoney(
  transaction: Pick<Transaction, 'sql'>,
  row: Row,
  kind: Kind,
  { at, amountMinor, missingMinor = 0n, currency, note }: MovedMoney,
): Promise<void> {
  const isOther = currency !== undefined && currency !== isoCurrency(row.currency);
  const facts = {
    transaction: row.id,
    amount: formatWire(amountMinor),
    ...(missingMinor > 0n && { missing: formatWire(missingMinor) }),
    ...(isOther && { currency }),
    ...(note !== undefined && { note }),
  };
  await sendMessage(transaction, row, { kind, facts }, at);
}

/** Of a status, with its reason. */
function factsOf(row: Row, amountMinor: bigint, note?: string | null) {
  const reason = readPaymentReason(row.changeReason);
  return {
    transaction: row.id,
    amount: formatWire(amountMinor),
    ...(reason && { reason }),
    ...(note && { note }),
  };
}

/**
 * Writes the message about a payment's new status: decisions of others and expiries. `bookReturn` writes the one about what
 * comes back, since it knows how much, and the refund the one about what an operator sends back.
 *
 * @param row as it is now
 * @param note that was written with the step
 */
export async function tellOfStep(
  transaction: Pick<Transaction, 'sql'>,
  row: Row,
  at: Date,
  note?: string | null,
): Promise<void> {
  const kind = kinds[`${row.kind} ${row.status}`];
  if (kind === undefined || row.changeReason === 'sent_back') return;
  const amountMinor = kind === 'deposit_approved' ? creditedOf(row) : row.amountMinor;
  await sendMessage(transaction, row, { kind, facts: factsOf(row, amountMinor, note) }, at);
}

/** Deposits that expired, in one statement. */
export async function tellOfExpiries(
  { sql }: Pick<Transaction, 'sql'>,
  rows: readonly Row[],
  createdAt: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql.insert(playerMessage).values(
    rows.map((row) => {
      const { siteId, playerId } = row;
      return { siteId, playerId, kind: 'deposit_expired', facts: factsOf(row, row.amountMinor), createdAt };
    }),
  );
}
