import { describe, expect, it } from 'vitest';

import { compositions } from '../vocabulary.ts';
import { composeGround, groundShapes } from './compose-ground.ts';
import { composeTitle } from './compose-title.ts';
import { sampleGame } from './testing/sample-games.ts';

const { picture } = sampleGame('cards');

describe.each(compositions.filter((name) => name !== 'mark'))('the ground of %s', (composition) => {
  it.each(groundShapes)('is the same each time in %s, and complete', (shape) => {
    const ground = composeGround({ ...picture, composition }, shape);
    expect(composeGround({ ...picture, composition }, shape)).toBe(ground);
    expect(ground).not.toMatch(/NaN|undefined/);
    expect(ground.length).toBeLessThan(120_000);
  });
});

it('a ground shows neither hero nor title', () => {
  const ground = composeGround(picture, 'landscape');
  expect(composeGround({ ...picture, hero: 'emoji:cherries', title: 'Kiraz' }, 'landscape')).toBe(ground);
  expect(composeGround(picture, 'portrait')).not.toBe(ground);
  expect(composeGround({ ...picture, palette: 'rose' }, 'landscape')).not.toBe(ground);
});

it('a mark has no ground', () => {
  expect(() => composeGround({ ...picture, composition: 'mark' }, 'landscape')).toThrow(RangeError);
});

it('a title has the capitals of its language', () => {
  expect(composeTitle(picture, 'Diamond', 'en')).toBe(composeTitle(picture, 'DIAMOND', 'en'));
  expect(composeTitle(picture, 'Diamond', 'tr')).toBe(composeTitle(picture, 'DİAMOND', 'tr'));
  expect(composeTitle(picture, 'Diamond', 'en')).not.toBe(composeTitle(picture, 'Diamond', 'tr'));
});

it('the ground of reels has no second reels behind the real ones', () => {
  const ground = composeGround({ ...picture, composition: 'reels' }, 'landscape');
  expect(ground).toBe(composeGround({ ...picture, composition: 'rays' }, 'landscape'));
});
