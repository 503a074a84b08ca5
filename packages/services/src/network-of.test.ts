import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { networkOf, readAddress } from './network-of.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:443', '203.0.113.9'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2002:808:404:1::1', '8.8.4.4'],
  ['2002:808:404:2::1', '8.8.4.4'],
  ['64:ff9b::808:404', '8.8.4.4'],
  ['64:ff9b::8.8.8.8', '8.8.8.8'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

describe('an address', () => {
  test.each([
    ['8.8.4.4:443', '8.8.4.4'],
    ['8.8.4.4:444', '8.8.4.4'],
    [' 8.8.4.4 ', '8.8.4.4'],
    ['::ffff:102:304', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:8080', '1.2.3.4'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:443', 'fe80::1'],
    ['[8.8.4.4]:443', '8.8.4.4'],
    ['"8.8.4.4:443"', '8.8.4.4'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['::ffff:8.8.4.4:443', '8.8.4.4'],
    ['::FFFF:0:808:404', '8.8.4.4'],
    ['64:ff9b::808:404', '8.8.4.4'],
    ['8.8.4.4\t', '8.8.4.4'],
    ['', ''],
    ['999.1.1.1', '999.1.1.1'],
    ['::ffff:999.1.1.1', '::ffff:999.1.1.1'],
    [':::', ':::'],
    ['unknown', 'unknown'],
    ['_hidden', '_hidden'],
    ['010.1.1.1', '010.1.1.1'],
    ['0x7f.1', '0x7f.1'],
    ['1.2.3.4.5:1', '1.2.3.4.5:1'],
    ['x'.repeat(500), 'x'.repeat(64)],
  ])('%s is read as %s', (text, address) => {
    expect(readAddress(text)).toBe(address);
  });

  test('that is read is read again as itself, with whatever port', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(65_535), (text, port) => {
        const address = readAddress(text);
        const withPort = address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
        expect(readAddress(address)).toBe(address);
        expect(readAddress(withPort)).toBe(address);
      }),
    );
  });
});
