import type * as paths from './paths.ts';

export interface PaymentInput {
  /** A transaction to show: that of the payment page that the player returns from, or one chosen from a list. */
  readonly transactionId: number | undefined;
}

export const paymentSearchNames = ['transaction'] as const;

export function parsePayment(search: URLSearchParams): PaymentInput {
  const id = Number(search.get('transaction'));
  return { transactionId: Number.isSafeInteger(id) && id > 0 ? id : undefined };
}

/** The page of deposits or withdrawals with one transaction shown. */
export function paymentAddress(path: typeof paths.deposit | typeof paths.withdraw, id: number): string {
  return `${path}?transaction=${id}`;
}
