import type { StatementLine } from '../ports/payment-gateway.ts';
import { readWireText, type WireResult } from '../wire/read-wire.ts';
import {
  amountMinor,
  currency,
  identifier,
  instant,
  integer,
  list,
  message,
  optional,
} from '../wire/wire-types.ts';

/** Lines of one page; a response must stay below the size limit of our client. */
export const PAGE_STATEMENT_LINES = 100;

export interface PageStatement {
  readonly lines: readonly Omit<StatementLine, 'kind'>[];
  /** Number of the next page; null after the last one. */
  readonly next: number | null;
}

/** The payments that became final between two instants, the second excluded. */
export interface StatementQuery {
  readonly from: Date;
  readonly to: Date;
  readonly page: number;
}

const querySchema = message({ from: instant, to: instant, page: integer(0) });

export function parseStatementQuery(rawBody: string): WireResult<StatementQuery> {
  return readWireText(querySchema, rawBody);
}

export function statementQueryMessage({ from, to, page }: StatementQuery): object {
  return { from: from.toISOString(), to: to.toISOString(), page };
}

const lineSchema = message({
  provider_ref: identifier,
  transaction_id: integer(1),
  amount: amountMinor(1n),
  currency,
  at: instant,
}).transform((line) => ({
  providerRef: line.provider_ref,
  transactionId: line.transaction_id,
  amountMinor: line.amount,
  currency: line.currency,
  at: line.at,
}));
/** The reply to such a query. */
export const pageStatement = message({
  lines: list(lineSchema, PAGE_STATEMENT_LINES),
  next: optional(integer(1)),
});

export function pageStatementMessage({ lines, next }: PageStatement): object {
  return {
    lines: lines.map((line) => ({
      provider_ref: line.providerRef,
      transaction_id: line.transactionId,
      amount: Number(line.amountMinor),
      currency: line.currency,
      at: line.at.toISOString(),
    })),
    next,
  };
}
