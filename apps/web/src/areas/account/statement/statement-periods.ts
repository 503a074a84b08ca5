import type { StatementPeriod } from '@baize/contract';

/** As the contract has them; its values would bring its library along. */
export const statementPeriods = ['day', 'week', 'month'] as const satisfies readonly StatementPeriod[];
