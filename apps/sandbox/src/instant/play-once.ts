import { type Draw, type InstantGame, instantPlays, readInstantBet, settleInstant } from '@baize/games';

import { viewOf, type WagerView } from '../shell/play-calls.ts';
import { PlayRefused } from '../shell/play-errors.ts';
import { stakeLimitsOf } from '../visits/stake-limits.ts';
import type { Visit } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { ShownRounds } from '../wagers/shown-rounds.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import type { StartGate } from './start-gate.ts';

/** A game of one draw for its page. */
export interface OnceView<Choice = unknown> extends WagerView {
  readonly choice: Choice;
}

/** What a page that is opened shows of the games before it. */
export interface LastGame<Choice = unknown> {
  /** The player's last one that was decided; null without any. */
  readonly last: OnceView<Choice> | null;
  /** Its win waits for its end, which no page has shown yet. */
  readonly isUnshown?: boolean;
  /** It was on its way when the page asked, so that the balance has changed. */
  readonly isNew: boolean;
}

const gamesByPlay: Readonly<Record<string, InstantGame>> = instantPlays;

/**
 * Plays the page's game of one stake and one draw: takes the stake, draws the result and stores it, before it is shown.
 *
 * @throws InvalidBet, PlayRefused
 */
export async function playOnce(
  { book, shown, gate, draw }: { book: WagerBook; shown: ShownRounds; gate: StartGate; draw: Draw },
  visit: Visit,
  requestId: string,
  json: unknown,
): Promise<Wager> {
  const game = gameOf(visit);
  const bet = readInstantBet(game, json, stakeLimitsOf(visit));
  return gate.start(visit, requestId, async () => {
    const wager = await book.place({ visit, betMinor: Number(bet.stakeMinor), bet: bet.choice });
    if (wager.state !== 'open') return wager;
    const result = game.draw(bet.choice, draw);
    const winMinor = Number(settleInstant(game, bet, result));
    // A result that cannot be stored does not count; the book has logged it and returns the stake.
    await shown.settle({ wager, result, winMinor }).catch(() => undefined);
    return wager;
  });
}

export const onceViewOf = (wager: Wager): OnceView => ({ ...viewOf(wager), choice: wager.bet });

/** @throws PlayRefused */
export async function lastGame(
  { book, shown, gate }: { book: WagerBook; shown: ShownRounds; gate: StartGate },
  visit: Visit,
): Promise<LastGame> {
  gameOf(visit);
  const isNew = await gate.settled(visit.seat);
  const last = book.lastDecidedOf(visit);
  if (last === null || last.currency !== visit.ticket.currency) return { last: null, isNew };
  return { last: onceViewOf(last), isNew, isUnshown: shown.unshownOf(visit) === last };
}

function gameOf({ ticket }: Visit): InstantGame {
  const play = ticket.game.play ?? '';
  const game = Object.hasOwn(gamesByPlay, play) ? gamesByPlay[play] : undefined;
  if (!game) throw new PlayRefused('INVALID');
  return game;
}
