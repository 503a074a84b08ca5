import { z } from 'zod';

import { amount, id, instant, sum } from '../wire.ts';
import { bonusKinds } from './bonus-terms.ts';

/** How much of a stake counts, in percent. */
const percent = z.number().int().min(0).max(100);

/** What a player agrees to, before they accept it and while it runs. Texts are in the language of the call. */
export const shownTerms = {
  award_id: id,
  /** The terms as they were offered; accepting names them. */
  terms_id: id,
  name: z.string(),
  summary: z.string(),
  kind: z.enum(bonusKinds),
  /** Bonus money that is given. */
  amount,
  /** What has to be staked in all, how often that is, and of what. */
  wager: amount,
  times: z.number(),
  base: z.enum(['bonus', 'depositAndBonus']),
  /** By type of game; what is not named counts nothing, and takes no bonus money. */
  types: z.array(z.object({ type: z.string(), percent })),
  /** Games that count otherwise than their type. */
  games: z.array(z.object({ id, name: z.string(), percent })),
  /** The largest stake while it is active. */
  max_stake: amount.nullable(),
  /** The smallest odds that count, in thousandths. */
  min_odds: z.number().int().nullable(),
  /** The most that becomes the player's own. */
  max_release: amount.nullable(),
  /** What has to be staked before a withdrawal; null if a withdrawal ends the bonus instead. */
  turnover: amount.nullable(),
  is_free_bet: z.boolean(),
  days_to_play: z.number().int(),
  offered_at: instant,
  accept_until: instant,
};

export const offeredBonus = z.object(shownTerms);

export const activeBonus = z.object({
  ...shownTerms,
  accepted_at: instant,
  expires_at: instant,
  /** Bonus money now. */
  balance: sum,
  /** What counts as staked, and what is left of `wager`. */
  wagered: sum,
  left: sum,
  /** Of `wager`, whole percent, rounded down. */
  percent,
  /** What is left to stake before a withdrawal; null if a withdrawal ends the bonus instead. */
  turnover_left: sum.nullable(),
  /** A withdrawal waits, or the account was closed: no bet takes its money or counts. */
  is_frozen: z.boolean(),
});

/** Free rounds that are offered or active. */
export const shownFreeSpins = z.object({
  free_spin_id: id,
  terms_id: id,
  name: z.string(),
  summary: z.string(),
  /** 0 offered, 1 active. */
  status: z.number().int(),
  count: z.number().int(),
  left: z.number().int(),
  /** Of one round. */
  stake: amount,
  won: sum,
  max_win: amount.nullable(),
  /** How often what is won has to be staked; 0 if it is the player's own at once. */
  times: z.number(),
  claim_until: instant,
  days_to_play: z.number().int(),
  expires_at: instant.nullable(),
  /** The terms of the bonus that its wins become; null if they are the player's own at once. */
  bonus: offeredBonus.nullable(),
  /** The chosen game, or those to choose from. */
  games: z.array(
    z.object({ id, name: z.string(), picture: z.string(), shape: z.enum(['portrait', 'landscape']) }),
  ),
});
