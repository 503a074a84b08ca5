/** A payment's number at the processor: the store has one address for notices, so the number names the brand as well. */
export interface PaytrOrder {
  readonly siteId: number;
  readonly transactionId: number;
}

/** Letters and digits only, at most 64. */
export function formatOrderId({ siteId, transactionId }: PaytrOrder): string {
  return `B${siteId}T${transactionId}`;
}

/** @returns undefined for an order that is not one of ours */
export function parseOrderId(id: string): PaytrOrder | undefined {
  const [, siteId, transactionId] = /^B([1-9]\d{0,9})T([1-9]\d{0,15})$/.exec(id) ?? [];
  const order = { siteId: Number(siteId), transactionId: Number(transactionId) };
  return Number.isSafeInteger(order.transactionId) ? order : undefined;
}
