/** What the address of the deposit page says. */
export interface DepositInput {
  /** The transaction whose payment page the player comes back from; the payment's own page leads here. */
  readonly transactionId: number | undefined;
}

export const depositSearchNames = ['transaction'] as const;

export function parseDeposit(search: URLSearchParams): DepositInput {
  const id = Number(search.get('transaction'));
  return { transactionId: Number.isSafeInteger(id) && id > 0 ? id : undefined };
}
