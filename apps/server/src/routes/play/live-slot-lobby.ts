import { openLiveSlot } from '@baize/services';

import { route } from '../../route.ts';

export const liveSlotLobby = route('GET /live-slot/lobby', (context, { query }) =>
  openLiveSlot(context, query),
);
