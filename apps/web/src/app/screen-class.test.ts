import { device } from '@baize/contract';
import { expect, it } from 'vitest';

import { screenDevice } from './screen-class.ts';

it.each([
  [320, device.mobile],
  [549, device.mobile],
  [550, device.tablet],
  [1199, device.tablet],
  [1200, device.web],
  [2560, device.web],
])('a screen of %d px is of class %d', (widthPx, expected) => {
  expect(screenDevice(widthPx)).toBe(expected);
});
