import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { countryFile } from '../testing/country-file.ts';
import { createCallerCountry } from './caller-country.ts';

let folder: string;
let geoFile: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-countries-'));
  geoFile = join(folder, 'countries.mmdb');
  await writeFile(geoFile, countryFile([203, 0, 113], 'AA'));
});
afterAll(() => rm(folder, { recursive: true }));

const inside = '203.0.113.9';
const outside = '198.51.100.9';

describe('the country of a caller', () => {
  test('is looked up by address if there is a file', async () => {
    const countryOf = await createCallerCountry({ geoFile, trustedProxyHops: 0 });
    expect(countryOf({ headers: {}, ip: inside })).toBe('AA');
    expect(countryOf({ headers: {}, ip: outside })).toBe('');
    expect(countryOf({ headers: {}, ip: '2001:db8::1' })).toBe('');
  });

  test('comes from the proxy; the file is used only if the header is empty', async () => {
    const countryOf = await createCallerCountry({ geoFile, geoHeader: 'x-country', trustedProxyHops: 1 });
    expect(countryOf({ headers: { 'x-country': 'TR' }, ip: inside })).toBe('TR');
    expect(countryOf({ headers: { 'x-country': '?' }, ip: inside })).toBe('AA');
  });

  test('never comes from the caller without a proxy', async () => {
    const countryOf = await createCallerCountry({ geoHeader: 'x-country', trustedProxyHops: 0 });
    expect(countryOf({ headers: { 'x-country': 'AA' }, ip: inside })).toBe('');
  });

  test('needs a file that exists and is a country database', async () => {
    const missing = createCallerCountry({ geoFile: join(folder, 'none.mmdb'), trustedProxyHops: 0 });
    await expect(missing).rejects.toThrow('GEO_FILE');
    await writeFile(join(folder, 'other.mmdb'), 'not a database');
    const other = createCallerCountry({ geoFile: join(folder, 'other.mmdb'), trustedProxyHops: 0 });
    await expect(other).rejects.toThrow('GEO_FILE');
  });
});
