import { launchGame as launch } from '@baize/services';

import { route } from '../../route.ts';

export const launchGame = route('GET /game/{id}', (context, { params, query }) =>
  launch(context, { id: params.id, ...query }),
);
