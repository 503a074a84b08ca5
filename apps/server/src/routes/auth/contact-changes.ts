import { listContactChanges } from '@baize/services';

import { route } from '../../route.ts';

export const contactChanges = route('GET /account/contact-changes', (context) => listContactChanges(context));
