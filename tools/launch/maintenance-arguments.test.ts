import { describe, expect, it } from 'vitest';
import { readMaintenanceArguments } from './maintenance-arguments.ts';

const brands = [
  { slug: 'first', siteId: 1 },
  { slug: 'second', siteId: 2 },
];

describe('an order of maintenance', () => {
  it('names brands by slug or number, or all of them', () => {
    expect(readMaintenanceArguments(['on', 'first'], brands)).toEqual({
      isClosed: true,
      brands: [brands[0]],
    });
    expect(readMaintenanceArguments(['off', '2', 'first'], brands)).toEqual({
      isClosed: false,
      brands: [brands[1], brands[0]],
    });
    expect(readMaintenanceArguments(['on', 'all'], brands).brands).toEqual(brands);
  });

  it('changes nothing where nothing is said', () => {
    expect(readMaintenanceArguments([], brands).brands).toEqual([]);
  });

  it.each([[['on']], [['maybe', 'first']], [['on', 'third']]])('refuses %s in one sentence', (words) => {
    expect(() => readMaintenanceArguments(words, brands)).toThrow(/\.$/);
  });
});
