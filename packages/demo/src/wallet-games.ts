import { binaryPicture } from './pictures/binary-picture.ts';
import type { Text } from './text.ts';

/** A game that is played with another wallet than main. */
interface WalletGame {
  /** Of the game, and 800,000 more than of its studio, which is in no list either. */
  readonly id: number;
  readonly slug: string;
  readonly type: 'poker' | 'live_slot' | 'binary';
  readonly provider: string;
  /** In histories. */
  readonly name: Text;
  /** Stem of its picture, there too. */
  readonly picture: string;
  /** What it plays, if its provider does not know from its id. */
  readonly play?: string;
  /** Stakes of one bet. */
  readonly minBetMinor: bigint;
  readonly maxBetMinor: bigint;
}

export const walletGames: readonly WalletGame[] = [
  {
    id: 900_201,
    slug: 'poker-salonu',
    type: 'poker',
    provider: 'sandbox-poker',
    name: { tr: 'Poker salonu', en: 'Poker room' },
    picture: 'poker-texas',
    minBetMinor: 100n,
    maxBetMinor: 5_000_000n,
  },
  {
    id: 900_401,
    slug: 'yukari-asagi',
    type: 'binary',
    provider: 'sandbox-studio',
    name: { tr: 'Yukarı Aşağı', en: 'Up or Down' },
    picture: binaryPicture.name,
    play: 'binary',
    minBetMinor: 500n,
    maxBetMinor: 500_000n,
  },
];
