import { tenthsOf } from '../gateway/coins.ts';
import type { BtcpayStore } from './btcpay-store.ts';
import type { StoredInvoice, StoredPayout } from './entities.ts';

type InvoiceAction = (store: BtcpayStore, invoice: StoredInvoice) => Promise<string>;
type PayoutAction = (store: BtcpayStore, payout: StoredPayout) => Promise<string>;

/** Coins for some tenths of the amount, confirmed or not. */
const received = ({ amountMinor, coin }: StoredInvoice, tenths: number, confirmations: 0 | 1) => ({
  paidMinor: Math.round((amountMinor * tenths) / 10),
  coin: { ...coin, paid: tenths === 10 ? coin.amount : tenthsOf(coin.amount, BigInt(tenths)), confirmations },
});

const settle =
  (change: (invoice: StoredInvoice) => Partial<StoredInvoice>, type?: string): InvoiceAction =>
  async (store, invoice) => {
    if (invoice.status === 'Settled' || invoice.status === 'Invalid') return 'already decided';
    await store.change(invoice, { ...received(invoice, 10, 1), status: 'Settled', ...change(invoice) }, type);
    return 'decided';
  };

const none = () => ({ additionalStatus: 'None' });

/** What can happen to an invoice, and faulty webhooks. */
export const invoiceActions: Readonly<Record<string, InvoiceAction>> = {
  pay: settle(none, 'InvoiceSettled'),
  silent: settle(none),
  over: settle(
    (invoice) => ({ ...received(invoice, 12, 1), additionalStatus: 'PaidOver' }),
    'InvoiceSettled',
  ),
  late: settle(() => ({ additionalStatus: 'PaidLate' }), 'InvoiceSettled'),
  send: async (store, invoice) => {
    if (invoice.status !== 'New') return 'already sent';
    const change = { ...received(invoice, 10, 0), status: 'Processing' as const, additionalStatus: 'None' };
    await store.change(invoice, change, 'InvoiceProcessing');
    return 'sent';
  },
  confirm: async (store, invoice) => {
    if (invoice.status !== 'Processing') return 'not sent';
    await store.change(invoice, received(invoice, 10, 1), 'InvoicePaymentSettled');
    return 'confirmed';
  },
  part: async (store, invoice) => {
    const change = { ...received(invoice, 5, 0), additionalStatus: 'PaidPartial' };
    await store.change(invoice, change, 'InvoiceReceivedPayment');
    return 'part sent';
  },
  expire: async (store, invoice) => {
    if (invoice.status !== 'New') return 'already paid';
    await store.change(invoice, { status: 'Expired' }, 'InvoiceExpired');
    return 'expired';
  },
  fail: async (store, invoice) => {
    await store.change(invoice, { status: 'Invalid', additionalStatus: 'Marked' }, 'InvoiceInvalid');
    return 'decided';
  },
  // By hand, as a store does when the coins of an invalid invoice came after all.
  mark: async (store, invoice) => {
    const change = { ...received(invoice, 10, 1), status: 'Settled' as const, additionalStatus: 'Marked' };
    await store.change(invoice, change, 'InvoiceSettled');
    return 'decided';
  },
  repeat: (store, invoice) => store.play(invoice, 'InvoiceSettled'),
  forge: (store, invoice) => store.play(invoice, 'InvoiceSettled', { isForged: true }),
};

export const payoutActions: Readonly<Record<string, PayoutAction>> = {
  pay: async (store, payout) => {
    if (payout.state === 'Completed' || payout.state === 'Cancelled') return 'already decided';
    await store.change(payout, { state: 'Completed' }, 'PayoutUpdated');
    return 'decided';
  },
  send: async (store, payout) => {
    await store.change(payout, { state: 'InProgress' }, 'PayoutUpdated');
    return 'sent';
  },
  fail: async (store, payout) => {
    if (payout.state === 'Completed') return 'already decided';
    await store.change(payout, { state: 'Cancelled' }, 'PayoutUpdated');
    return 'decided';
  },
  repeat: (store, payout) => store.play(payout, 'PayoutUpdated'),
  forge: (store, payout) => store.play(payout, 'PayoutUpdated', { isForged: true }),
};
