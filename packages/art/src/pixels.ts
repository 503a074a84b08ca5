import sharp from 'sharp';

/** A decoded picture: row by row, three bytes of red, green and blue per pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const CHANNELS = 3;

function open({ width, height, data }: Pixels) {
  return sharp(data, { raw: { width, height, channels: CHANNELS } });
}

/** Decodes a picture; with a size, it is scaled to it, ignoring its aspect ratio. */
export async function readPixels(
  picture: Uint8Array,
  size?: { readonly width: number; readonly height: number },
): Promise<Pixels> {
  const opened = sharp(picture).removeAlpha().toColourspace('srgb');
  const sized = size ? opened.resize({ ...size, fit: 'fill', kernel: 'linear' }) : opened;
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The smallest lossless encoding. */
export function packPixels(pixels: Pixels): Promise<Buffer> {
  return open(pixels).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** A PNG for viewing, with each pixel as a square of the given size. */
export function drawPixels(pixels: Pixels, edgePx = 1): Promise<Buffer> {
  const size = { width: pixels.width * edgePx, height: pixels.height * edgePx };
  return open(pixels)
    .resize({ ...size, fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
}
