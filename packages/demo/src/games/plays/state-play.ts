import { type HousePlay, statementOf } from '@baize/games';

import type { GameMath } from '../game.ts';

const BASIS_POINTS = 10_000;

type Figures = Pick<GameMath, 'rtpBasisPoints' | 'leastRtpBasisPoints' | 'maxWinMultiplier' | 'topWinOdds'>;

/** What a game with several bets states; nothing if nothing plays it. */
export function statePlay(play: HousePlay | null): Figures {
  if (play === null) return {};
  const { returns, top } = statementOf(play);
  const most = Math.round(returns.most * BASIS_POINTS);
  const least = Math.round(returns.least * BASIS_POINTS);
  return {
    rtpBasisPoints: most,
    ...(least < most && { leastRtpBasisPoints: least }),
    ...(top !== null && { maxWinMultiplier: top.pays, topWinOdds: Math.round(1 / top.chance) }),
  };
}
