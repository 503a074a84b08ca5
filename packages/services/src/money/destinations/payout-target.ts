import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, paymentTransaction, type Transaction } from '@baize/db';

import type { PlayerKey } from '../../wakeups.ts';

const targetFields = ['iban', 'address', 'wallet_number', 'wallet_name', 'mobile_number'] as const;

/** Where a withdrawal goes, as its form says. */
export interface PayoutTarget {
  readonly methodId: number;
  /** The player's input, by field name. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * An IBAN, an address of a coin, a wallet or a phone, equal however it was typed; undefined if the method asks for none.
 */
export function targetOf({ fields }: Pick<PayoutTarget, 'fields'>): string | undefined {
  const name = targetFields.find((one) => (fields[one] ?? '') !== '');
  return name && `${name} ${fields[name]?.replaceAll(/\s/g, '').toUpperCase()}`;
}

/** Whether both go to the same place: without a destination, by the same method. */
export function isSameTarget(one: PayoutTarget, other: PayoutTarget): boolean {
  const [target, otherTarget] = [targetOf(one), targetOf(other)];
  return target === otherTarget && (target !== undefined || one.methodId === other.methodId);
}

/** Whether money of the player has arrived there before and did not come back. */
export async function wasPaidTo(
  { sql }: Pick<Transaction, 'sql'>,
  { siteId, playerId }: PlayerKey,
  target: PayoutTarget,
): Promise<boolean> {
  const paid = await sql
    .select({ methodId: paymentTransaction.methodId, fields: paymentTransaction.fields })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, siteId),
        eq(paymentTransaction.playerId, playerId),
        eq(paymentTransaction.kind, transactionKind.withdraw),
        eq(paymentTransaction.status, transactionStatus.approved),
      ),
    );
  return paid.some((one) => isSameTarget(one, target));
}
