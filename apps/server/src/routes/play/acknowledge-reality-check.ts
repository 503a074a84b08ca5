import { acknowledgeRealityCheck as acknowledge } from '@baize/services';

import { route } from '../../route.ts';

export const acknowledgeRealityCheck = route('POST /account/play-session/acknowledge', (context, { body }) =>
  acknowledge(context, body),
);
