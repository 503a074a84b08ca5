import { type BetMath, betMathOf, type Hundredths, payOf } from '../crash/shared/pay.ts';
import type { ProvableBet } from '../crash/shared/play-many.ts';
import {
  readChoice,
  readFields,
  readList,
  readStake,
  refuseDuplicates,
  type StakeLimits,
} from '../crash/shared/read-bets.ts';
import type { Draw } from '../random/draw.ts';

export const wheelColours = ['white', 'blue', 'green', 'red', 'gold'] as const;
export type WheelColour = (typeof wheelColours)[number];

/** Clockwise from the pointer, by initial. The same colour is never next to itself. */
const ARRANGEMENT = 'wbwgwrwbwdwbwgwbgwbwrwbwgwbwrwbwgwbwdwgbwrwbwgwb';
const initials: Readonly<Record<string, WheelColour>> = {
  w: 'white',
  b: 'blue',
  g: 'green',
  r: 'red',
  d: 'gold',
};

/** The segments of the wheel, clockwise: 23 white, 12 blue, 7 green, 4 red, 2 gold. */
export const wheelSegments: readonly WheelColour[] = Array.from(
  ARRANGEMENT,
  (initial) => initials[initial] ?? 'white',
);

/** What a colour pays if the wheel stops on it; returns 95.83, 95, 94.79, 95.83 and 95.83 %. */
export const wheelPays: Readonly<Record<WheelColour, Hundredths>> = {
  white: 200,
  blue: 380,
  green: 650,
  red: 1_150,
  gold: 2_300,
};

export interface WheelBet {
  readonly colour: WheelColour;
  readonly stakeMinor: bigint;
}

/** The index of the segment at which the wheel stops. JSON as it is. */
export interface WheelResult {
  readonly segment: number;
}

/**
 * A player's bets on a spin, from untrusted JSON: `[{ "colour": "gold", "stakeMinor": "500" }]`.
 *
 * @throws InvalidBet
 */
export function readWheelBets(json: unknown, limits: StakeLimits): WheelBet[] {
  const bets = readList(json, wheelColours.length).map((entry): WheelBet => {
    const { colour, stakeMinor } = readFields(entry, ['colour', 'stakeMinor']);
    const chosen = readChoice(colour, wheelColours);
    return { colour: chosen, stakeMinor: readStake(stakeMinor, limits, wheelPays[chosen]) };
  });
  refuseDuplicates(bets, ({ colour }) => colour);
  return bets;
}

export function drawWheel(draw: Draw): WheelResult {
  return { segment: draw(wheelSegments.length) };
}

/** What a bet pays in minor units, its stake included. */
export function settleWheel({ colour, stakeMinor }: WheelBet, result: WheelResult): bigint {
  return payOf(stakeMinor, wheelBetPays(colour, result));
}

/** A bet on a colour, exactly. */
export function wheelMath(colour: WheelColour): BetMath {
  return betMathOf(
    wheelSegments.map((_, segment) => ({ weight: 1n, pays: wheelBetPays(colour, { segment }) })),
  );
}

export function provableWheel(): ProvableBet[] {
  return wheelColours.map((colour) => ({
    name: `lucky wheel, ${colour}`,
    ...wheelMath(colour),
    play: (draw) => wheelBetPays(colour, drawWheel(draw)),
  }));
}

const wheelBetPays = (colour: WheelColour, { segment }: WheelResult): Hundredths =>
  wheelSegments[segment] === colour ? wheelPays[colour] : 0;
