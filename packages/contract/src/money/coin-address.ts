import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

import { type CoinNetwork, coinNetworkNames } from './coin-networks.ts';

const base58check = createBase58check(sha256);
const HASH_BYTES = 20;
const SCRIPT_BYTES = 32;
const SEGWIT_MAX = 90;

/** An address of a network, or what the text is instead. */
export type CoinAddress =
  | { readonly address: string }
  /** The text is an address of that network. */
  | { readonly otherNetwork: CoinNetwork }
  /** It has the wrong length, or a character of it is wrong. */
  | { readonly otherNetwork: null };

/** @returns the address in its one canonical spelling; undefined for any other text */
const readers: Readonly<Record<CoinNetwork, (text: string) => string | undefined>> = {
  bitcoin: (text) => readBase58(text, [0x00, 0x05]) ?? readSegwit(text, 'bc'),
  // Its old script addresses look like those of Bitcoin, so only those of today are accepted.
  litecoin: (text) => readBase58(text, [0x30, 0x32]) ?? readSegwit(text, 'ltc'),
  ethereum: readEthereum,
  tron: (text) => readBase58(text, [0x41]),
};

/**
 * Valid addresses from which nobody can send anything on: those that coins are destroyed with, and the contracts of tokens,
 * which people copy in place of their own address.
 */
const nobodys: ReadonlySet<string> = new Set([
  '1111111111111111111114oLvT2',
  `0x${'0'.repeat(40)}`,
  '0x000000000000000000000000000000000000dead',
  `0x${'f'.repeat(40)}`,
  // Tether and USD Coin on Ethereum, Tether on TRON: as their issuers publish them.
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
]);

/**
 * Reads the address that a coin is to be sent to. Sources: Base58Check with the version bytes of each network, BIP 173 and
 * BIP 350 (bech32 and bech32m; witness versions 0 and 1), EIP-55, and TRON's account addresses.
 */
export function readCoinAddress(text: string, network: CoinNetwork): CoinAddress {
  // Wallets copy more than the address: `bitcoin:bc1…?amount=0.1`, `ethereum:0x…@1`.
  const bare = text.replace(/^[a-z]+:/i, '').replace(/[?@].*$/, '');
  const read = (name: CoinNetwork) => {
    const address = readers[name](bare);
    return address !== undefined && nobodys.has(address.startsWith('0x') ? address.toLowerCase() : address)
      ? undefined
      : address;
  };
  const address = read(network);
  if (address !== undefined) return { address };
  return { otherNetwork: coinNetworkNames.find((name) => read(name) !== undefined) ?? null };
}

function readBase58(text: string, versions: readonly number[]): string | undefined {
  try {
    const [version = -1, ...hash] = base58check.decode(text);
    return hash.length === HASH_BYTES && versions.includes(version) ? text : undefined;
  } catch {
    return undefined;
  }
}

function readSegwit(text: string, prefix: string): string | undefined {
  for (const [code, version, lengths] of [
    [bech32, 0, [HASH_BYTES, SCRIPT_BYTES]],
    [bech32m, 1, [SCRIPT_BYTES]],
  ] as const) {
    const decoded = code.decodeUnsafe(text, SEGWIT_MAX);
    if (!decoded || decoded.prefix !== prefix || decoded.words[0] !== version) continue;
    const program = code.fromWordsUnsafe(decoded.words.slice(1));
    if (program instanceof Uint8Array && lengths.some((length) => length === program.length))
      return text.toLowerCase();
  }
  return undefined;
}

/** Without capitals, or with capitals only, it has no checksum; what is returned has one. */
function readEthereum(text: string): string | undefined {
  const digits = /^0x([0-9a-f]{40})$/i.exec(text)?.[1];
  const lower = digits?.toLowerCase();
  if (digits === undefined || lower === undefined) return undefined;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const checked = [...lower]
    .map((digit, place) => (Number.parseInt(hash[place] ?? '0', 16) > 7 ? digit.toUpperCase() : digit))
    .join('');
  const hasChecksum = digits !== lower && digits !== digits.toUpperCase();
  return hasChecksum && digits !== checked ? undefined : `0x${checked}`;
}
