import type { WalletReply } from '@baize/providers';

import type { BetRecord, Move, RecordWin } from './bet-record.ts';

/** What the wallet still has to book for a bet, of what was decided; null if there is nothing. */
export function nextMove(record: BetRecord): Move | null {
  const { state, move, cashOuts, isReturned, isEnded } = record;
  if (move) return move;
  if (state === 'refunding') return { kind: 'refund' };
  if (isReturned) return null;
  const unpaid = cashOuts.find(({ isPaid }) => !isPaid);
  if (unpaid) {
    const win = { tx: txOf(record, 'c', 1), amountMinor: unpaid.paidMinor };
    return { kind: 'cashOut', win, offerId: unpaid.offerId };
  }
  if (state === 'settled' && isVoid(record)) return { kind: 'refund' };
  const owed = owedMinor(record);
  if (owed < 0) return { kind: 'pay', win: { tx: txOf(record, 'w', 1), amountMinor: -owed } };
  if (owed > 0) return reduceBy(record, owed);
  const isDone = state === 'settled' || state === 'cashedOut';
  return isDone && !isEnded ? { kind: 'end' } : null;
}

/** Whether the wallet still has to decide something. */
export function isDue(record: BetRecord): boolean {
  return record.trouble === null && nextMove(record) !== null;
}

/**
 * Whether a bet ends with its stake returned, so that it does not count for the player's limits either. Once the wallet has
 * paid something for it or ended its round, the stake comes back as a win.
 */
function isVoid({ picks, cashOuts, wins, settlements, isEnded }: BetRecord): boolean {
  const isUntouched = cashOuts.length === 0 && wins.length === 0 && settlements.length === 1 && !isEnded;
  return isUntouched && picks.every(({ result }) => result === 'void');
}

type Reduction = Extract<Move, { kind: 'reduce' }>;

/**
 * Takes back wins, newest first, until it is enough, with a win of what is too much. The wallet takes back whole wins only,
 * and books both together or not at all, so that no more has to be there than the difference.
 *
 * @param kept what is taken back in any case
 */
function reduceBy(record: BetRecord, excessMinor: number, kept: Reduction['reversals'] = []): Reduction {
  const reversals = [...kept];
  let takenMinor = sumOf(kept.map(({ win }) => win));
  for (const win of record.wins.toReversed()) {
    if (takenMinor >= excessMinor) break;
    if (kept.some((reversal) => reversal.win.tx === win.tx)) continue;
    reversals.push({ tx: txOf(record, 'v', reversals.length + 1), win });
    takenMinor += win.amountMinor;
  }
  const amountMinor = takenMinor - excessMinor;
  const tx = txOf(record, 'w', reversals.length + 1);
  return { kind: 'reduce', win: amountMinor > 0 ? { tx, amountMinor } : null, reversals };
}

/**
 * A bet whose settlement changes while an earlier reduction is owed. The same wins are taken back with the same ids, so that
 * the site's debt of them ends, and what is due now is paid in the same call.
 */
export function withReplacedDebt(record: BetRecord): BetRecord {
  const { trouble, move } = record;
  if (trouble?.kind !== 'owed' || move?.kind !== 'reduce') return record;
  const free = { ...record, trouble: null, move: null };
  return withMove(free, reduceBy(record, owedMinor(record), move.reversals));
}

/** A refund that the wallet has refused for good, under a new id. The stake of a bet is returned once, whatever the ids. */
export function withNewRefund(record: BetRecord): BetRecord | null {
  const { trouble, move } = record;
  if (trouble?.kind !== 'stuck' || move?.kind !== 'refund') return null;
  return withMove({ ...record, trouble: null }, { kind: 'refund', tx: txOf(record, 'x', 1) });
}

const sumOf = (wins: readonly RecordWin[]): number =>
  wins.reduce((total, { amountMinor }) => total + amountMinor, 0);

const txOf = ({ id, moves }: BetRecord, kind: 'c' | 'v' | 'w' | 'x', offset: number): string =>
  `${kind}${id}-${moves + offset}`;

/** Stores what is about to be sent: a repeat must be the same, whatever is decided meanwhile. */
export function withMove(record: BetRecord, move: Move): BetRecord {
  // Ids may be left out, but are never used twice.
  const used = move.kind === 'reduce' ? move.reversals.length + 1 : 1;
  return { ...record, move, moves: record.moves + used };
}

/** A bet after the decided reply to its move. A final refusal needs an operator. */
export function afterReply(record: BetRecord, move: Move, reply: WalletReply, now: Date): BetRecord {
  const done = { ...record, move: null, balanceMinor: reply.balance ?? record.balanceMinor };
  if (move.kind === 'end') return { ...done, isEnded: true };
  if (reply.status !== 'OK') {
    const isUncovered = move.kind === 'reduce' && reply.status === 'NO_FUNDS';
    // Nothing is owed any more, and the site has closed the debt already.
    if (isUncovered && owedMinor(record) <= 0) return done;
    const trouble = {
      kind: isUncovered ? 'owed' : 'stuck',
      reason: reply.status,
      at: now.toISOString(),
    } as const;
    return { ...done, move, trouble };
  }
  switch (move.kind) {
    case 'refund':
      return record.state === 'refunding'
        ? { ...done, state: 'refused', isReturned: true }
        : { ...done, isReturned: true };
    case 'cashOut':
      return {
        ...done,
        cashOuts: record.cashOuts.map((part) =>
          part.offerId === move.offerId ? { ...part, isPaid: true } : part,
        ),
      };
    case 'pay':
      return { ...done, wins: [...record.wins, move.win] };
    case 'reduce': {
      const taken = new Set(move.reversals.map(({ win }) => win.tx));
      const kept = record.wins.filter(({ tx }) => !taken.has(tx));
      return { ...done, wins: move.win ? [...kept, move.win] : kept };
    }
  }
}

/** What the wallet has paid of settlements beyond what is due; below zero if more is due. */
export function owedMinor({ wins, settlements }: BetRecord): number {
  return sumOf(wins) - (settlements.at(-1)?.paidMinor ?? 0);
}
