import { z } from 'zod';

import { instant } from '../wire.ts';

/** What was changed, so that money to a new destination waits. */
export const holdCauses = ['password', 'email', 'phone', 'second_step'] as const;

export type HoldCause = (typeof holdCauses)[number];

/** Until when a withdrawal is not paid, and why; null if nothing but its decision is waited for. */
export const exitHold = z.object({ until: instant, cause: z.enum(holdCauses) }).nullable();
