import type { Brand } from '@baize/brand';
import { LaunchProblem } from './launch-problem.ts';

/** Which brands to open or close; no brands only prints the state. */
export interface MaintenanceArguments {
  readonly isClosed: boolean;
  readonly brands: readonly Pick<Brand, 'slug' | 'siteId'>[];
}

/**
 * Parses `on <brand>…`, `off <brand>…` or nothing; `all` means every brand.
 *
 * @throws LaunchProblem with one sentence for the user
 */
export function readMaintenanceArguments(
  words: readonly string[],
  brands: readonly Pick<Brand, 'slug' | 'siteId'>[],
): MaintenanceArguments {
  const [verb, ...names] = words;
  if (verb === undefined) return { isClosed: false, brands: [] };
  if ((verb !== 'on' && verb !== 'off') || names.length === 0)
    throw new LaunchProblem(
      'Usage: npm run maintenance -- on <brand>, or off <brand>; all means every brand.',
    );
  const chosen = names.includes('all') ? brands : names.map((name) => findBrand(name, brands));
  return { isClosed: verb === 'on', brands: chosen };
}

function findBrand(name: string, brands: MaintenanceArguments['brands']) {
  const brand = brands.find(({ slug, siteId }) => slug === name || String(siteId) === name);
  if (brand) return brand;
  throw new LaunchProblem(
    `There is no brand ${name}; there are: ${brands.map(({ slug }) => slug).join(', ')}.`,
  );
}
