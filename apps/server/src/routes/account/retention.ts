import { readRetention } from '@baize/services';

import { route } from '../../route.ts';

export const retention = route('GET /retention', async (context) => readRetention(context));
