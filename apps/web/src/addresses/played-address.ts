import { liveSlotAddress } from './live-slot-address.ts';
import * as paths from './paths.ts';
import { playAddress } from './play-address.ts';

/** A game in a history, with the number of its wallet if that is not main. */
interface PlayedGame {
  readonly game_id: number;
  readonly wallet?: number | undefined;
  readonly is_sport?: true | undefined;
}

/** Where a game of a history goes on: sport and the games of other wallets have pages of their own. */
export function playedAddress({ game_id: id, wallet, is_sport: isSport }: PlayedGame): string {
  if (isSport) return paths.sport;
  switch (wallet) {
    case undefined:
      return playAddress(id);
    case 3:
      return liveSlotAddress(id);
    case 4:
      return paths.liveBinary;
    default:
      return paths.poker;
  }
}
