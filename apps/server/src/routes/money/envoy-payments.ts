import { listEnvoyPayments } from '@baize/services';

import { route } from '../../route.ts';

export const envoyPayments = route(
  'GET /account/envoy/available-payments/{bankSlug}',
  (context, { params }) => listEnvoyPayments(context, params),
);
