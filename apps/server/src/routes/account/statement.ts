import { readStatement } from '@baize/services';

import { route } from '../../route.ts';

export const statement = route('GET /account/statement', (context, { query }) =>
  readStatement(context, query),
);
