import { describe, expect, it } from 'vitest';
import { readMaintenanceOrder } from './maintenance-order.ts';

const brands = [
  { slug: 'first', siteId: 1 },
  { slug: 'second', siteId: 2 },
];

describe('an order of maintenance', () => {
  it('names brands by slug or number, or all of them', () => {
    expect(readMaintenanceOrder(['on', 'first'], brands)).toEqual({ isClosed: true, brands: [brands[0]] });
    expect(readMaintenanceOrder(['off', '2', 'first'], brands)).toEqual({
      isClosed: false,
      brands: [brands[1], brands[0]],
    });
    expect(readMaintenanceOrder(['on', 'all'], brands).brands).toEqual(brands);
  });

  it('changes nothing where nothing is said', () => {
    expect(readMaintenanceOrder([], brands).brands).toEqual([]);
  });

  it.each([[['on']], [['maybe', 'first']], [['on', 'third']]])('refuses %s in one sentence', (words) => {
    expect(() => readMaintenanceOrder(words, brands)).toThrow(/\.$/);
  });
});
