import { reviewLimits as review } from '@baize/services';

import { route } from '../../route.ts';

export const reviewLimits = route('POST /account/limits/review', async (context, { body }) => {
  await review(context, body);
  return { success: true, message: context.text('reply_limits_reviewed') };
});
