import { readProductPage } from '@baize/services';

import { route } from '../../route.ts';

export const productPage = route('GET /product-page/{id}', (context, { params }) =>
  readProductPage(context, params),
);
