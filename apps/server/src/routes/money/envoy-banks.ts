import { listEnvoyBanks } from '@baize/services';

import { route } from '../../route.ts';

export const envoyBanks = route('GET /account/envoy/bank-list', (context) => listEnvoyBanks(context));
