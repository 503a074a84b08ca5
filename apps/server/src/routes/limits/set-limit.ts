import { setLimits } from '@baize/services';

import { route } from '../../route.ts';

export const setLimit = route('POST /limits/{limitType}', async (context, { params, body }) => {
  const actions = await setLimits(context, params, body);
  const isWaiting = actions.some((action) => action !== 'set');
  const message = context.text(isWaiting ? 'reply_limits_wait' : 'reply_limits_saved');
  return { success: true, message, data: { message } };
});
