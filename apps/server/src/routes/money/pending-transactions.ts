import { listPending } from '@baize/services';

import { route } from '../../route.ts';

export const pendingTransactions = route('GET /pending-transactions/{type}', (context, { params }) =>
  listPending(context, params),
);
