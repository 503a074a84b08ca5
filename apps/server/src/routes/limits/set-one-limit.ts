import { actionNames, setOneLimit as set } from '@baize/services';

import { route } from '../../route.ts';

const messages = {
  set: 'reply_limit_saved',
  raise_requested: 'reply_limit_raise_waits',
  removal_requested: 'reply_limit_removal_waits',
  called_off: 'reply_limit_change_cancelled',
  unchanged: 'reply_limit_unchanged',
} as const;

export const setOneLimit = route('POST /account/limits', async (context, { body }) => {
  const { action, effectiveAt } = await set(context, body);
  const name = action === undefined ? 'unchanged' : actionNames[action];
  return {
    success: true,
    message: context.text(messages[name]),
    data: { action: name, effective_at: effectiveAt },
  };
});
