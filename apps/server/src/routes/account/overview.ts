import { readOverview } from '@baize/services';

import { route } from '../../route.ts';

export const overview = route('GET /account/overview', (context) => readOverview(context));
