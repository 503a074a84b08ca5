import { searchSite } from '@baize/services';

import { route } from '../../route.ts';

export const search = route('GET /search', (context, { query }) => searchSite(context, query));
