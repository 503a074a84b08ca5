import { lobbyConfig } from '@baize/services';

import { route } from '../../route.ts';

export const config = route('GET /config', (context, { query }) => lobbyConfig(context, query));
