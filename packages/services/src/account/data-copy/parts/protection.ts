import type { LimitDecision, LimitKind } from '@baize/ledger';

import {
  type CopyRow,
  type CopySource,
  type CopyValue,
  type DataPart,
  inPages,
  orNull,
  term,
} from '../copy-part.ts';

/** What the player decided to play less, and what followed from it. */
export const protectionPart: DataPart = {
  name: 'protection',
  tables: [
    'player_limit',
    'player_limit_change',
    'exclusion',
    'exclusion_return',
    'limit_review',
    'reality_check_choice',
  ],
  sections: [
    {
      name: 'limits',
      columns: ['kind', 'period', 'limit', 'next_limit', 'next_at'],
      rows: readLimits,
    },
    {
      name: 'closing',
      isOne: true,
      columns: ['period', 'starts_at', 'ends_at', 'opens_at'],
      rows: readClosing,
    },
    {
      name: 'decisions',
      columns: ['at', 'type', 'kind', 'period', 'action', 'from', 'to', 'effective_at', 'ends_at'],
      rows: readDecisions,
    },
  ],
};

const MINUTE_MS = 60_000n;
const exclusionNames = ['', 'day', 'week', 'thirty_days', 'six_months', 'year', 'five_years'] as const;
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Amounts are money, or minutes of a limit on time. */
function limitValue(kind: LimitKind, amount: bigint | undefined, currency: number): CopyValue {
  if (amount === undefined) return null;
  return kind === 'time' ? Number(amount / MINUTE_MS) : { minor: amount, currency };
}

async function* readLimits({ services, siteId, playerId, currency }: CopySource): AsyncIterable<CopyRow> {
  for (const { kind, period, amount, next } of await services.ledger.limits(siteId, playerId))
    yield {
      kind: term(kind),
      period: term(period),
      limit: limitValue(kind, amount, currency),
      next_limit: limitValue(kind, next?.amount, currency),
      next_at: orNull(next?.at),
    };
}

async function* readClosing({ services, siteId, playerId }: CopySource): AsyncIterable<CopyRow> {
  const closing = await services.ledger.closing(siteId, playerId);
  if (closing)
    yield {
      period: term(exclusionNames[closing.code]),
      starts_at: closing.startsAt,
      ends_at: closing.endsAt,
      opens_at: orNull(closing.opensAt),
    };
}

async function* readDecisions({ services, siteId, playerId, currency }: CopySource): AsyncIterable<CopyRow> {
  const rows = inPages<LimitDecision>((last, limit) =>
    services.ledger.limitTrail({ siteId, playerId, before: last?.id, limit }),
  );
  for await (const row of rows)
    yield {
      at: row.changedAt,
      type: term(snake(row.type)),
      kind: null,
      period: null,
      action: null,
      from: null,
      to: null,
      ends_at: null,
      effective_at: row.effectiveAt,
      ...detailsOf(row, currency),
    };
}

function detailsOf(row: LimitDecision, currency: number): CopyRow {
  switch (row.type) {
    case 'limit':
      return {
        kind: term(row.kind),
        period: term(row.period),
        action: term(snake(row.action)),
        from: limitValue(row.kind, row.from, currency),
        to: limitValue(row.kind, row.to, currency),
      };
    case 'realityCheck':
      return { from: orNull(row.from), to: orNull(row.to) };
    case 'exclusion':
      return { period: term(exclusionNames[row.code]), ends_at: row.endsAt };
    case 'review':
      return { action: term(row.outcome) };
    case 'return':
      return {};
  }
}
