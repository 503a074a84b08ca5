import { requestWithdrawal } from '@baize/services';

import { route } from '../../route.ts';

export const withdrawDynamic = route('POST /account/withdraw/dynamic', async (context, { body }) => {
  const data = await requestWithdrawal(context, body);
  return { success: true, data: { ...data, message: context.text('reply_withdrawal_requested') } };
});
