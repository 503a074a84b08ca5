import { z } from 'zod';

import { defineCall } from '../call.ts';
import { messageReply } from '../wire.ts';

/*
 * Shapes only: the verb checks the rules (age, password, uniqueness …), with messages in the player's language. The
 * bounds here only reject absurd input.
 */
const text = z.string().max(200);
/** A number or a string of digits; coercion would accept an empty list as 0 and `true` as 1. */
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
  errors: [
    'invalid',
    'registration_refused',
    'captcha_required',
    'captcha_failed',
    'captcha_unavailable',
    'too_many_requests',
  ],
});
