import { renewSportsToken } from '@baize/services';

import { route } from '../../route.ts';

export const sportsToken = route('POST /sports/token', async (context, { body: { provider } }) => {
  const { token, expiresAt } = await renewSportsToken(context, { provider, readsOnly: false });
  return { success: true, data: { token, expires_at: expiresAt } };
});

export const sportsHistoryToken = route(
  'POST /sports/history-token',
  async (context, { body: { provider } }) => {
    const { token, expiresAt } = await renewSportsToken(context, { provider, readsOnly: true });
    return { success: true, data: { token, expires_at: expiresAt } };
  },
);
