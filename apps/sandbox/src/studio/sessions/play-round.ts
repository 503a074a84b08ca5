import type { Clock, IdMaker } from '@baize/clock';

import type { GamePace } from '../../wire/game-pace.ts';
import { networkFor } from '../../feeds/jackpots/pool-plan.ts';
import { type DrawBelow, drawGame } from '../math/draw-game.ts';
import { UNITS_PER_STAKE } from '../math/slot-model.ts';
import type { RoundRunner } from '../rounds/round-runner.ts';
import { createRound } from '../rounds/round-steps.ts';
import type { Round } from '../rounds/round.ts';
import { replayedGame } from './replayed-game.ts';
import type { PlaySession } from './play-session.ts';

export interface PlayRoundDeps {
  runner: RoundRunner;
  clock: Clock;
  pace: GamePace;
  ids: IdMaker;
  draw: DrawBelow;
}

export type PlayedRound =
  | { ok: true; round: Round }
  /** `BUSY` and `TOO_FAST` can be retried; `STAKE` means that the stake is not offered. */
  | { ok: false; reason: 'BUSY' | 'TOO_FAST' | 'STAKE' };

/** Plays one game of a page with real or play money, at the pace of fair play. */
export async function playRound(
  session: PlaySession,
  betMinor: number,
  deps: PlayRoundDeps,
): Promise<PlayedRound> {
  if (!session.stakes.includes(betMinor)) return { ok: false, reason: 'STAKE' };
  if (session.isSpinning) return { ok: false, reason: 'BUSY' };
  if (deps.pace.waitMs(session.seat) > 0) return { ok: false, reason: 'TOO_FAST' };

  session.isSpinning = true;
  deps.pace.start(session.seat);
  try {
    const round =
      session.wallet === null
        ? playForFun(session, betMinor, deps)
        : await playForMoney(session, betMinor, deps);
    session.balanceMinor = round.balanceMinor ?? session.balanceMinor;
    return { ok: true, round };
  } finally {
    session.isSpinning = false;
  }
}

function playForMoney(session: PlaySession, betMinor: number, { runner }: PlayRoundDeps): Promise<Round> {
  return runner.play(orderOf(session, betMinor));
}

/** Play money uses neither wallet nor journal; otherwise the game is the same. */
function playForFun(session: PlaySession, betMinor: number, { ids, clock, draw }: PlayRoundDeps): Round {
  const round = createRound(orderOf(session, betMinor), ids, clock);
  if (session.balanceMinor < betMinor) {
    return { ...round, state: 'refused', reason: 'NO_FUNDS', balanceMinor: session.balanceMinor };
  }
  const { model, richWeight } = session.math;
  const outcome =
    session.ticket.mode === 'replay'
      ? replayedGame(session.math, session.ticket.game.code)
      : drawGame(model, richWeight, draw);
  const winMinor = (betMinor / UNITS_PER_STAKE) * outcome.units;
  const balanceMinor = session.balanceMinor - betMinor + winMinor;
  return { ...round, state: 'ended', outcome, winMinor, balanceMinor };
}

function orderOf(session: PlaySession, betMinor: number) {
  return {
    key: session.ticket.key,
    session: session.wallet?.session ?? 'demo',
    player: session.wallet?.player ?? 'demo',
    game: session.ticket.game.code,
    currency: session.ticket.currency,
    betMinor,
    math: session.math,
    pool: session.wallet && networkFor(session.ticket.game, session.ticket.currency),
  };
}
