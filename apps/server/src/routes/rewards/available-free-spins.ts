import { listFreeSpins } from '@baize/services';

import { route } from '../../route.ts';

export const availableFreeSpins = route('GET /account/available-freespin', (context) =>
  listFreeSpins(context),
);
