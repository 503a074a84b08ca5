import { z } from 'zod';

import { defineCall } from '../call.ts';
import { messageReply } from '../wire.ts';

/*
 * Shapes only: the rules with their messages (age, password, uniqueness …) are the verb's, so that
 * each field answers in the player's language. The bounds here keep absurd input from reaching it.
 */
const text = z.string().max(200);
/** As a number or in digits; coercing would take an empty list for zero and a yes for one. */
const number = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value),
  z.number().int().min(0).max(10_000),
);

const firstStep = {
  phone_code: number,
  phone: text,
  username: text,
  email: text,
  password: text,
  password_confirmation: text,
};

export const registrationCheck = z.object({ type: z.literal('check'), ...firstStep });

export const registrationFinal = z.object({
  type: z.undefined().optional(),
  ...firstStep,
  country_id: number,
  name: text,
  surname: text,
  personal_id: text,
  birth_day: number,
  birth_month: number,
  birth_year: number,
  address: text,
  turnstileToken: z.string().max(2048).optional(),
  ref_id: z.string().max(20).optional(),
});

export const register = defineCall({
  method: 'POST',
  path: '/account/register',
  area: 'auth',
  auth: 'visitor',
  abroad: 'refused',
  origin: 'specification',
  summary: 'Checks the first step of a registration (type check) or completes it.',
  body: z.union([registrationCheck, registrationFinal]),
  reply: messageReply,
  errors: ['invalid', 'captcha_required', 'captcha_failed', 'captcha_unavailable', 'too_many_requests'],
});
