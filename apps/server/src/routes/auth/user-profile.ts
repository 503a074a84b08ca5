import { readProfile } from '@baize/services';

import { route } from '../../route.ts';

export const userProfile = route('GET /user-profile', (context) => readProfile(context));
