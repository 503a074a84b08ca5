import { z } from 'zod';

import { amount } from '../wire.ts';

/** What a studio states about a game of its own; what it doesn't state is null. */
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
