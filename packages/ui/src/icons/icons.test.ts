import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { iconNames } from './icon-names.ts';

it('the sprite has every name once and no other', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'sprite.svg'), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">/g)].map(([, name]) => name);
  expect(drawn).toEqual([...iconNames]);
  expect(drawn.length).toBeGreaterThan(50);
});
