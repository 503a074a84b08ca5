import { readDocuments as verb } from '@baize/services';

import { route } from '../../route.ts';

export const readDocuments = route('GET /account/documents', (context) => verb(context));
