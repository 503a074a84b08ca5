import { nameSportPlace } from '@baize/services';

import { route } from '../../route.ts';

export const sportNames = route('GET /sports/names', (context, { query }) => nameSportPlace(context, query));
