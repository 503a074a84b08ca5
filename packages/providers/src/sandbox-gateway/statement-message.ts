import type { StatementLine } from '../ports/payment-gateway.ts';
import {
  amountMinor,
  currency,
  identifier,
  instant,
  integer,
  list,
  message,
  oneOf,
  optional,
} from '../wire/wire-types.ts';

export const STATEMENT_PATH = '/gateway/statement';

/** Lines of one page; a response must stay below the size limit of our client. */
export const STATEMENT_PAGE_LINES = 500;

export interface StatementPage {
  readonly lines: readonly StatementLine[];
  /** Number of the next page; null after the last one. */
  readonly next: number | null;
}

/** Schema of one page of a statement. */
export const statementReply = message({
  lines: list(
    message({
      kind: oneOf(['payment', 'payout', 'refund']),
      provider_ref: identifier,
      transaction_id: integer(1),
      amount: amountMinor(1n),
      currency,
      at: instant,
    }),
    STATEMENT_PAGE_LINES,
  ),
  next: optional(integer(1)),
}).transform(({ lines, next }): StatementPage => ({
  lines: lines.map((line) => ({
    kind: line.kind,
    providerRef: line.provider_ref,
    transactionId: line.transaction_id,
    amountMinor: line.amount,
    currency: line.currency,
    at: line.at,
  })),
  next,
}));

export function statementMessage({ lines, next }: StatementPage): Record<string, unknown> {
  return {
    lines: lines.map((line) => ({
      kind: line.kind,
      provider_ref: line.providerRef,
      transaction_id: line.transactionId,
      amount: Number(line.amountMinor),
      currency: line.currency,
      at: line.at.toISOString(),
    })),
    next,
  };
}
