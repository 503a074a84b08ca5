import { z } from 'zod';

import { amount } from '../wire.ts';
import { slotMechanic } from './game.ts';

const whole = z.number().int().nullable();
/** In percent with two digits. */
const percent = z.string().nullable();

/** What a studio states about its game; null if it does not state it. */
export const statedFigures = {
  /** Theoretical return to player: of the bet that returns most, if bets differ. */
  rtp: percent,
  /** That of the bet that returns least; null if bets do not differ. */
  rtp_least: percent,
  /** How a slot pays. */
  mechanic: slotMechanic.nullable(),
  /** 1 low to 5 high: how far a spin is from the mean, in five steps of the standard deviation. */
  volatility: whole,
  /** Share of games with any prize, and of those with more than the stake. */
  hit_rate: percent,
  win_rate: percent,
  /** One game in so many starts the feature. */
  feature_odds: whole,
  min_bet: amount.nullable(),
  max_bet: amount.nullable(),
  /** The most that a game returns, in stakes, and how rare it is: one game in so many. */
  max_win_multiplier: z.number().nullable(),
  max_win_odds: whole,
  lines: whole,
  ways: whole,
};
