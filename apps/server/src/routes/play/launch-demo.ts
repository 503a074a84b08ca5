import { launchDemo as launch } from '@baize/services';

import { route } from '../../route.ts';

export const launchDemo = route('GET /gameDemo/{id}', (context, { params, query }) =>
  launch(context, { id: params.id, device: query.device }),
);
