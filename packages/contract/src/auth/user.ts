import { z } from 'zod';

import { balanceVersion, flag, id, sum } from '../wire.ts';

/** The signed-in player as their own pages show them. */
export const user = z.object({
  id,
  username: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  balance: sum,
  /** Our additions: bonus money, which is apart from the balance, and the version of both. */
  bonus_balance: sum,
  balance_version: balanceVersion,
  /** 1 lira, 2 dollar, any other euro. */
  currency: z.number().int(),
  ga_verification_status: flag,
  sms_verification_status: flag,
  /** Our addition: 1 while a break or self-exclusion closes the account; the player can then only read, and withdraw. */
  is_closed: flag,
  /** Our addition. */
  unread_messages: z.number().int(),
  favorite_games: z.array(id),
  user_detail: z.object({
    gender: z.number().int().nullable(),
    city: z.string().nullable(),
    country_id: id,
    address: z.string(),
    total_deposit: sum,
    total_withdraw: sum,
    phone: z.string(),
    /** Our addition: whose dial code the number has. */
    phone_country_id: id,
    phone_verification: flag,
  }),
});

/** The reply of sign-in and refresh. */
export const sessionReply = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds until the token expires. */
  expires_in: z.number().int(),
  user,
});
