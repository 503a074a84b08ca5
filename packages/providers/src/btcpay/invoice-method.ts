import type { Greenfield } from './greenfield.ts';
import { type InvoiceMethod, paymentMethodList } from './messages.ts';

/**
 * How an invoice is paid: by the method that coins came through, else by the wanted coin, else by the first method.
 *
 * @param coin `btc`
 * @returns undefined if the store has no method for it
 */
export async function fetchInvoiceMethod(
  server: Greenfield,
  invoiceId: string,
  coin?: string,
): Promise<InvoiceMethod | undefined> {
  const path = `invoices/${encodeURIComponent(invoiceId)}/payment-methods`;
  const methods = (await server.get(path, paymentMethodList)) ?? [];
  const offered = methods.filter((method) => method.activated !== false);
  const used = offered.find(({ payments }) => payments !== null && payments.length > 0);
  const wanted = offered.find(({ paymentMethodId }) => paymentMethodId === `${coin?.toUpperCase()}-CHAIN`);
  return used ?? wanted ?? offered[0];
}
