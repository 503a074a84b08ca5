import type { PictureSpec } from '@baize/art';

import { seedOf } from '../seeded-draw.ts';

const NAME = 'yukari-asagi';

/** The binary option in histories and on its page. */
export const binaryPicture: PictureSpec = {
  name: NAME,
  seed: seedOf(NAME),
  shape: 'landscape',
  composition: 'binary',
  lettering: 'slab',
  palette: 'sea',
  title: '',
  hero: 'game:hourglass:gold',
  sides: [],
};
