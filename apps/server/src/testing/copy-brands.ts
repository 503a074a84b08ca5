import { join } from 'node:path';

import { type Brand, fillRewardsOrigin, loadBrands } from '@baize/brand';

const folder = join(import.meta.dirname, '../../../../brands');

let loaded: readonly Brand[] | undefined;

/** The brands, which are read once for all files of a worker; a copy, since some tests change one. */
export function copyBrands(rewardsOrigin: string): readonly Brand[] {
  loaded ??= loadBrands(folder);
  return structuredClone(loaded).map((brand) => fillRewardsOrigin(brand, rewardsOrigin));
}
