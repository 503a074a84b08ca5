import { listUsedMethods } from '@baize/services';

import { route } from '../../route.ts';

export const paymentMethods = route('GET /account/payment-methods', (context, { query }) =>
  listUsedMethods(context, query),
);
