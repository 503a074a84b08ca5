import { drawPixels, packPixels, type Pixels, readPixels } from '@baize/art/pixels';
import { describe, expect, it } from 'vitest';

import { compareScreenshots, drawDifference, isSameScreenshot } from './compare-screenshots.ts';
import { screenshotGrids } from './screenshot-views.ts';

type Colour = readonly [number, number, number];

const [WIDTH, HEIGHT] = [390, 844];
const ground: Colour = [11, 17, 16];
const surface: Colour = [26, 36, 34];
const ink: Colour = [242, 245, 243];
const green: Colour = [53, 201, 139];
const amber: Colour = [255, 214, 10];
const pictures: readonly Colour[] = [
  [120, 40, 60],
  [40, 70, 150],
  [170, 120, 40],
];

/** How a page is drawn; the defaults give the baseline. */
interface Drawing {
  readonly accent?: Colour;
  /** How far everything below the header is moved down. */
  readonly shiftPx?: number;
  readonly headerPx?: number;
  readonly hasRail?: boolean;
  /** Text rendering of another machine: shifted by half a pixel, with darker or lighter edges. */
  readonly isElsewhere?: boolean;
}

type Fill = (
  colour: Colour,
  left: number,
  top: number,
  width: number,
  height: number,
  share?: number,
) => void;

/** A phone's lobby in a few rectangles: header, banner, text, a row of tiles, buttons. */
function drawPage({
  accent = green,
  shiftPx = 0,
  headerPx = 56,
  hasRail = true,
  isElsewhere = false,
}: Drawing) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const fill: Fill = (colour, left, top, width, height, share = 1) => {
    for (let y = Math.max(0, top); y < Math.min(HEIGHT, top + height); y += 1) {
      for (let x = left; x < Math.min(WIDTH, left + width); x += 1) {
        colour.forEach((value, channel) => {
          const at = (y * WIDTH + x) * 3 + channel;
          data[at] = Math.round(value * share + (data[at] ?? 0) * (1 - share));
        });
      }
    }
  };
  fill(ground, 0, 0, WIDTH, HEIGHT);
  fill(surface, 0, 0, WIDTH, headerPx);
  fill(accent, 280, headerPx - 48, 98, 40);
  write(fill, 12, headerPx - 36, 60, 18, isElsewhere);
  const below = headerPx + shiftPx;
  fill([15, 61, 46], 12, below + 12, 366, 200);
  write(fill, 28, below + 40, 220, 24, isElsewhere);
  fill(accent, 28, below + 150, 120, 44);
  write(fill, 12, below + 240, 180, 20, isElsewhere);
  if (hasRail) {
    pictures.forEach((picture, index) => fill(picture, 12 + index * 126, below + 276, 118, 157));
    pictures.forEach((_, index) => write(fill, 12 + index * 126, below + 440, 90, 14, isElsewhere));
  }
  fill(surface, 0, HEIGHT - 56, WIDTH, 56);
  return { width: WIDTH, height: HEIGHT, data };
}

/** Text as vertical strokes with soft edges. */
function write(fill: Fill, left: number, top: number, width: number, height: number, isElsewhere: boolean) {
  for (let x = left; x < left + width; x += 6) {
    fill(ink, x, top, 2, height, isElsewhere ? 0.8 : 1);
    fill(ink, x + 2, top, 1, height, isElsewhere ? 0.6 : 0.15);
    if (isElsewhere) fill(ink, x, top - 1, 2, 1, 0.4);
  }
}

async function screenshotOf(drawing: Drawing = {}): Promise<Pixels> {
  return readPixels(await drawPixels(drawPage(drawing)), screenshotGrids.phone);
}

async function judge(drawing: Drawing): Promise<boolean> {
  return isSameScreenshot(compareScreenshots(await screenshotOf(), await screenshotOf(drawing)));
}

describe('two screenshots', () => {
  it('are the same if only text rendering differs', async () => {
    expect(compareScreenshots(await screenshotOf(), await screenshotOf())).toMatchObject({
      mean: 0,
      worst: 0,
    });
    const difference = compareScreenshots(await screenshotOf(), await screenshotOf({ isElsewhere: true }));
    expect(difference.worst).toBeGreaterThan(3);
    expect(isSameScreenshot(difference)).toBe(true);
  });

  it.each([
    ['a section is missing', { hasRail: false }],
    ['the header is twice as high', { headerPx: 112 }],
    ['the header is lower by eight pixels', { headerPx: 64 }],
    ['everything below the header has moved', { shiftPx: 24 }],
    ['the accent has another colour', { accent: amber }],
    ['the accent has faded', { accent: [45, 145, 95] }],
  ] satisfies [string, Drawing][])('differ if %s', async (_, drawing) => {
    expect(await judge(drawing)).toBe(false);
  });

  it('report where they differ most', async () => {
    const { worstAt } = compareScreenshots(await screenshotOf(), await screenshotOf({ accent: amber }));
    const cell = {
      width: WIDTH / screenshotGrids.phone.width,
      height: HEIGHT / screenshotGrids.phone.height,
    };
    const inHeader = worstAt.row * cell.height < 56 && worstAt.column * cell.width > 264;
    const inBanner = worstAt.row * cell.height > 190 && worstAt.column * cell.width < 148;
    expect(inHeader || inBanner).toBe(true);
  });

  it('of two sizes cannot be compared', async () => {
    const taken = await screenshotOf();
    expect(() => compareScreenshots(taken, { ...taken, width: taken.width - 1 })).toThrow(RangeError);
  });
});

describe('a screenshot', () => {
  it('is stored without loss', async () => {
    const taken = await screenshotOf();
    const unpacked = await readPixels(await packPixels(taken));
    expect(compareScreenshots(taken, unpacked)).toMatchObject({ mean: 0, worst: 0 });
  });

  it('and another are drawn next to their difference', async () => {
    const [before, now] = [await screenshotOf(), await screenshotOf({ hasRail: false })];
    const drawn = drawDifference(before, now);
    expect([drawn.width, drawn.height]).toEqual([before.width * 3 + 2, before.height]);
    const rail = ((before.height * 0.5) | 0) * drawn.width + before.width * 2 + 2 + 4;
    expect([drawn.data[rail * 3], drawn.data[0]]).toEqual([255, before.data[0]]);
  });
});
