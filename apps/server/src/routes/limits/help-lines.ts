import { readHelpLines } from '@baize/services';

import { route } from '../../route.ts';

export const helpLines = route('GET /help-lines', (context) => readHelpLines(context));
