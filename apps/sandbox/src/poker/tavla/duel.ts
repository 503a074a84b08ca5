import {
  applyEvent,
  deadlineOf,
  decidePlay,
  decideRoll,
  decideRollOff,
  decideTimeUp,
  choosePlay,
  replayTavla,
  type RollSource,
  settleTavla,
  type Side,
  type Strength,
  type TavlaEvent,
  type TavlaHistory,
  type TavlaMatch,
  type TavlaSetup,
  type TavlaStakes,
} from '@baize/games/tavla';

import { isHouse } from '../house-opponents.ts';
import type { OfSides } from './tavla-messages.ts';

/** A match between two players, or one and the house. Immutable. */
export interface Duel {
  readonly id: string;
  readonly names: OfSides<string>;
  readonly history: TavlaHistory;
  readonly state: TavlaMatch;
  readonly rolls: RollSource;
}

export function openDuel(
  { id, names, setup, rolls }: Pick<Duel, 'id' | 'names' | 'rolls'> & { setup: TavlaSetup },
  atMs: number,
): Duel {
  const history: TavlaHistory = { setup, events: [{ type: 'opened', atMs }] };
  return { id, names, history, state: replayTavla(history), rolls };
}

export function withEvents(duel: Duel, events: readonly TavlaEvent[]): Duel {
  const { history } = duel;
  return {
    ...duel,
    history: { ...history, events: [...history.events, ...events] },
    state: events.reduce(applyEvent, duel.state),
  };
}

export const isRunning = (duel: Duel | null): duel is Duel => duel !== null && duel.state.result === null;

export function payOf(result: NonNullable<TavlaMatch['result']>, stakes: TavlaStakes): OfSides<number> {
  const { payMinor } = settleTavla(result, stakes);
  return { white: Number(payMinor.white), black: Number(payMinor.black) };
}

/** Whether the opponent of the house has to do something. */
export function isTurnOfHouse({ state, names }: Duel): boolean {
  return state.turn !== null && isHouse(names[state.turn]);
}

/** The next thing that the opponent of the house does: it knows no more than a player in its place. */
export function decideForHouse(
  { state, rolls }: Duel,
  side: Side,
  strength: Strength,
  atMs: number,
): TavlaEvent[] {
  if (state.phase === 'roll') return decideRoll(state, side, rolls, atMs);
  const { position, dice, terms } = state;
  const play = dice === null ? [] : choosePlay(position, side, dice, strength, terms.rules);
  return decidePlay(state, side, play, atMs);
}

/** What the rules do by themselves by now: the roll-off of a game, and turns whose time is over. */
export function decideByRule({ state, rolls }: Duel, atMs: number): TavlaEvent[] {
  if (state.phase === 'roll-off') return decideRollOff(state, rolls, atMs);
  const deadline = deadlineOf(state);
  return deadline !== null && atMs >= deadline ? decideTimeUp(state, rolls, atMs) : [];
}
