import type { Brand } from './brand.ts';

/** Placeholder in a brand's live-support markup for the origin of this installation's support desk. */
const PLACEHOLDER = '{support_origin}';
const names = ['web_live_support', 'mobile_live_support'] as const;

/**
 * Replaces the placeholder in a brand's live-support markup. Without an origin, markup that needs it is removed, so
 * that no button leads nowhere.
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
