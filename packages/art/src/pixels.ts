import sharp from 'sharp';

/** A picture as it is in memory: row by row, three bytes of red, green and blue a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const CHANNELS = 3;

function open({ width, height, data }: Pixels) {
  return sharp(data, { raw: { width, height, channels: CHANNELS } });
}

/** Reads an encoded picture; with a size, it is averaged down to it, whatever its own shape. */
export async function readPixels(
  picture: Uint8Array,
  size?: { readonly width: number; readonly height: number },
): Promise<Pixels> {
  const opened = sharp(picture).removeAlpha().toColourspace('srgb');
  const sized = size ? opened.resize({ ...size, fit: 'fill', kernel: 'linear' }) : opened;
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The smallest form that loses nothing. */
export function packPixels(pixels: Pixels): Promise<Buffer> {
  return open(pixels).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** A PNG for people to look at, each pixel as a square of the given edge. */
export function drawPixels(pixels: Pixels, edgePx = 1): Promise<Buffer> {
  const size = { width: pixels.width * edgePx, height: pixels.height * edgePx };
  return open(pixels)
    .resize({ ...size, fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
}
