import { type Spot, type SpotGame, spotsById, winOrLose } from '../spots/spot-game.ts';
import { BOOM_LADDER, bustHundredths, ROUNDS, type Rung } from './ladder.ts';

/** How far the round climbs before it busts. */
export interface BoomLadderResult {
  /** 0 if it busts at once, 12 if it gets to the top. */
  readonly rungs: number;
}

/** A bust is bet on below one of the first rungs only; above them it is too likely to pay anything. */
const BUST_RUNGS = 5;

/**
 * Our own game show: one fuse burns up a ladder of twelve rungs for the whole table until it busts. A bet names the rung to
 * which it climbs, or one below which the fuse busts, and returns 96 % whichever it is. A player may leave earlier, at the
 * rung that is reached; the chance of a rung times its multiplier is the same for all, so no plan gains or loses by it.
 */
export function createBoomLadder(): SpotGame<BoomLadderResult, BoomLadderResult> {
  return {
    name: 'boom-ladder',
    spots: spotsById([...BOOM_LADDER.map(climbSpot), ...BOOM_LADDER.slice(0, BUST_RUNGS).map(bustSpot)]),
    drawResult: (draw) => {
      const drawn = draw(ROUNDS);
      return { rungs: BOOM_LADDER.filter(({ reached }) => drawn < reached).length };
    },
    outcomeOf: (result) => result,
    distribution: () =>
      [ROUNDS, ...BOOM_LADDER.map(({ reached }) => reached)].map((reached, rungs) => ({
        outcome: { rungs },
        weight: BigInt(reached - (BOOM_LADDER[rungs]?.reached ?? 0)),
      })),
    history: ({ rungs }) => ({ result: ((BOOM_LADDER[rungs - 1]?.hundredths ?? 100) / 100).toFixed(2) }),
  };
}

/**
 * The spot to which a bet moves when its player leaves early; its stake is settled there.
 *
 * @param rung the highest rung that has been shown as reached, 0 before the first
 * @returns null if there is nothing to leave: no rung is reached, the bet has reached its own, or it is on a bust
 */
export function leaveLadderAt(spot: string, rung: number): string | null {
  const target = BOOM_LADDER.find((candidate) => climbId(candidate) === spot);
  const shown = BOOM_LADDER.find((candidate) => candidate.rung === rung);
  return target !== undefined && shown !== undefined && rung < target.rung ? climbId(shown) : null;
}

function climbId({ rung }: Rung): string {
  return `climb-${rung}`;
}

function climbSpot(target: Rung): Spot<BoomLadderResult> {
  const pays = (target.hundredths - 100) / 100;
  return winOrLose({ id: climbId(target), kind: 'climb', pays }, ({ rungs }) => rungs >= target.rung);
}

function bustSpot(target: Rung): Spot<BoomLadderResult> {
  const pays = (bustHundredths(target) - 100) / 100;
  return winOrLose({ id: `bust-${target.rung}`, kind: 'bust', pays }, ({ rungs }) => rungs < target.rung);
}
