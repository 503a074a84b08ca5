/** Draws every composition in one shape side by side: `npm run demo:sheet -- portrait sheet.png`. */
import sharp from 'sharp';

import { renderPicture } from './render-picture.ts';
import { compositions, heroSymbols, letterings, paletteNames, pictureWidths, shapes } from './vocabulary.ts';

const COLUMNS = 8;
const GAP_PX = 6;
const PRIME_STEP = 37;

const [, , asked = 'portrait', file = 'sheet.png'] = process.argv;
const shape = shapes.find((known) => known === asked);
if (shape === undefined) throw new RangeError(`the shape is one of ${shapes.join(', ')}`);

const tiles = await Promise.all(
  compositions
    .filter((composition) => (composition === 'mark') === (shape === 'mark'))
    .map((composition, place) =>
      renderPicture(
        {
          name: composition,
          seed: place,
          shape,
          composition,
          lettering: letterings[place % letterings.length] ?? 'slab',
          palette: paletteNames[place % paletteNames.length] ?? 'red',
          title: shape === 'portrait' || shape === 'mark' ? 'Işığın Gücü' : '',
          hero: heroSymbols[(place * PRIME_STEP) % heroSymbols.length] ?? 'cards',
          sides: ['coin', 'gem-stone', 'star'],
        },
        pictureWidths[shape][0],
      ),
    ),
);
const { width, height } = await sharp(tiles[0]).metadata();
await sharp({
  create: {
    width: COLUMNS * (width + GAP_PX),
    height: Math.ceil(tiles.length / COLUMNS) * (height + GAP_PX),
    channels: 3,
    background: '#0b1110',
  },
})
  .composite(
    tiles.map((input, place) => ({
      input,
      left: (place % COLUMNS) * (width + GAP_PX),
      top: Math.floor(place / COLUMNS) * (height + GAP_PX),
    })),
  )
  .png()
  .toFile(file);
