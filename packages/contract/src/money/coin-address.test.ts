import { type CoinNetwork, coinNetworkNames } from '@baize/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { readCoinAddress } from './coin-address.ts';

const COUNT = 200;
const base58check = createBase58check(sha256);

/** The same bytes in every run. */
const bytes = (seed: string, length: number) =>
  new Uint8Array(createHash('sha512').update(seed).digest().subarray(0, length));
const base58 = (version: number, seed: string) =>
  base58check.encode(Uint8Array.from([version, ...bytes(seed, 20)]));

function segwit(prefix: string, version: 0 | 1, program: Uint8Array): string {
  const code = version === 0 ? bech32 : bech32m;
  return code.encode(prefix, [version, ...code.toWords(program)], 90);
}

function ethereum(seed: string): string {
  const digits = Buffer.from(bytes(seed, 20)).toString('hex');
  const hash = Buffer.from(keccak_256(Buffer.from(digits))).toString('hex');
  return `0x${[...digits].map((digit, at) => (Number.parseInt(hash[at] ?? '', 16) > 7 ? digit.toUpperCase() : digit)).join('')}`;
}

/** Kinds of real addresses by network, in their canonical spelling. */
const kinds: Readonly<Record<CoinNetwork, readonly ((seed: string) => string)[]>> = {
  bitcoin: [
    (seed) => base58(0x00, seed),
    (seed) => base58(0x05, seed),
    (seed) => segwit('bc', 0, bytes(seed, 20)),
    (seed) => segwit('bc', 0, bytes(seed, 32)),
    (seed) => segwit('bc', 1, bytes(seed, 32)),
  ],
  litecoin: [
    (seed) => base58(0x30, seed),
    (seed) => base58(0x32, seed),
    (seed) => segwit('ltc', 0, bytes(seed, 20)),
    (seed) => segwit('ltc', 1, bytes(seed, 32)),
  ],
  ethereum: [ethereum],
  tron: [(seed) => base58(0x41, seed)],
};

const real = (network: CoinNetwork): string[] =>
  Array.from({ length: COUNT }, (_, index) => {
    const kind = kinds[network][index % kinds[network].length];
    return kind?.(`${network} ${index}`) ?? '';
  });

/** With one character replaced, left out, or two exchanged, as people and programs do it. */
function broken(address: string, index: number): string {
  const at = 4 + ((index * 7) % (address.length - 6));
  const [before, one, two, after] = [
    address.slice(0, at),
    address[at],
    address[at + 1],
    address.slice(at + 2),
  ];
  if (index % 3 === 0) return `${before}${one === 'a' ? 'c' : 'a'}${two}${after}`;
  if (index % 3 === 1) return `${before}${two}${after}`;
  return one === two ? `${before}${after}` : `${before}${two}${one}${after}`;
}

describe.each(coinNetworkNames)('an address of %s', (network) => {
  const addresses = real(network);

  it('is accepted as it is, and told from those of other networks', () => {
    for (const address of addresses) {
      expect(readCoinAddress(address, network)).toEqual({ address });
      for (const other of coinNetworkNames.filter((name) => name !== network))
        expect([address, readCoinAddress(address, other)]).toEqual([address, { otherNetwork: network }]);
    }
  });

  it('is refused with a wrong character', () => {
    const wrong = addresses.map(broken).filter((text) => {
      // Without its capitals an address of Ethereum has nothing to check.
      const [lower, upper] = [text.toLowerCase(), text.slice(2).toUpperCase()];
      return network !== 'ethereum' || (text !== lower && text.slice(2) !== upper);
    });
    expect(wrong.length).toBeGreaterThan(COUNT - 10);
    for (const text of wrong)
      expect([text, readCoinAddress(text, network)]).toEqual([text, { otherNetwork: null }]);
  });
});

it.each([
  // Examples of BIP 173, BIP 350 and EIP-55.
  ['bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  [
    'bitcoin',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  ['bitcoin', 'bitcoin:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2?amount=1', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  [
    'ethereum',
    'ethereum:0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed@1',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ],
  ['ethereum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
] as const)('%s: %s is spelled in one way', (network, typed, address) =>
  expect(readCoinAddress(typed, network)).toEqual({ address }),
);

it.each([
  ['bitcoin', 'hello'],
  ['bitcoin', 'a'],
  ['bitcoin', '😀'],
  ['bitcoin', '<script>'],
  ['bitcoin', ''],
  // Test network, wrong checksum kind for the version, mixed case, version 2, a program of 16 bytes.
  ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
  ['bitcoin', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
  ['ethereum', `0x${'0'.repeat(40)}`],
  ['ethereum', `0x${'F'.repeat(40)}`],
  ['ethereum', '0x000000000000000000000000000000000000dEaD'],
  ['ethereum', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['bitcoin', '1111111111111111111114oLvT2'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ethereum', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['tron', 'T'.repeat(34)],
] as const)('%s: %s is none', (network, text) =>
  expect(readCoinAddress(text, network)).toEqual({ otherNetwork: null }),
);
