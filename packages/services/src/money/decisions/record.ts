import { appendToTrail, type TrailEntry, type Transaction } from '@baize/db';

import { OperatorError } from './operator-error.ts';

const NOT_ALLOWED = '42501';

/**
 * Adds what an operator does to the trail, in the transaction that does it. The database checks there that the operator
 * exists and has the role and the brand for it.
 *
 * @throws OperatorError if not: then nothing of the transaction may be committed
 */
export async function record(
  client: Transaction['client'] | Parameters<typeof appendToTrail>[0],
  operator: { readonly name: string },
  entry: Omit<TrailEntry, 'operator'>,
): Promise<void> {
  await asOperator(() => appendToTrail(client, { ...entry, operator: operator.name }));
}

/** @throws OperatorError instead of the database's refusal */
export async function asOperator<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== NOT_ALLOWED) throw error;
    throw new OperatorError('refused', `Not allowed: ${error.message}.`);
  }
}
