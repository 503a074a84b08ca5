import { type CoinNetwork, coinNetworkNames } from '@baize/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

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
 * Reads the address that a coin is to be sent to. Sources: Base58Check with the version bytes of each network, BIP 173 and
 * BIP 350 (bech32 and bech32m; witness versions 0 and 1), EIP-55, and TRON's account addresses.
 */
export function readCoinAddress(text: string, network: CoinNetwork): CoinAddress {
  const address = readers[network](text);
  if (address !== undefined) return { address };
  return { otherNetwork: coinNetworkNames.find((name) => readers[name](text) !== undefined) ?? null };
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

const NOBODY = '0'.repeat(40);

/** Without capitals, or with capitals only, it has no checksum; what is returned has one. */
function readEthereum(text: string): string | undefined {
  const digits = /^0x([0-9a-f]{40})$/i.exec(text)?.[1];
  const lower = digits?.toLowerCase();
  if (digits === undefined || lower === undefined || lower === NOBODY) return undefined;
  const hash = Buffer.from(keccak_256(Buffer.from(lower))).toString('hex');
  const checked = [...lower]
    .map((digit, place) => (Number.parseInt(hash[place] ?? '0', 16) > 7 ? digit.toUpperCase() : digit))
    .join('');
  const hasChecksum = digits !== lower && digits !== digits.toUpperCase();
  return hasChecksum && digits !== checked ? undefined : `0x${checked}`;
}
