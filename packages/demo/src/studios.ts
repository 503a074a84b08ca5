import { slotStudios } from './studios/slot-studios.ts';
import { studioProviders, DEFAULT_PROVIDER } from './studios/studio-providers.ts';
import type { Studio } from './studios/studio.ts';
import { versatileStudios } from './studios/versatile-studios.ts';

export type { Studio } from './studios/studio.ts';

/** All studios by id, which is also the order of lists. */
export const studios: readonly Studio[] = [...slotStudios, ...versatileStudios]
  .map(([id, slug, name, kinds, slotShare, mark, compositions, letterings, palettes]) => ({
    id,
    slug,
    name,
    provider: studioProviders[slug] ?? DEFAULT_PROVIDER,
    kinds,
    slotShare,
    mark,
    hand: { compositions, letterings, palettes },
  }))
  .toSorted((one, other) => one.id - other.id);
