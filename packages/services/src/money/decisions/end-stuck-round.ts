import { inTransaction } from '@baize/db';
import type { BookResult, LedgerStore, StuckRound } from '@baize/ledger';

import { hashSecret } from '../../hash-secret.ts';
import type { OperatorServices } from './lock-decision.ts';
import { OperatorError, requireNote } from './operator-error.ts';
import type { Operator } from './operators.ts';
import { record } from './record.ts';

export interface RoundDecision {
  readonly playerId: number;
  readonly roundId: string;
  /** `lost`: the stake stays. `returned`: bets without a win are rolled back. */
  readonly outcome: 'lost' | 'returned';
  /** What the provider says. */
  readonly note: string;
}

type Deps = Pick<OperatorServices, 'database' | 'ledger' | 'wakeups'>;

/** More than any player has. */
const SEARCHED = 10_000;
const HASH_LENGTH = 40;

/**
 * Ends a round that has been open for more than a day, once its provider has said what became of it. It takes no more bets;
 * a win that comes after all is paid and reviewed, or refused and reviewed if the stake was returned.
 *
 * @returns how many bets were rolled back
 * @throws OperatorError
 */
export async function endStuckRound(
  deps: Deps,
  operator: Operator,
  decision: RoundDecision,
): Promise<number> {
  const note = requireNote(decision.note);
  const round = await findRound(deps, decision);
  const { siteId, playerId, provider, roundId } = round;
  const returned = await inTransaction(deps.database, async (transaction) => {
    const ledger = deps.ledger.within(transaction);
    await ledger.lockAccounts([round]);
    // Another operator may have ended it meanwhile.
    await findRound({ ledger }, decision);
    const bets = decision.outcome === 'returned' ? await ledger.openBets(round) : [];
    const results: BookResult[] = [];
    for (const betTx of bets) {
      const tx = `operator:${hashSecret(betTx).slice(0, HASH_LENGTH)}`;
      results.push(await ledger.book({ kind: 'refund', siteId, playerId, provider, tx, betTx }));
    }
    if (results.some(({ status }) => status !== 'booked'))
      throw new OperatorError('refused', `A bet of round ${roundId} cannot be rolled back.`);
    await ledger.closeRound(siteId, playerId, provider, roundId);
    await record(transaction.client, operator, {
      action: 'end-round',
      siteId,
      subject: `round ${roundId}`,
      details: { player: playerId, provider, outcome: decision.outcome, bets: bets.length, note },
    });
    return results;
  });
  const last = returned.at(-1);
  // Pages of other wallets read their balance by themselves.
  if (last && !last.wallet)
    deps.wakeups.publish(
      { siteId, playerId },
      {
        kind: 'balance',
        balanceMinor: String(last.balanceMinor),
        bonusMinor: String(last.shownBonusMinor ?? 0n),
        version: last.version,
      },
    );
  return returned.length;
}

async function findRound(
  { ledger }: { readonly ledger: Pick<LedgerStore, 'stuckRounds'> },
  { playerId, roundId }: RoundDecision,
): Promise<StuckRound> {
  const rounds = await ledger.stuckRounds({ playerId, limit: SEARCHED });
  const found = rounds.filter((round) => round.roundId === roundId);
  const [round, another] = found;
  if (!round) throw new OperatorError('unknown', `Player ${playerId} has no stuck round ${roundId}.`);
  // Two providers may have the same name for a round; the older one is decided first.
  return another && another.openedAt < round.openedAt ? another : round;
}
