import { listPromotions } from '@baize/services';

import { route } from '../../route.ts';

export const promotions = route('GET /promotions', (context) => listPromotions(context));
