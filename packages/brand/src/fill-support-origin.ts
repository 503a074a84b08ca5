import type { Brand } from './brand.ts';

/** Stands in a brand's live-support markup for the origin that this installation reaches its desk at. */
const PLACEHOLDER = '{support_origin}';
const names = ['web_live_support', 'mobile_live_support'] as const;

/**
 * A brand whose live support names its desk's origin. Without one, markup that needs it is left out: a
 * button that leads to nobody is worse than none.
 *
 * @param origin such as http://localhost:3001
 */
export function fillSupportOrigin(brand: Brand, origin: string | undefined): Brand {
  const options = { ...brand.options };
  for (const name of names) {
    const markup = options[name];
    if (!markup?.includes(PLACEHOLDER)) continue;
    if (origin === undefined) delete options[name];
    else options[name] = markup.replaceAll(PLACEHOLDER, origin);
  }
  return { ...brand, options };
}
