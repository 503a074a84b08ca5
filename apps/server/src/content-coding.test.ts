import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, it, test } from 'vitest';

import { chooseCoding, codingFor, encodeBytes, encodeShared } from './content-coding.ts';

describe('the coding of a response', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['deflate', 'identity'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['br; q=0.2 , identity', 'identity'],
    ['br;q=2', 'identity'],
    ['*', 'gzip'],
    ['*;q=0', undefined],
    ['br, *;q=0', 'br'],
    ['identity;q=0', undefined],
    ['gzip, identity;q=0', 'gzip'],
    ['brotli', 'identity'],
  ])('%s is answered in %s', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding);
  });

  it.each([
    ['br', 'identity'],
    ['br, identity;q=0', 'br'],
    ['gzip, *;q=0', 'gzip'],
    ['identity;q=0.5, gzip', 'identity'],
  ])('%s is answered in %s if it is short', (header, coding) => {
    expect(codingFor(header, 100)).toBe(coding);
  });
});

test('bytes are what they were, and shared ones are encoded once', async () => {
  const bytes = Buffer.from('{"a":1}'.repeat(500));
  expect(gunzipSync(await encodeBytes(bytes, 'gzip'))).toEqual(bytes);
  expect(brotliDecompressSync(await encodeBytes(bytes, 'br'))).toEqual(bytes);
  expect(await encodeBytes(bytes, 'identity')).toBe(bytes);
  expect(await encodeShared(bytes, 'gzip')).toBe(await encodeShared(bytes, 'gzip'));
});
