import type { game } from '@baize/db';
import { foldName } from '@baize/services';

import { type LiveSlot, liveSlots, liveSlotStatement } from '../live-slots.ts';
import { DEFAULT_PROVIDER } from '../studios/studio-providers.ts';
import { studios } from '../studios.ts';

export const liveSlotRows: readonly (typeof game.$inferInsert)[] = liveSlots.map(rowOf);

function rowOf(slot: LiveSlot): typeof game.$inferInsert {
  const { id, slug, name, art } = slot;
  const { play, math } = liveSlotStatement(slot);
  const studio = studios.find((row) => row.slug === slot.studio);
  if (!studio) throw new RangeError(`no studio ${slot.studio}`);
  return {
    id,
    slug,
    studioId: studio.id,
    provider: DEFAULT_PROVIDER,
    type: 'live_slot',
    nameTr: name.tr,
    nameEn: name.en,
    folded: `${foldName(name.tr)} ${foldName(name.en)}`,
    picture: art.picture.name,
    shape: 'landscape',
    demo: false,
    launchable: true,
    play,
    rtpBasisPoints: math.rtpBasisPoints ?? null,
    mechanic: math.mechanic ?? null,
    volatility: math.volatility ?? null,
    minBetMinor: math.minBetMinor,
    maxBetMinor: math.maxBetMinor,
    lines: math.lines ?? null,
    releasedAt: '2026-01-01',
    enabled: true,
  };
}
