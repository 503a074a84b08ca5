import { listPaymentMethods } from '@baize/services';

import { route } from '../../route.ts';

export const paymentDetails = route('GET /account/payment-details', (context, { query }) =>
  listPaymentMethods(context, query),
);
