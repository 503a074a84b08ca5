import { readDataCopies, requestDataCopy as request } from '@baize/services';

import { route } from '../../route.ts';

export const dataCopies = route('GET /account/data-copies', (context) => readDataCopies(context));

export const requestDataCopy = route('POST /account/data-copies', (context) => request(context));
