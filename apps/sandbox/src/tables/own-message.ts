import type { Visit } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { Order } from './table-game.ts';
import type { OwnMessage } from './table-messages.ts';

interface OwnState {
  readonly round: string;
  readonly seat: number | null;
  readonly order: Order | undefined;
  readonly wager: Wager | undefined;
  /** Whether the wager is in the round. */
  readonly isTaken: boolean;
  readonly visit: Visit;
}

/** What a player's page shows of the player's own bets. */
export function ownMessage({ round, seat, order, wager, isTaken, visit }: OwnState): OwnMessage {
  // What the ladder moves is in the wager only.
  const { bets = order?.bets ?? null } = (wager?.bet ?? {}) as { bets?: unknown };
  const isDecided = wager !== undefined && wager.result !== null;
  const isRefused = wager !== undefined && !isTaken && wager.state !== 'betting';
  return {
    type: 'own',
    round,
    bets,
    betMinor: Number(order?.totalMinor ?? 0n),
    stake: order === undefined ? 'none' : isTaken ? 'taken' : isRefused ? 'refused' : 'planned',
    reason: wager?.reason ?? null,
    winMinor: isDecided ? wager.winMinor : null,
    result: wager?.result ?? null,
    balance: visit.balanceMinor,
    seat,
  };
}
