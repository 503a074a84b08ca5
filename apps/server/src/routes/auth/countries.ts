import { listCountries } from '@baize/services';

import { route } from '../../route.ts';

export const countries = route('GET /countries', (context) => listCountries(context));
