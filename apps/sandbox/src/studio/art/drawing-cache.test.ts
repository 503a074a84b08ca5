import { expect, it } from 'vitest';

import { DrawingCache } from './drawing-cache.ts';

it('draws each drawing once, until it was not used for the longest time', () => {
  const cache = new DrawingCache(2);
  const drawn: string[] = [];
  const get = (name: string): string =>
    cache.get(name, () => {
      drawn.push(name);
      return `<svg id="${name}"/>`;
    });
  expect(get('a')).toBe('<svg id="a"/>');
  get('b');
  expect(get('a')).toBe('<svg id="a"/>');
  get('c');
  get('a');
  get('b');
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});
