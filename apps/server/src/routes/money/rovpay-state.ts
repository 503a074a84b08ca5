import { readRovpayState } from '@baize/services';

import { route } from '../../route.ts';

export const rovpayState = route('GET /account/deposit/rovpay', (context) => readRovpayState(context));
