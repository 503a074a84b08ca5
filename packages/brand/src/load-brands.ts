import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Brand } from './brand.ts';
import { BrandError, type BrandProblem } from './brand-error.ts';
import { readBrand } from './read-brand.ts';

function sharedValues(brands: readonly Brand[]): BrandProblem[] {
  const problems: BrandProblem[] = [];
  const owners = new Map<string, string>();
  const claim = (brand: Brand, field: string, value: string) => {
    const key = `${field} ${value}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? brand.slug);
    if (owner !== undefined) {
      problems.push({
        file: `${brand.slug}/brand.json`,
        field,
        reason: `${value} already belongs to ${owner}`,
      });
    }
  };
  for (const brand of brands) {
    claim(brand, 'siteId', String(brand.siteId));
    for (const host of brand.hosts) claim(brand, 'hosts', host);
  }
  return problems;
}

/**
 * Loads all brands in a folder, in the order of their slugs.
 * @throws BrandError with all problems of all brands: file, field and reason
 */
export function loadBrands(folder: string): readonly Brand[] {
  if (!existsSync(folder)) throw new BrandError([{ file: folder, field: '', reason: 'is missing' }]);
  const readings = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
    .map((slug) => readBrand(join(folder, slug), slug));
  const brands = readings.flatMap(({ brand }) => (brand === undefined ? [] : [brand]));
  const problems = [...readings.flatMap((reading) => reading.problems), ...sharedValues(brands)];
  if (problems.length > 0) throw new BrandError(problems);
  if (brands.length === 0) throw new BrandError([{ file: folder, field: '', reason: 'contains no brand' }]);
  return brands;
}
