import { giveUpBonus as giveUp } from '@baize/services';

import { route } from '../../route.ts';

export const giveUpBonus = route('POST /account/bonuses/give-up', async (context, { body }) => {
  await giveUp(context, body);
  return { success: true, message: context.text('reply_bonus_given_up') };
});
