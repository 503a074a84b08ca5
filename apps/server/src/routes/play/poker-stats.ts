import { pokerStats as readStats } from '@baize/services';

import { route } from '../../route.ts';

export const pokerStats = route('GET /klaspoker/TotalMemberBalances', (context) => readStats(context));
