import { openRewardFrame } from '@baize/services';

import { route } from '../../route.ts';

export const rewardFrame = route('GET /account/reward-frame', (context, { query }) =>
  openRewardFrame(context, query),
);
