import { declineBonus as decline } from '@baize/services';

import { route } from '../../route.ts';

export const declineBonus = route('POST /account/bonuses/decline', async (context, { body }) => {
  await decline(context, body);
  return { success: true, message: context.text('reply_bonus_declined') };
});
