import { enterBonusCode as enter } from '@baize/services';

import { route } from '../../route.ts';

export const enterBonusCode = route('POST /account/bonuses/code', async (context, { body }) => {
  const { awardId, freeSpinId } = await enter(context, body);
  return {
    success: true,
    message: context.text('reply_bonus_code'),
    data: { award_id: awardId ?? null, free_spin_id: freeSpinId ?? null },
  };
});
