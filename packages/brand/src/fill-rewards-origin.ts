import type { Brand } from './brand.ts';
import { REWARDS_ORIGIN } from './frame-template.ts';

/** Options with the address of a reward page. */
const names = [
  'request_bonus_url',
  'wheel_of_fortune_url',
  'golden_treasure_url',
  'level_url',
  'case_url',
] as const;

/**
 * Replaces the placeholder in a brand's addresses of reward pages. Without an origin, those that need it are removed, so that
 * no link leads nowhere.
 *
 * @param origin such as http://localhost:3001
 */
export function fillRewardsOrigin(brand: Brand, origin: string | undefined): Brand {
  const options = { ...brand.options };
  for (const name of names) {
    const address = options[name];
    if (!address?.startsWith(REWARDS_ORIGIN)) continue;
    if (origin === undefined) delete options[name];
    else options[name] = address.replace(REWARDS_ORIGIN, origin);
  }
  return { ...brand, options };
}
