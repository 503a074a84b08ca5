import { z } from 'zod';

import { defineCall } from '../call.ts';
import { integerText, reportInstant } from '../wire.ts';

/** The histories that can be saved, by the name in the address. */
export const historyFiles = ['financial', 'games', 'activities', 'sessions'] as const;

export const historyFile = defineCall({
  method: 'GET',
  path: '/account/exports/{history}',
  area: 'account',
  auth: 'player',
  whileClosed: 'open',
  origin: 'own',
  summary: 'All rows of a history in a range as a file: up to 100,000 as XLSX or CSV, 10,000 as PDF.',
  params: z.object({ history: z.enum(historyFiles) }),
  query: z.object({
    format: z.enum(['xlsx', 'csv', 'pdf']),
    start_date: reportInstant,
    end_date: reportInstant,
    /** The filters of the history's own call; it has no others. */
    type: integerText(0, 3).optional(),
    payment_id: integerText().optional(),
    wallet: integerText(1, 6).optional(),
  }),
  reply: z.file(),
  errors: [
    'unauthenticated',
    'invalid',
    'data_not_found',
    'too_many_requests',
    'history_too_long',
    'file_unavailable',
  ],
  file: 'application/octet-stream',
});
