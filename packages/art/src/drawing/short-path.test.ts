import { describe, expect, it } from 'vitest';

import { shortPath, shortPaths } from './short-path.ts';

describe('shortPath', () => {
  it.each([
    ['M1.234 5.678L9.876-1.25', 1, 'M1.2 5.7L9.9-1.2'],
    ['M.5.5.25.75', 1, 'M.5 .5L.3 .8'],
    ['m10 10h.04h.04h.04z', 1, 'm10 10h0h.1h0z'],
    ['M0 0a1.26 1.24 0 01.5.5', 1, 'M0 0a1.3 1.2 0 0 1 .5 .5'],
    ['M0 0A10.4 10.4 0 1 0 20.6 20.4', 0, 'M0 0A10 10 0 1 0 21 20'],
    ['M1e1 2', 0, 'M10 2'],
  ])('shortens %j to %i decimals', (data, decimals, short) => {
    expect(shortPath(data, decimals)).toBe(short);
  });

  it('does not add up its errors', () => {
    const steps = shortPath(`M0 0${'l.34.34'.repeat(100)}`, 0).match(/-?\d+(?= \d)/g) ?? [];
    const end = steps.reduce((sum, step) => sum + Number(step), 0);
    expect(Math.abs(end - 34)).toBeLessThanOrEqual(1);
  });

  it.each(['M0', 'M0 0L1', '1 2', 'M0 0x1'])('returns %j as it is', (data) => {
    expect(shortPath(data, 1)).toBe(data);
  });

  it('shortens the paths of markup and nothing else', () => {
    expect(shortPaths('<path id="a1.234" d="M1.234 0"/>', 1)).toBe('<path id="a1.234" d="M1.2 0"/>');
  });
});
