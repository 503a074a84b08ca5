import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

import { CallError, type ErrorCode, type PhotoType } from '@baize/contract';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';

import { cleanPhoto, requirePhotoType } from './clean-photo.ts';

// The restriction holds for the whole process, and the next test files read other pictures.
afterAll(() => {
  sharp.unblock({ operation: ['VipsForeignLoad'] });
});

// Before the library is restricted to photos.
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6a7' } });
const jpeg = () => picture(800, 600).jpeg().toBuffer();

/** A colourful photo, which does not compress to nothing. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  });

/** A picture whose header alone has this size: what is refused by its size is not decoded. */
async function hollowPng(width: number, height: number): Promise<Buffer> {
  const bytes = await picture(8, 8).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

async function hollowWebp(width: number, height: number): Promise<Buffer> {
  const bytes = await picture(16, 16).webp().toBuffer();
  bytes.writeUInt16LE(width, 26);
  bytes.writeUInt16LE(height, 28);
  return bytes;
}

/** A photo of 1,216 × 896 pixels: red and green on the left, and red and green less on the right and below. */
const heicPhoto = () => readFile(new URL('testing/photo.heic', import.meta.url));

/** The photo with another size in its header. */
async function hollowHeic(width: number, height: number): Promise<Buffer> {
  const bytes = await heicPhoto();
  const at = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(width, at);
  bytes.writeUInt32BE(height, at + 4);
  return bytes;
}

async function codeOf(work: () => unknown): Promise<ErrorCode | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof CallError) return error.code;
    throw error;
  }
}

describe('the type of a file', () => {
  test.each([
    ['an executable that is named as a photo', Buffer.from('MZ\x90\0\x03'), 'image/jpeg'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'application/pdf'],
    ['an SVG with a script', Buffer.from('<svg><script>alert(1)</script></svg>'), 'image/svg+xml'],
    [
      'an SVG that is named as a photo',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/png',
    ],
    ['a ZIP archive', Buffer.from('PK\x03\x04'), 'application/zip'],
    ['a GIF', Buffer.from('GIF89a'), 'image/gif'],
    ['a film of a phone', Buffer.from('\0\0\0\x18ftypqt  '), 'video/quicktime'],
    ['the raw data of a camera', Buffer.from('II*\0\x08\0\0\0'), 'image/x-adobe-dng'],
    ['one byte', Buffer.from('x'), 'image/jpeg'],
  ])('%s is refused', async (_name, bytes, declared) => {
    expect(await codeOf(() => requirePhotoType(bytes, declared))).toBe('document_type');
  });

  test('must be the declared one, by any of its names', async () => {
    const bytes = await jpeg();
    for (const declared of ['image/jpeg', 'image/jpg', 'image/pjpeg'])
      expect(requirePhotoType(bytes, declared)).toBe('image/jpeg');
    for (const declared of ['image/png', 'application/octet-stream', '', 'constructor'])
      expect(await codeOf(() => requirePhotoType(bytes, declared))).toBe('document_type');
    expect(requirePhotoType(await picture(9, 9).png().toBuffer(), 'image/png')).toBe('image/png');
    expect(requirePhotoType(await picture(9, 9).webp().toBuffer(), 'image/webp')).toBe('image/webp');
  });

  test('of an empty file is unknown', async () => {
    expect(await codeOf(() => requirePhotoType(Buffer.alloc(0), 'image/jpeg'))).toBe('document_unreadable');
  });
});

describe('a photo that cannot be stored', () => {
  const webp = (chunk: Buffer) => Buffer.concat([Buffer.from('RIFF\x20\0\0\0WEBP'), chunk]);

  test.each<[string, () => Promise<Buffer> | Buffer, PhotoType, ErrorCode]>([
    [
      'a JPEG header before HTML',
      () =>
        Buffer.concat([
          Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
          Buffer.from('<html><script>alert(1)</script></html>'.repeat(50)),
        ]),
      'image/jpeg',
      'document_unreadable',
    ],
    [
      'a truncated JPEG',
      async () => (await noise(900, 900).jpeg().toBuffer()).subarray(0, 60_000),
      'image/jpeg',
      'document_unreadable',
    ],
    [
      'a JPEG without its last line',
      async () => (await noise(900, 900).jpeg().toBuffer()).subarray(0, -3_000),
      'image/jpeg',
      'document_unreadable',
    ],
    [
      'a truncated PNG',
      async () => (await noise(700, 700).png().toBuffer()).subarray(0, 90_000),
      'image/png',
      'document_unreadable',
    ],
    [
      'a WebP header before nothing',
      () => webp(Buffer.from('VP8 \0\0\0\0')),
      'image/webp',
      'document_unreadable',
    ],
    [
      'a PNG in the place of a JPEG',
      () => picture(700, 700).png().toBuffer(),
      'image/jpeg',
      'document_unreadable',
    ],
    ['a line of 30,000 pixels', () => picture(1, 30_000).png().toBuffer(), 'image/png', 'document_too_small'],
    [
      'one that is too small by a pixel',
      () => picture(599, 800).jpeg().toBuffer(),
      'image/jpeg',
      'document_too_small',
    ],
    ['a bomb of 81 megapixels', () => hollowPng(9_000, 9_000), 'image/png', 'document_too_many_pixels'],
    [
      'one of 50 megapixels with nothing behind its header',
      () => hollowPng(8_660, 5_774),
      'image/png',
      'document_unreadable',
    ],
    ['a WebP bomb', () => hollowWebp(16_383, 4_000), 'image/webp', 'document_too_many_pixels'],
    ['a HEIC bomb', () => hollowHeic(9_000, 9_000), 'image/heic', 'document_too_many_pixels'],
    ['a small HEIC', () => hollowHeic(1_216, 500), 'image/heic', 'document_too_small'],
    ['a HEIC of another size than it has', () => hollowHeic(2_432, 896), 'image/heic', 'document_unreadable'],
    [
      'a truncated HEIC',
      async () => (await heicPhoto()).subarray(0, 1_200),
      'image/heic',
      'document_unreadable',
    ],
    [
      'a HEIC header before nothing',
      () => Buffer.from('\0\0\0\x18ftypheic'),
      'image/heic',
      'document_unreadable',
    ],
  ])(
    'is %s',
    async (_name, make, type, code) => {
      const bytes = await make();
      expect(await codeOf(() => cleanPhoto(bytes, type))).toBe(code);
    },
    30_000,
  );
});

