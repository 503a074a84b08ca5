import { readTransaction } from '@baize/services';

import { route } from '../../route.ts';

export const transactionDetail = route('GET /account/transactions/{id}', (context, { params }) =>
  readTransaction(context, params),
);
