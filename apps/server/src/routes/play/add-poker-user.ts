import { addPokerUser as addUser } from '@baize/services';

import { route } from '../../route.ts';

export const addPokerUser = route('POST /add-poker-user', async (context, { body }) => {
  await addUser(context, body);
  return { success: true, message: context.text('reply_poker_user_added') };
});
