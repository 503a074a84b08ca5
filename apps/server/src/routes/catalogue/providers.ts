import { listStudios } from '@baize/services';

import { route } from '../../route.ts';

export const providers = route('GET /providers', async (context, { query }) => ({
  success: true,
  providers: listStudios(context, query),
}));
