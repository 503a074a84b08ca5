import type { StatementLine } from '../ports/payment-gateway.ts';
import type { Greenfield } from './greenfield.ts';
import { type Invoice, INVOICES_PER_PAGE, invoiceList, payoutList } from './messages.ts';
import { orderOf, reportInvoice, reportPayout } from './reports.ts';

interface StatementRange {
  readonly siteId: number;
  readonly from: Date;
  readonly to: Date;
}

/**
 * Settled invoices and completed payouts of a brand. The server dates both by their creation.
 *
 * @param open opens the server for one call, so that each page has the whole time of a verb
 */
export async function readStatement(open: () => Greenfield, range: StatementRange): Promise<StatementLine[]> {
  const invoices = await readInvoices(open, range);
  const payouts = (await open().get('payouts', payoutList)) ?? [];
  return [
    ...invoices.flatMap((invoice): StatementLine[] => {
      const order = orderOf(invoice);
      if (order?.siteId !== range.siteId) return [];
      const { state, ...report } = reportInvoice(invoice, order.transactionId);
      // Late money is with us too, whatever it is worth.
      const isReceived = state === 'paid' || state === 'late';
      return isReceived ? [{ ...report, kind: 'payment', at: invoice.createdTime }] : [];
    }),
    ...payouts.flatMap((payout): StatementLine[] => {
      const order = orderOf(payout);
      const isInRange = payout.date >= range.from && payout.date < range.to;
      if (order?.siteId !== range.siteId || !isInRange) return [];
      const { state, ...report } = reportPayout(payout, order.transactionId);
      return state === 'paid' ? [{ ...report, kind: 'payout', at: payout.date }] : [];
    }),
  ];
}

async function readInvoices(open: () => Greenfield, { from, to }: StatementRange): Promise<Invoice[]> {
  const invoices: Invoice[] = [];
  for (;;) {
    const query = new URLSearchParams({
      startDate: String(Math.floor(from.getTime() / 1_000)),
      endDate: String(Math.ceil(to.getTime() / 1_000) - 1),
      status: 'Settled',
      skip: String(invoices.length),
      take: String(INVOICES_PER_PAGE),
    });
    const page = (await open().get(`invoices?${query}`, invoiceList)) ?? [];
    invoices.push(...page);
    if (page.length < INVOICES_PER_PAGE) return invoices;
  }
}
