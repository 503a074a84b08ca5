export interface DepositInput {
  /** The transaction of the payment page that the player returns from. */
  readonly transactionId: number | undefined;
}

export const depositSearchNames = ['transaction'] as const;

export function parseDeposit(search: URLSearchParams): DepositInput {
  const id = Number(search.get('transaction'));
  return { transactionId: Number.isSafeInteger(id) && id > 0 ? id : undefined };
}
