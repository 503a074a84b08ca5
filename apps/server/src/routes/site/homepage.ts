import { homepage as readHomepage } from '@baize/services';

import { route } from '../../route.ts';

export const homepage = route('GET /homepage', (context) => readHomepage(context));
