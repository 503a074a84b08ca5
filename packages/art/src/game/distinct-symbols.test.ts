import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { atlasCells } from './atlas-cells.ts';
import { composeAtlas } from './compose-atlas.ts';
import { lowSets } from './game-art.ts';
import { englishWords, sampleGame } from './testing/sample-games.ts';

/** Size of a symbol on the reels of a phone. */
const CELL_PX = 56;
const SHOWN = atlasCells.length - 4;

/** The symbols on a dark reel in shades of grey, as somebody without colour vision sees them. */
async function greySymbols(svg: string): Promise<Buffer[]> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'height', value: CELL_PX },
    font: { loadSystemFonts: false },
    background: '#1a2422',
  });
  const whole = sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .greyscale();
  return Promise.all(
    Array.from({ length: SHOWN }, (_, place) =>
      whole
        .clone()
        .extract({ left: place * CELL_PX, top: 0, width: CELL_PX, height: CELL_PX })
        .raw()
        .toBuffer(),
    ),
  );
}

/** Mean difference of the pixels, from 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)), 0) / one.length;
}

describe.each(lowSets)('the symbols of a game with %s', (lows) => {
  it('are told apart without colours at 56 pixels', async () => {
    const symbols = await greySymbols(composeAtlas(sampleGame(lows), englishWords));
    const alike = symbols.flatMap((one, place) =>
      symbols.slice(place + 1).map((other, step) => ({
        pair: `${atlasCells[place]} ${atlasCells[place + step + 1]}`,
        by: Math.round(difference(one, other)),
      })),
    );
    expect(alike.filter(({ by }) => by < 14)).toEqual([]);
    for (const symbol of symbols)
      expect(difference(symbol, Buffer.alloc(symbol.length, 0x21))).toBeGreaterThan(20);
  });
});
