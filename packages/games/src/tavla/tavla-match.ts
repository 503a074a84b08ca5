import { applyPlay, type Dice } from './legal-plays.ts';
import { hasWon, otherSide, pointsAgainst, type Position, type Side, START_POSITION } from './position.ts';
import type { CancelReason, TavlaEvent, TavlaHistory, TavlaSetup, TavlaTerms } from './tavla-events.ts';

export type TavlaResult =
  | { readonly ended: 'won'; readonly winner: Side; readonly by: 'points' | 'resignation' | 'time' }
  | { readonly ended: 'cancelled'; readonly reason: CancelReason };

type OfSides<Value> = Readonly<Record<Side, Value>>;

/** A match between two events. Immutable. */
export interface TavlaMatch {
  readonly terms: TavlaTerms;
  readonly phase: 'roll-off' | 'roll' | 'play' | 'over';
  /** 1, 2, … */
  readonly game: number;
  readonly position: Position;
  /** Whose turn it is; null during a roll-off and at the end. */
  readonly turn: Side | null;
  /** Of the turn, once it has rolled. */
  readonly dice: Dice | null;
  readonly score: OfSides<number>;
  /** How many rolls of the chain are used. */
  readonly rolls: number;
  readonly turnFromMs: number;
  readonly bankMs: OfSides<number>;
  /** Turns in a row that were played by rule. */
  readonly missed: OfSides<number>;
  readonly result: TavlaResult | null;
}

function openMatch({ terms }: TavlaSetup, atMs: number): TavlaMatch {
  return {
    terms,
    phase: 'roll-off',
    game: 1,
    position: START_POSITION,
    turn: null,
    dice: null,
    score: { white: 0, black: 0 },
    rolls: 0,
    turnFromMs: atMs,
    bankMs: { white: terms.bankMs, black: terms.bankMs },
    missed: { white: 0, black: 0 },
    result: null,
  };
}

/**
 * The match that a history leads to, the same one always.
 *
 * @throws RangeError if an event cannot follow those before it
 */
export function replayTavla({ setup, events }: TavlaHistory): TavlaMatch {
  const [opened, ...later] = events;
  if (opened?.type !== 'opened') throw new RangeError('a history begins when the match is opened');
  return later.reduce(applyEvent, openMatch(setup, opened.atMs));
}

/**
 * The match after an event. Whether the dice are those of the chain is not its concern: see `findWrongRoll`.
 *
 * @throws RangeError if it cannot follow
 */
export function applyEvent(match: TavlaMatch, event: TavlaEvent): TavlaMatch {
  if (match.phase === 'over') throw new RangeError(`${event.type} after the end`);
  switch (event.type) {
    case 'opened':
      throw new RangeError('opened twice');
    case 'rolled-off': {
      requireThat(match.phase === 'roll-off' && event.roll === match.rolls + 1, event);
      const [white, black] = event.dice;
      const rolled = { ...match, rolls: event.roll };
      return white === black ? rolled : startTurn(rolled, white > black ? 'white' : 'black', event.atMs);
    }
    case 'rolled':
      requireThat(match.phase === 'roll' && event.side === match.turn, event);
      requireThat(event.roll === match.rolls + 1, event);
      return { ...match, phase: 'play', dice: event.dice, rolls: event.roll };
    case 'played':
      return afterPlay(match, event);
    case 'resigned':
      return end(match, { ended: 'won', winner: otherSide(event.side), by: 'resignation' });
    case 'timed-out':
      requireThat(event.side === match.turn, event);
      return end(match, { ended: 'won', winner: otherSide(event.side), by: 'time' });
    case 'cancelled':
      return end(match, { ended: 'cancelled', reason: event.reason });
  }
}

function requireThat(isSo: boolean, event: TavlaEvent): void {
  if (!isSo) throw new RangeError(`${event.type} cannot follow`);
}

function startTurn(match: TavlaMatch, turn: Side, atMs: number): TavlaMatch {
  return { ...match, phase: 'roll', turn, dice: null, turnFromMs: atMs };
}

function end(match: TavlaMatch, result: TavlaResult): TavlaMatch {
  return { ...match, phase: 'over', turn: null, dice: null, result };
}

function afterPlay(match: TavlaMatch, event: TavlaEvent & { type: 'played' }): TavlaMatch {
  const { side, play, atMs, by } = event;
  const { dice, terms } = match;
  const position =
    dice === null || side !== match.turn ? null : applyPlay(match.position, side, dice, play, terms.rules);
  if (position === null) throw new RangeError('not a legal play');
  const beyond = Math.max(0, atMs - match.turnFromMs - terms.turnMs);
  const played: TavlaMatch = {
    ...match,
    position,
    bankMs: { ...match.bankMs, [side]: Math.max(0, match.bankMs[side] - beyond) },
    missed: { ...match.missed, [side]: by === 'time' ? match.missed[side] + 1 : 0 },
  };
  return hasWon(position[side]) ? afterGame(played, side) : startTurn(played, otherSide(side), atMs);
}

/** The score is that of the whole match; the next game begins with a roll-off of its own. */
function afterGame(match: TavlaMatch, winner: Side): TavlaMatch {
  const points = pointsAgainst(match.position[otherSide(winner)]);
  const score = { ...match.score, [winner]: match.score[winner] + points };
  const scored = { ...match, score };
  if (score[winner] >= match.terms.points) return end(scored, { ended: 'won', winner, by: 'points' });
  return {
    ...scored,
    phase: 'roll-off',
    game: match.game + 1,
    position: START_POSITION,
    turn: null,
    dice: null,
  };
}
