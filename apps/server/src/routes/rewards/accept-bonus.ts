import { acceptBonus as accept } from '@baize/services';

import { route } from '../../route.ts';

export const acceptBonus = route('POST /account/bonuses/accept', async (context, { body }) => {
  await accept(context, body);
  return { success: true, message: context.text('reply_bonus_accepted') };
});
