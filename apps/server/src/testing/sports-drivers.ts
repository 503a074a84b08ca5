import { nativeDriver } from './sandbox-studio-driver.ts';
import { sportsbookIds } from './seed-catalogue.ts';
import { type SportsName, sportsParties } from './sports-desk.ts';
import type { WalletDriver } from './wallet-driver.ts';

/** No game has it. */
const OTHER_GAME = 900_199;

function sportsDriver(name: SportsName): WalletDriver {
  return nativeDriver({
    provider: sportsParties[name],
    gameId: sportsbookIds[name],
    otherGameId: OTHER_GAME,
    lacks: {
      W30: 'its bets are open for days',
      W43: 'a book has no second game',
    },
  });
}

/** The wallets of the sportsbooks: one dialect, which needs every row once, and a short list for each further provider. */
export const sportsDrivers = {
  complete: sportsDriver('redline'),
  others: [sportsDriver('betconstruct'), sportsDriver('betradar')],
};

/** What each provider's own keys, path and tokens decide, and the way of money. */
export const shortList: readonly string[] = ['W01', 'W02', 'W08', 'W16', 'W24', 'W34', 'W44'];
