import { MAX_OPERATOR_TEXT, textProblem } from '@baize/contract';
import { eq, inTransaction, player } from '@baize/db';

import { sendMessage } from '../../messages/index.ts';
import type { OperatorServices } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';

/**
 * Writes a text of an operator into a player's messages, as it is: nothing in it is markup.
 *
 * @throws OperatorError
 */
export async function messagePlayer(
  { database, clock }: Pick<OperatorServices, 'database' | 'clock'>,
  operator: Operator,
  { playerId, text: given }: { readonly playerId: number; readonly text: string },
): Promise<void> {
  const text = readText(given);
  await inTransaction(database, async (transaction) => {
    const [row] = await transaction.sql
      .select({ siteId: player.siteId })
      .from(player)
      .where(eq(player.id, playerId));
    if (!row) throw new OperatorError('unknown', `There is no player ${playerId}.`);
    const { siteId } = row;
    await sendMessage(
      transaction,
      { siteId, playerId },
      { kind: 'operator_message', facts: { text } },
      clock.now(),
    );
    const subject = `player ${playerId}`;
    await record(transaction.client, operator, { action: 'message', siteId, subject, details: { text } });
  });
}

/** Lines of text, of which none changes how the text around it is shown. */
function readText(given: string): string {
  const text = given.replaceAll('\r\n', '\n').trim();
  if (text === '' || text.length > MAX_OPERATOR_TEXT)
    throw new OperatorError('invalid', `The text must have 1 to ${MAX_OPERATOR_TEXT} characters.`);
  const problems = text.split('\n').map((line) => (line.trim() === '' ? undefined : textProblem(line)));
  if (problems.every((problem) => problem === undefined)) return text;
  throw new OperatorError('invalid', 'The text has characters that cannot be seen, or change its direction.');
}
