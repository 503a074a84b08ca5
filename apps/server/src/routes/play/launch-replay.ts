import { launchReplay as launch } from '@baize/services';

import { route } from '../../route.ts';

export const launchReplay = route('GET /gameReplay/{id}', (context, { params, query }) =>
  launch(context, { id: params.id, device: query.device }),
);
