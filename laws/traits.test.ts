import { loadBrands, type TraitName, traitTable } from '@baize/brand';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesWhere, isCode, isTest, root } from './source-tree.ts';

/** Traits of screens that are not served yet; remove a trait from this list when it is read. */
const awaited: readonly TraitName[] = ['demo.ageGate'];

const names = Object.keys(traitTable).filter((name): name is TraitName => name in traitTable);

describe('brand traits', () => {
  const brands = loadBrands(path.join(root, 'brands'));
  const readers = filesWhere(
    (filePath) =>
      isCode(filePath) && /^(apps|packages)\//.test(filePath) && !filePath.startsWith('packages/brand/'),
  ).filter((file) => !isTest(file.path));

  it.each(names)('%s is read by the code, or listed as unserved', (name) => {
    const isRead = readers.some((file) => file.text.includes(`'${name}'`));
    expect(isRead).not.toBe(awaited.includes(name));
  });

  it.each(names)('%s is varied by a brand', (name) => {
    const values = brands.map((brand) => JSON.stringify(brand.traits[name]));
    expect(new Set(values).size).toBeGreaterThan(1);
  });

  it('exist', () => {
    expect(names.length).toBeGreaterThan(0);
  });
});
