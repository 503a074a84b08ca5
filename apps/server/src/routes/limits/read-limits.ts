import { readLimit as readOne, readLimits as readAll } from '@baize/services';

import { route } from '../../route.ts';

export const readLimit = route('GET /limits/{limitType}', (context, { params }) => readOne(context, params));

export const readLimits = route('GET /account/limits', (context) => readAll(context));
