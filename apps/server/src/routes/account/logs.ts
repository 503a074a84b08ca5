import { accountLogs as readLogs } from '@baize/services';

import { route } from '../../route.ts';

export const accountLogs = route('GET /account/logs', (context, { query }) => readLogs(context, query));
