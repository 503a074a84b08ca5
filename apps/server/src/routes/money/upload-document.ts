import { uploadDocument as verb } from '@baize/services';

import { route } from '../../route.ts';

export const uploadDocument = route('POST /account/documents', (context, { body }) => verb(context, body));
