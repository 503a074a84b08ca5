import { STUDIO_PARTY } from '@baize/providers';

import { nativeDriver } from './sandbox-studio-driver.ts';
import { liveSlotIds } from './seed-catalogue.ts';

/** A live slot, whose provider also runs games of the main wallet. */
export const liveSlotDriver = nativeDriver({
  provider: STUDIO_PARTY,
  gameId: liveSlotIds.first,
  otherGameId: liveSlotIds.second,
  wallet: 'liveSlot',
});
