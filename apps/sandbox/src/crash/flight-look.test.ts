import type { PictureSpec } from '@baize/art';
import { expect, it } from 'vitest';

import { drawBackdrop } from './draw-sky.ts';
import { flightLookOf, turnOf } from './flight-look.ts';

const lookOf = (hero: string, palette: PictureSpec['palette'] = 'teal') =>
  flightLookOf('7', new Map([['7', { hero, palette }]]));

it.each([
  ['emoji:kite', 'city'],
  ['game:rocket:copper', 'space'],
  ['emoji:flying-saucer', 'space'],
  ['emoji:speedboat', 'sea'],
  ['game:submarine:copper', 'depth'],
])('of a tile with %s is in the %s', (hero, scene) => {
  expect(lookOf(hero)).toMatchObject({ scene, craft: '/studio/crash/craft/7.svg' });
});

it('heads where the curve does', () => {
  expect(['emoji:comet', 'emoji:helicopter', 'emoji:rocket'].map(turnOf)).toEqual([
    'half',
    'mirrored',
    'none',
  ]);
});

it('has the colours of its tile', () => {
  const [teal, plum] = [drawBackdrop(lookOf('emoji:kite')), drawBackdrop(lookOf('emoji:kite', 'plum'))];
  expect(teal).not.toBe(plum);
  for (const color of Object.values(lookOf('emoji:kite').colors)) expect(teal).toContain(color);
});

it('is the airship for a tile with an airship, and without a tile', () => {
  expect(lookOf('game:zeppelin:gold').craft).toBeNull();
  expect(flightLookOf('8', new Map())).toMatchObject({ scene: 'city', craft: null });
});

it.each(['city', 'space', 'sea', 'depth'] as const)('draws the %s with all paints that it uses', (scene) => {
  const drawing = drawBackdrop({ scene, colors: lookOf('emoji:kite').colors });
  expect(drawing).not.toMatch(/NaN|undefined|style=/);
  expect([...drawing.matchAll(/class="(far|near)"/g)]).toHaveLength(2);
});
