import type { MessageKey } from '@baize/messages/keys';

import type { SportView } from '../../addresses/sport-address.ts';

export const sportTitles = {
  prematch: 'site_nav_sport',
  live: 'site_nav_live_sport',
  esport: 'site_nav_esport',
} as const satisfies Record<SportView, MessageKey>;
