import { toggleFavoriteGame as toggle } from '@baize/services';

import { route } from '../../route.ts';

export const toggleFavoriteGame = route('GET /account/favorite-games/{id}', async (context, { params }) => {
  const favorite = await toggle(context, params);
  const message = context.text(favorite ? 'reply_favorite_added' : 'reply_favorite_removed');
  return { success: true, data: { message, favorite } };
});
