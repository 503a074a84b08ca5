import type { StatementPeriod } from '@baize/contract';

/** As the contract has them, whose values the site cannot import. */
export const statementPeriods = ['day', 'week', 'month'] as const satisfies readonly StatementPeriod[];
