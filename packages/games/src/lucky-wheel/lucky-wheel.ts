import { type BetMath, betMathOf } from '../bets/bet-math.ts';
import { type Hundredths, payRoundedDown } from '../bets/pay.ts';
import {
  readChoice,
  readFields,
  readList,
  readStake,
  refuseDuplicates,
  type StakeLimits,
} from '../bets/read-bets.ts';
import { type ProvableGame, provableBet } from '../proof/provable-game.ts';
import type { Draw } from '../random/draw.ts';

export const luckyWheelColours = ['white', 'blue', 'green', 'red', 'gold'] as const;
export type LuckyWheelColour = (typeof luckyWheelColours)[number];

/** Clockwise from the pointer, by initial. The same colour is never next to itself. */
const ARRANGEMENT = 'wbwgwrwbwdwbwgwbgwbwrwbwgwbwrwbwgwbwdwgbwrwbwgwb';
const initials: Readonly<Record<string, LuckyWheelColour>> = {
  w: 'white',
  b: 'blue',
  g: 'green',
  r: 'red',
  d: 'gold',
};

/** The segments of the wheel, clockwise: 23 white, 12 blue, 7 green, 4 red, 2 gold. */
export const luckyWheelSegments: readonly LuckyWheelColour[] = Array.from(
  ARRANGEMENT,
  (initial) => initials[initial] ?? 'white',
);

/** What a colour pays if the wheel stops on it; returns 95.83, 95, 94.79, 95.83 and 95.83 %. */
export const luckyWheelPays: Readonly<Record<LuckyWheelColour, Hundredths>> = {
  white: 200,
  blue: 380,
  green: 650,
  red: 1_150,
  gold: 2_300,
};

export interface LuckyWheelBet {
  readonly colour: LuckyWheelColour;
  readonly stakeMinor: bigint;
}

/** The index of the segment at which the wheel stops. JSON as it is. */
export interface LuckyWheelResult {
  readonly segment: number;
}

/**
 * A player's bets on a spin, from untrusted JSON: `[{ "colour": "gold", "stakeMinor": "500" }]`.
 *
 * @throws InvalidBet
 */
export function readLuckyWheelBets(json: unknown, limits: StakeLimits): LuckyWheelBet[] {
  const bets = readList(json, luckyWheelColours.length).map((entry): LuckyWheelBet => {
    const { colour, stakeMinor } = readFields(entry, ['colour', 'stakeMinor']);
    const chosen = readChoice(colour, luckyWheelColours);
    return { colour: chosen, stakeMinor: readStake(stakeMinor, limits, luckyWheelPays[chosen]) };
  });
  refuseDuplicates(bets, ({ colour }) => colour);
  return bets;
}

export function drawLuckyWheel(draw: Draw): LuckyWheelResult {
  return { segment: draw(luckyWheelSegments.length) };
}

/** What a bet pays in minor units, its stake included. */
export function settleLuckyWheel({ colour, stakeMinor }: LuckyWheelBet, result: LuckyWheelResult): bigint {
  return payRoundedDown(stakeMinor, wheelBetPays(colour, result));
}

/** A bet on a colour, exactly. */
export function luckyWheelMath(colour: LuckyWheelColour): BetMath {
  return betMathOf(
    luckyWheelSegments.map((_, segment) => ({ weight: 1n, pays: wheelBetPays(colour, { segment }) })),
  );
}

export function provableLuckyWheel(): ProvableGame[] {
  return luckyWheelColours.map((colour) =>
    provableBet(`lucky-wheel, ${colour}`, luckyWheelMath(colour), (draw) =>
      wheelBetPays(colour, drawLuckyWheel(draw)),
    ),
  );
}

const wheelBetPays = (colour: LuckyWheelColour, { segment }: LuckyWheelResult): Hundredths =>
  luckyWheelSegments[segment] === colour ? luckyWheelPays[colour] : 0;