describe('a stored photo', () => {
  test('may come from a phone that saves HEIC', async () => {
    const bytes = await heicPhoto();
    expect(requirePhotoType(bytes, 'image/heic')).toBe('image/heic');
    expect(requirePhotoType(bytes, 'image/heif')).toBe('image/heic');
    const photo = await cleanPhoto(bytes, 'image/heic');
    expect(photo).toMatchObject({ width: 1_216, height: 896 });
    const { data } = await sharp(photo.jpeg).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 1_216 + x) * 3, (y * 1_216 + x) * 3 + 3)];
    for (const [x, y, red, green] of [
      [100, 100, 200, 180],
      [1_100, 100, 20, 180],
      [100, 800, 200, 30],
    ] as const) {
      const [r = 0, g = 0] = at(x, y);
      expect(Math.abs(r - red) + Math.abs(g - green)).toBeLessThan(20);
    }
  });

  test('is a JPEG of a readable size in common colours, whatever was uploaded', async () => {
    const cmyk = await picture(800, 600).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const deep = await picture(700, 650).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const clear = await sharp({ create: { width: 640, height: 640, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    for (const [bytes, type] of [
      [cmyk, 'image/jpeg'],
      [deep, 'image/png'],
      [clear, 'image/png'],
    ] as const) {
      const photo = await cleanPhoto(bytes, type);
      expect(await sharp(photo.jpeg).metadata()).toMatchObject({
        format: 'jpeg',
        space: 'srgb',
        channels: 3,
        depth: 'uchar',
        width: photo.width,
        height: photo.height,
      });
    }
    const white = await sharp((await cleanPhoto(clear, 'image/png')).jpeg)
      .raw()
      .toBuffer();
    expect(white[0]).toBeGreaterThan(250);
    const large = await cleanPhoto(await picture(4_800, 1_200).jpeg().toBuffer(), 'image/jpeg');
    expect([large.width, large.height]).toEqual([2_400, 600]);
  }, 30_000);

  test('is upright and says nothing of where and with what it was taken', async () => {
    const exif = {
      IFD0: { Make: 'Phone', Software: 'Camera 4', ImageDescription: 'SECRET' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 30/1' },
    };
    const bytes = await picture(900, 700)
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer();
    expect(bytes.includes('SECRET')).toBe(true);
    const { jpeg: clean, width, height } = await cleanPhoto(bytes, 'image/jpeg');
    expect([width, height]).toEqual([700, 900]);
    const { exif: left, xmp, icc, iptc, orientation } = await sharp(clean).metadata();
    expect([left, xmp, icc, iptc, orientation]).toEqual(Array.from({ length: 5 }));
    expect(clean.includes('SECRET') || clean.includes('Exif')).toBe(false);
  });

  test('has nothing of an archive or script that followed the photo', async () => {
    const bytes = Buffer.concat([
      await jpeg(),
      Buffer.from('PK\x03\x04 payload.exe <script>alert(1)</script>'),
    ]);
    const { jpeg: clean } = await cleanPhoto(bytes, 'image/jpeg');
    expect(clean.includes('payload') || clean.includes('PK\x03\x04') || clean.includes('script')).toBe(false);
    expect(clean.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  test('is the first picture of an animation', async () => {
    const frames = 6;
    // Pictures that are nearly equal are stored as one.
    const pictures = await Promise.all(
      Array.from({ length: frames }, (_, number) =>
        sharp({
          create: { width: 640, height: 640, channels: 3, background: { r: number * 40, g: 0, b: 0 } },
        })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = await sharp(pictures, { join: { animated: true } })
      .webp({ effort: 0 })
      .toBuffer();
    expect((await sharp(bytes, { pages: -1 }).metadata()).pages).toBeGreaterThan(frames / 2);
    const photo = await cleanPhoto(bytes, 'image/webp');
    expect([photo.width, photo.height]).toEqual([640, 640]);
  }, 30_000);
});

test('no other format is decoded any more', async () => {
  await cleanPhoto(await jpeg(), 'image/jpeg');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"/>');
  await expect(sharp(svg).metadata()).rejects.toThrow(/unsupported image format/);
  await expect(sharp(Buffer.from('GIF89a')).metadata()).rejects.toThrow(/unsupported image format/);
});
