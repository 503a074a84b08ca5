import { startEnvoyPayment } from '@baize/services';

import { route } from '../../route.ts';

export const envoyPay = route('GET /account/envoy/pay', (context, { query }) =>
  startEnvoyPayment(context, query),
);
