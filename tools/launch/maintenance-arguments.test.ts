import { describe, expect, it } from 'vitest';
import { readMaintenanceArguments } from './maintenance-arguments.ts';

const brands = [
  { slug: 'first', siteId: 1 },
  { slug: 'second', siteId: 2 },
];

describe('the arguments of npm run maintenance', () => {
  it('name brands by slug or site id, or all of them', () => {
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

  it('are optional', () => {
    expect(readMaintenanceArguments([], brands).brands).toEqual([]);
  });

  it.each([[['on']], [['maybe', 'first']], [['on', 'third']]])('are refused in one sentence: %s', (words) => {
    expect(() => readMaintenanceArguments(words, brands)).toThrow(/\.$/);
  });
});
