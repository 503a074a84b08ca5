import { withdrawalState as readState } from '@baize/services';

import { route } from '../../route.ts';

export const withdrawalState = route('GET /account/withdrawal-state', (context) => readState(context));
