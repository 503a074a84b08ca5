import { appendRefusal } from '@baize/db';

import type { Services } from '../../context.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';

/** What an operator tries to do. */
export interface Attempt {
  /** The name of the action: `approve`. */
  readonly action: string;
  /** What it is done to: `payment 55`, `player 12`. */
  readonly subject: string;
}

/**
 * Does what an operator wants. If that is refused, it is a row of the trail, in a transaction of its own after the refused
 * one; of very many within a minute only the first are.
 *
 * @throws OperatorError what `act` throws
 */
export async function actAs<Result>(
  { database }: Pick<Services, 'database'>,
  operator: Operator,
  { action, subject }: Attempt,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof OperatorError)
      await appendRefusal(database.pool, {
        operator: operator.name,
        action: storable(action),
        subject: storable(subject),
        why: error.why,
        reason: storable(error.message),
      });
    throw error;
  }
}

/** PostgreSQL has no texts with NUL. */
const storable = (text: string): string => text.replaceAll('\0', '');
