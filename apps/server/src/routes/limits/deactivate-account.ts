import { deactivateAccount as deactivate, formatMoment } from '@baize/services';

import { writeClosingNotice } from '../../emails/account-messages.ts';
import { route } from '../../route.ts';

export const deactivateAccount = route('POST /account/deactive-account', async (context, { body }) => {
  const endsAt = await deactivate(context, body, writeClosingNotice);
  const message = context.text('reply_account_closed', { date: formatMoment(endsAt, context) });
  return { success: true, message, data: { message, ends_at: endsAt } };
});
