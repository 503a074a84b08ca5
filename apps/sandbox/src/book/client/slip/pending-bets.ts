import type { PageSession } from '../../embeds/client/book-session.ts';
import type { PageMemory } from '../../embeds/client/page-memory.ts';
import type { BetPlacing, BetRequest } from './bet-placing.ts';

/** Bets under way by player: another player of this tab has nothing to do with them. */
type Pending = Readonly<Record<string, readonly BetRequest[]>>;

/**
 * Bets that were on their way when the page was reloaded, or when the session ended, are sent again with their ids once their
 * player has a session, so that each is placed once.
 */
export function rememberPending(placing: BetPlacing, session: PageSession, memory: PageMemory): void {
  /** Who has a session. */
  let player: string | null = null;
  /** Whose bets are under way. */
  let owner: string | null = null;
  /** Whose bets were placed last. */
  let placedBy: string | null = null;
  const readPending = () => (memory.read('pending') ?? {}) as Pending;
  placing.watch(() => {
    if (placing.isUnderWay) owner ??= player;
    if (owner === null) return;
    placedBy = owner;
    const { [owner]: _, ...others } = readPending();
    const pending = placing.isUnderWay ? { ...others, [owner]: placing.requests } : others;
    memory.save('pending', Object.keys(pending).length === 0 ? null : pending);
    if (!placing.isUnderWay) owner = null;
  });
  session.watch((state) => {
    const before = player;
    player = state.kind === 'open' ? state.session.player : null;
    // A receipt has the balance of its player.
    const isOver = state.kind === 'visitor' || (player !== null && player !== placedBy);
    if (isOver && placing.state.kind === 'decided') placing.end();
    if (player === null || player === before) return;
    if (placing.isUnderWay && owner !== player) {
      // They stay saved for their player.
      owner = null;
      placing.end();
    }
    // A call under way has the key of the session that has ended.
    if (placing.isUnderWay) return void placing.retry();
    const requests = readPending()[player];
    if (requests !== undefined && placing.state.kind === 'idle') void placing.send(requests);
  });
}
