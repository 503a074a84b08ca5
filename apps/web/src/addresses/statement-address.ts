import type { StatementPeriod } from '@baize/contract';

import { href } from './href.ts';
import { statement } from './paths.ts';

/** The view of a statement that an address names. */
export interface StatementInput {
  readonly by: StatementPeriod;
  /** A day of the last period, `2026-11-20`; undefined for the current one. */
  readonly end: string | undefined;
  readonly view: 'chart' | 'table';
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The one that a plain address shows. */
const DEFAULT_PERIOD = 'week';

export const statementSearchNames = ['by', 'end', 'view'] as const;

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function parseStatement(search: URLSearchParams): StatementInput {
  const by = search.get('by');
  const end = search.get('end') ?? '';
  return {
    by: by === 'day' || by === 'month' ? by : DEFAULT_PERIOD,
    end: isDay(end) ? end : undefined,
    view: search.get('view') === 'table' ? 'table' : 'chart',
  };
}

export function statementAddress({ by, end, view }: StatementInput): string {
  return href(
    statement,
    {},
    {
      by: by === DEFAULT_PERIOD ? undefined : by,
      end,
      view: view === 'chart' ? undefined : view,
    },
  );
}
