import { siteOptions } from '@baize/services';

import { route } from '../../route.ts';

export const options = route('GET /options', (context) => siteOptions(context, context.country));
