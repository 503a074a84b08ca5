import type { Draw } from '../../random/draw.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { sealDeck } from '../deck-seal.ts';
import { legalActionsOf, type PokerDecision } from '../legal-actions.ts';
import { isHandRunning, openPokerTable, type PokerTable, sitDown } from '../poker-table.ts';
import { actAtTable, dealPokerHand } from '../table-hands.ts';
import type { TableRules } from '../table-rules.ts';
import { testRules } from './scripted-hand.ts';

/** A table with some players, the first at seat 0. */
export function tableOf(buyIns: readonly bigint[], rules: Partial<TableRules> = {}): PokerTable {
  return buyIns.reduce(
    (table, buyInMinor, seat) => sitDown(table, { seat, player: `player-${seat}`, buyInMinor }),
    openPokerTable({ ...testRules, ...rules }),
  );
}

/** One for all hands, since the players' seeds shuffle it anew: sealing takes longer than playing. */
const seal = sealDeck('simulated', createFastDraw(1));

export function dealNext(table: PokerTable, draw: Draw, id = 'hand'): PokerTable {
  return dealPokerHand(table, { id, seal, playerSeeds: [String(draw(2 ** 32))], nowMs: 0 });
}

/** Plays the running hand to its end. */
export function playOut(
  table: PokerTable,
  choose: (table: PokerTable, seat: number) => PokerDecision,
): PokerTable {
  let now = table;
  while (isHandRunning(now)) {
    const seat = now.hand === null ? undefined : legalActionsOf(now.hand.state)?.seat;
    if (seat === undefined) throw new Error('a running hand waits for nobody');
    now = actAtTable(now, seat, choose(now, seat), 0);
  }
  return now;
}

/** Anything that is allowed, with all-ins often, so that side pots are. */
export function chooseAnything({ hand }: PokerTable, draw: Draw): PokerDecision {
  const legal = hand === null ? null : legalActionsOf(hand.state);
  if (legal === null) throw new Error('nobody’s turn');
  const { callMinor, raise } = legal;
  const kind = draw(10);
  if (raise !== null && kind < 3) {
    const range = Number(raise.maxToMinor - raise.minToMinor);
    const toMinor = kind === 0 ? raise.maxToMinor : raise.minToMinor + BigInt(draw(range + 1));
    return { action: raise.action, toMinor };
  }
  if (kind === 9) return { action: 'fold' };
  return { action: callMinor === null ? 'check' : 'call' };
}

/** All chips of players and those taken as rake. */
export function allChips({ seats, departures, rakeMinor }: PokerTable): bigint {
  const seated = seats.reduce((sum, seat) => sum + (seat?.stackMinor ?? 0n) + (seat?.addedMinor ?? 0n), 0n);
  return departures.reduce((sum, { amountMinor }) => sum + amountMinor, seated + rakeMinor);
}
