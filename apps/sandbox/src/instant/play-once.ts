import { type Draw, type InstantGame, instantPlays, readInstantBet, settleInstant } from '@baize/games';

import { PlayRefused } from '../shell/play-errors.ts';
import { stakeLimitsOf } from '../visits/stake-limits.ts';
import type { Visit } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import type { StartGate } from './start-gate.ts';

const gamesByPlay: Readonly<Record<string, InstantGame>> = instantPlays;

/**
 * Plays the page's game of one stake and one draw: takes the stake, draws the result and stores it, before it is shown.
 *
 * @throws InvalidBet, PlayRefused
 */
export async function playOnce(
  { book, gate, draw }: { book: WagerBook; gate: StartGate; draw: Draw },
  visit: Visit,
  requestId: string,
  json: unknown,
): Promise<Wager> {
  const play = visit.ticket.game.play ?? '';
  const game = Object.hasOwn(gamesByPlay, play) ? gamesByPlay[play] : undefined;
  if (!game) throw new PlayRefused('INVALID');
  const bet = readInstantBet(game, json, stakeLimitsOf(visit));
  return gate.start(visit, requestId, async () => {
    const wager = await book.place({ visit, betMinor: Number(bet.stakeMinor), bet: bet.choice });
    if (wager.state !== 'open') return wager;
    const result = game.draw(bet.choice, draw);
    const winMinor = Number(settleInstant(game, bet, result));
    // A result that cannot be stored does not count; the book has logged it and returns the stake.
    await book.settle({ wager, result, winMinor }).catch(() => undefined);
    return wager;
  });
}
