import { readAnswer } from '../client/gateway-calls.ts';
import type { Answer } from '../client/provider-client.ts';
import { PaymentGatewayUnavailable, type StatementLine } from '../ports/payment-gateway.ts';
import { readWire } from '../wire/read-wire.ts';
import { failureReply, statementLine } from './messages.ts';
import { formatPaytrTime } from './istanbul-time.ts';
import { parseOrderId } from './order-id.ts';
import { callToken, type PaytrForm, type PaytrStore } from './tokens.ts';

interface StatementRange {
  readonly siteId: number;
  readonly from: Date;
  readonly to: Date;
}

/** The processor has no pages, and gives at most three days at once: a busy day must stay below the limit of a response. */
const PART_MS = 4 * 60 * 60_000;

/** In parts, one after the other. The lines have a day but no time. */
export async function readStatement(
  store: PaytrStore,
  { siteId, from, to }: StatementRange,
  post: (form: PaytrForm) => Promise<Answer>,
): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for (let at = from; at < to;) {
    const end = new Date(Math.min(at.getTime() + PART_MS, to.getTime()));
    lines.push(...(await readPart(store, { siteId, from: at, to: end }, post)));
    at = end;
  }
  return lines;
}

async function readPart(
  store: PaytrStore,
  { siteId, from, to }: StatementRange,
  post: (form: PaytrForm) => Promise<Answer>,
): Promise<StatementLine[]> {
  const form = {
    merchant_id: store.merchantId,
    start_date: formatPaytrTime(from),
    // Both ends are included.
    end_date: formatPaytrTime(new Date(to.getTime() - 1_000)),
  };
  const answer = await post({ ...form, paytr_token: callToken('statement', form, store) });
  const { status, err_msg: words } = readAnswer(failureReply, answer);
  // The word for "nothing happened in this time".
  if (status === 'failed') return [];
  if (status !== 'success') throw new PaymentGatewayUnavailable(`the statement failed: ${words ?? status}`);
  return rowsOf(answer.body).flatMap((row) => lineOf(row, siteId) ?? []);
}

/** The lines are in a list, or numbered fields of the reply itself; the documentation shows no example. */
function rowsOf(body: string): unknown[] {
  const reply: object = JSON.parse(body);
  return Object.values(reply).flatMap((value: unknown) =>
    Array.isArray(value) ? value : typeof value === 'object' && value !== null ? [value] : [],
  );
}

/** @returns undefined for another brand, or an order that is not one of ours */
function lineOf(row: unknown, siteId: number): StatementLine | undefined {
  const reading = readWire(statementLine, row);
  if (!reading.ok)
    throw new PaymentGatewayUnavailable(`unreadable response: ${reading.problem.field} of a statement`);
  const { islem_tipi: kind, siparis_no: order, islem_tutari: amountMinor, ...line } = reading.value;
  const ours = parseOrderId(order);
  if (ours?.siteId !== siteId) return undefined;
  return {
    kind: kind === 'I' ? 'refund' : 'payment',
    providerRef: order,
    transactionId: ours.transactionId,
    amountMinor,
    currency: line.para_birimi,
    at: line.islem_tarihi,
  };
}
