import { z } from 'zod';

import { amount } from '../wire.ts';

/** What a studio states about its game; null if it does not state it. */
export const statedFigures = {
  /** Theoretical return to player in percent with two digits. */
  rtp: z.string().nullable(),
  /** 1 low to 5 high. */
  volatility: z.number().int().nullable(),
  min_bet: amount.nullable(),
  max_bet: amount.nullable(),
  max_win_multiplier: z.number().int().nullable(),
  lines: z.number().int().nullable(),
};
