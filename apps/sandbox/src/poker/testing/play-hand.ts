import type { LivePokerTable } from '../live-poker-table.ts';
import { moveOf, stateOf, type TestPage, type TestRoom } from './test-room.ts';

/** Ids of tables. */
export const WITH_HOUSE = 101;
export const PLAYERS_ONLY = 105;
/** Of the table for players only: big blind 20.00. */
export const BUY_IN = 100_000n;
/** What the wallet of all players has. */
export const TOTAL = 10_000_000n;

export const chipsOf = (page: TestPage): number | null => {
  const { view } = stateOf(page);
  return view.seats.find(({ seat }) => seat === view.seat)?.stackMinor ?? null;
};

export const checkOrCall = (page: TestPage): ReturnType<typeof moveOf> =>
  moveOf(page, ({ canCheck }) => ({ action: canCheck ? 'check' : 'call' }));

export async function checkOrCallWith(table: LivePokerTable, pages: readonly TestPage[]): Promise<void> {
  for (const page of pages) {
    const move = checkOrCall(page);
    if (move !== null) await table.receive(page, move);
  }
}

/** Everybody checks or calls until the hand is over. */
export async function playHand(
  room: TestRoom,
  table: LivePokerTable,
  ...pages: readonly TestPage[]
): Promise<void> {
  await room.untilHand(table);
  await room.untilHandEnds(table, () => checkOrCallWith(table, pages));
}
