import { betMathOf } from '../bets/bet-math.ts';
import { readChoice } from '../bets/read-bets.ts';
import type { InstantGame } from '../instant/instant-game.ts';
import { WHEEL_SEGMENTS, wheelPays, type WheelRisk, wheelRisks } from './wheel-table.ts';

export interface WheelChoice {
  readonly risk: WheelRisk;
}

/** The index of the segment at which the wheel stops. JSON as it is. */
export interface WheelResult {
  readonly segment: number;
}

/** A spin of one of three wheels. */
export const wheel54: InstantGame<WheelChoice, WheelResult> = {
  name: 'wheel-54',
  fields: ['risk'],
  readChoice: ({ risk }) => ({ risk: readChoice(risk, wheelRisks) }),
  topPay: ({ risk }) => Math.max(...wheelPays[risk]),
  draw: (_, draw) => ({ segment: draw(WHEEL_SEGMENTS) }),
  pays: ({ risk }, { segment }) => wheelPays[risk][segment] ?? 0,
  mathOf: ({ risk }) => betMathOf(wheelPays[risk].map((pays) => ({ weight: 1n, pays }))),
  stated: wheelRisks.map((risk) => ({ risk })),
  proven: wheelRisks.map((risk) => [risk, { risk }]),
};
