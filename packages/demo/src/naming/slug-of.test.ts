import { expect, it } from 'vitest';

import { slugOf } from './slug-of.ts';

it('makes a slug of a name', () => {
  expect(slugOf('Ejder Hazinesi')).toBe('ejder-hazinesi');
  expect(slugOf('IŞIK Yolu')).toBe('isik-yolu');
});
