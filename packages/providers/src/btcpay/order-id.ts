/** Ours in the metadata of an invoice, and in the name of a pull payment. */
export interface BtcpayOrder {
  readonly siteId: number;
  readonly transactionId: number;
}

/** `7-12`: one store serves all brands. */
export function formatOrderId({ siteId, transactionId }: BtcpayOrder): string {
  return `${siteId}-${transactionId}`;
}

/** @returns undefined for invoices and payouts that are not ours */
export function parseOrderId(id: string): BtcpayOrder | undefined {
  const [, siteId, transactionId] = /^([1-9]\d{0,9})-([1-9]\d{0,15})$/.exec(id) ?? [];
  const order = { siteId: Number(siteId), transactionId: Number(transactionId) };
  return Number.isSafeInteger(order.transactionId) ? order : undefined;
}
