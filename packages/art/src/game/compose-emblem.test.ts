import { expect, it } from 'vitest';

import { composeEmblem } from './compose-emblem.ts';

it.each(['emoji:kite', 'game:rocket:copper', 'dice'])(
  'draws %s alone, with all paints that it uses',
  (hero) => {
    const emblem = composeEmblem({ hero, palette: 'teal' });
    expect(composeEmblem({ hero, palette: 'teal' })).toBe(emblem);
    expect(emblem).not.toMatch(/NaN|undefined|Infinity|<text/);
    const ids = [...emblem.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    const used = [...emblem.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used).toContain('sticker');
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  },
);

it('turns an emblem', () => {
  const turned = (['none', 'half', 'mirrored'] as const).map((turn) =>
    composeEmblem({ hero: 'emoji:comet', palette: 'teal' }, turn),
  );
  expect(new Set(turned).size).toBe(3);
});

it('names a missing symbol', () => {
  expect(() => composeEmblem({ hero: 'game:no-such-bird', palette: 'teal' })).toThrow('game:no-such-bird');
});
