import { tiedOperator, type Transaction } from '@baize/db';

import type { OperatorServices } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';

/** One of `others` with whom an operator does not decide now, and until when. */
export async function findTied(
  { clock }: Pick<OperatorServices, 'clock'>,
  client: Transaction['client'],
  operator: Operator,
  others: readonly string[],
): Promise<{ readonly name: string; readonly until: string } | undefined> {
  const tied = await tiedOperator(client, { operator: operator.name, others, at: clock.now() });
  return tied && { name: tied.name, until: `${tied.until.toISOString().slice(0, 16).replace('T', ' ')} UTC` };
}

/**
 * Two halves of a decision are not of one hand: every place where a second operator decides asks here.
 *
 * @throws OperatorError if one of the operators has lately added or confirmed another, or one has added both
 */
export async function requireIndependent(
  services: Pick<OperatorServices, 'clock'>,
  client: Transaction['client'],
  operator: Operator,
  others: readonly string[],
): Promise<void> {
  const tied = await findTied(services, client, operator, others);
  if (!tied) return;
  throw new OperatorError(
    'own',
    `You and ${tied.name} do not decide together until ${tied.until}, because one of you was added or confirmed by the other, or both by the same operator, less than 7 days ago: somebody else decides it.`,
  );
}
