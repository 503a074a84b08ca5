import type { BtcpayStore } from './btcpay-store.ts';
import { invoiceActions, payoutActions } from './invoice-actions.ts';

/** How long coins need until they are confirmed, an invoice until it is settled, and an approved payout until it is sent. */
const CONFIRMATION_MS = 3_000;

/** What happens by itself: invoices expire, coins are confirmed, approved payouts are paid. */
export async function settleStore(store: BtcpayStore): Promise<void> {
  const now = store.now().getTime();
  const isOld = (since: string | null) => since !== null && now - Date.parse(since) >= CONFIRMATION_MS;
  for (const invoice of store.invoices()) {
    if (invoice.status === 'New' && now >= Date.parse(invoice.expiresAt))
      await invoiceActions['expire']?.(store, invoice);
    if (invoice.status === 'Processing' && isOld(invoice.changedAt))
      await invoiceActions[invoice.coin.confirmations > 0 ? 'pay' : 'confirm']?.(store, invoice);
  }
  for (const payout of store.payouts())
    if (payout.state === 'AwaitingPayment' && isOld(payout.changedAt))
      await payoutActions['pay']?.(store, payout);
}
