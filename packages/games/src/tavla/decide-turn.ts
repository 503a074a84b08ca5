import { choosePlay } from './choose-play.ts';
import { applyPlay, canPlay, type Play } from './legal-plays.ts';
import { otherSide, type Side } from './position.ts';
import type { DoneBy, TavlaEvent } from './tavla-events.ts';
import { applyEvent, type TavlaMatch } from './tavla-match.ts';
import type { RollSource } from './tavla-roll.ts';

/**
 * Why a side may not do what it requested.
 *
 * - `over`: the match has ended
 * - `turn`: it is not the side's turn, or the turn is not so far
 * - `late`: its time was up when the server received it
 * - `illegal`: not a complete legal play
 */
export type TavlaProblem = 'over' | 'turn' | 'late' | 'illegal';

export class TavlaRefused extends Error {
  readonly problem: TavlaProblem;

  constructor(problem: TavlaProblem) {
    super(`tavla: ${problem}`);
    this.name = 'TavlaRefused';
    this.problem = problem;
  }
}

/** When the turn's time is up; null if it is nobody's turn. */
export function deadlineOf({ turn, turnFromMs, terms, bankMs }: TavlaMatch): number | null {
  return turn === null ? null : turnFromMs + terms.turnMs + bankMs[turn];
}

/**
 * The roll-off of a game: as many rolls as it takes until the dice differ. The side with the higher die begins with a new roll,
 * as in Turkey.
 *
 * @throws TavlaRefused `turn` if the game has begun
 */
export function decideRollOff(match: TavlaMatch, rolls: RollSource, atMs: number): TavlaEvent[] {
  if (match.phase !== 'roll-off') throw new TavlaRefused(match.phase === 'over' ? 'over' : 'turn');
  const events: TavlaEvent[] = [];
  for (let next = match.rolls + 1; ; next++) {
    const roll = rolls(next);
    if (roll === null) return [...events, { type: 'cancelled', atMs, reason: 'no-dice' }];
    events.push({ type: 'rolled-off', atMs, ...roll });
    if (roll.dice[0] !== roll.dice[1]) return events;
  }
}

/**
 * A side rolls. If it can play no die, that is its turn.
 *
 * @throws TavlaRefused
 */
export function decideRoll(match: TavlaMatch, side: Side, rolls: RollSource, atMs: number): TavlaEvent[] {
  requireTurn(match, side, 'roll', atMs);
  return rollFor(match, side, rolls, atMs, 'player');
}

/** @throws TavlaRefused */
export function decidePlay(match: TavlaMatch, side: Side, play: Play, atMs: number): TavlaEvent[] {
  requireTurn(match, side, 'play', atMs);
  const { position, dice, terms } = match;
  const end = dice === null ? null : applyPlay(position, side, dice, play, terms.rules);
  if (end === null) throw new TavlaRefused('illegal');
  return [{ type: 'played', atMs, side, play, by: 'player' }];
}

/** A side gives up the match, in its own turn or not. @throws TavlaRefused `over` */
export function decideResignation(match: TavlaMatch, side: Side, atMs: number): TavlaEvent[] {
  if (match.phase === 'over') throw new TavlaRefused('over');
  return [{ type: 'resigned', atMs, side }];
}

/** What the rule of `TavlaTerms` does for a side that is away; nothing as long as it has time. */
export function decideTimeUp(match: TavlaMatch, rolls: RollSource, atMs: number): TavlaEvent[] {
  const { turn: side, missed, terms } = match;
  const deadline = deadlineOf(match);
  if (side === null || deadline === null || atMs < deadline) return [];
  if (missed[side] + 1 >= terms.missedTurns) {
    const areBothAway = missed[otherSide(side)] > 0 && missed[otherSide(side)] >= terms.missedTurns - 1;
    return [
      areBothAway ? { type: 'cancelled', atMs, reason: 'both-away' } : { type: 'timed-out', atMs, side },
    ];
  }
  const events = match.phase === 'roll' ? rollFor(match, side, rolls, atMs, 'time') : [];
  const rolled = events.reduce(applyEvent, match);
  if (rolled.turn !== side || rolled.dice === null) return events;
  const play = choosePlay(rolled.position, side, rolled.dice, 'beginner', terms.rules);
  return [...events, { type: 'played', atMs, side, play, by: 'time' }];
}

function rollFor(match: TavlaMatch, side: Side, rolls: RollSource, atMs: number, by: DoneBy): TavlaEvent[] {
  const roll = rolls(match.rolls + 1);
  if (roll === null) return [{ type: 'cancelled', atMs, reason: 'no-dice' }];
  const rolled: TavlaEvent = { type: 'rolled', atMs, side, by, ...roll };
  return canPlay(match.position, side, roll.dice)
    ? [rolled]
    : [rolled, { type: 'played', atMs, side, play: [], by }];
}

function requireTurn(match: TavlaMatch, side: Side, phase: 'roll' | 'play', atMs: number): void {
  if (match.phase === 'over') throw new TavlaRefused('over');
  if (match.turn !== side || match.phase !== phase) throw new TavlaRefused('turn');
  const deadline = deadlineOf(match);
  if (deadline !== null && atMs >= deadline) throw new TavlaRefused('late');
}
