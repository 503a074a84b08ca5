import path from 'node:path';

import { type Brand, defaultBrand, loadBrands } from '@baize/brand';
import type { Clock } from '@baize/clock';

import type { WalletSite } from '../../apps/server/src/testing/wallet-driver.ts';
import { walletDrivers } from '../../apps/server/src/testing/wallet-drivers.ts';
import { LaunchProblem } from '../launch/launch-problem.ts';
import { openOutside } from './outside-desk.ts';
import type { ConformanceArguments, PlayerLogin } from './read-arguments.ts';
import { formatRow, formatTotals, type RowResult, runRows } from './run-rows.ts';
import { createSiteCalls } from './site-calls.ts';
import { readStudioKeys } from './studio-keys.ts';

export interface ConformanceParts {
  /** Of this machine's installation, whose keys are used if none is given. */
  readonly dataFolder: string;
  /** The folder of the repository. */
  readonly root: string;
  readonly clock: Clock;
  announce(line: string): void;
}

/** Games and players of `npm start`. */
const demoGames: Readonly<Record<string, readonly [number, number]>> = {
  native: [172_101, 120_019],
  quick: [140_403, 140_404],
  'rsa-json': [141_701, 141_702],
  'action-batch': [141_703, 141_704],
  'form-hash': [141_705, 141_706],
};
const demoPlayers: readonly PlayerLogin[] = [
  { username: 'demo', password: 'Demo1234' },
  { username: 'muratk92', password: 'Winner11Demo' },
];

/**
 * Runs the suite against a site.
 *
 * @returns whether no row has failed
 * @throws LaunchProblem if it cannot be run at all
 */
export async function runConformance(
  given: ConformanceArguments,
  { dataFolder, root, clock, announce }: ConformanceParts,
): Promise<boolean> {
  const brands = loadBrands(path.join(root, 'brands'));
  const siteId = given.siteId ?? defaultBrand(brands)?.siteId ?? 0;
  const { keys, studio, isOfAllBrands } = readStudioKeys(given, dataFolder);
  const origin = () => Promise.resolve(given.url);
  const site: WalletSite = { brand: { siteId }, keys, clock, origin, ...(studio && { studio }) };
  const calls = createSiteCalls(given.url, siteId);
  const driver = driverOf(given);
  const betLimits = await calls.betLimits(driver.gameId);
  if (!betLimits) throw new LaunchProblem(`The site states no limits of bets at game ${driver.gameId}.`);
  const outside = openOutside({
    site,
    calls,
    driver,
    betLimits,
    players: given.players.length > 0 ? given.players : demoPlayers,
    foreignGame: given.foreignGame ?? (given.key === undefined ? foreignDemoGame(given.dialect) : undefined),
    otherSiteId: isOfAllBrands ? otherSite(brands, siteId) : undefined,
  });
  announce(`Wallet of ${given.provider} at ${given.url}, site ${siteId}, game ${driver.gameId}`);
  const results: RowResult[] = [];
  try {
    for await (const result of runRows(outside, driver, given.rows)) {
      results.push(result);
      announce(formatRow(result));
    }
  } finally {
    await outside.restore();
  }
  announce(formatTotals(results));
  return results.length > 0 && results.every(({ outcome }) => outcome !== 'failed');
}

function driverOf({ provider, dialect, games }: ConformanceArguments) {
  const driver = walletDrivers.find((one) => one.provider === provider);
  if (!driver) throw new LaunchProblem(`There is no driver for ${provider}.`);
  const [gameId = 0, otherGameId = gameId] = games.length > 0 ? games : (demoGames[dialect] ?? []);
  return { ...driver, gameId, otherGameId };
}

function foreignDemoGame(dialect: string): number | undefined {
  return demoGames[dialect === 'native' ? 'quick' : 'native']?.[0];
}

function otherSite(brands: readonly Brand[], siteId: number): number | undefined {
  return brands.find((brand) => brand.siteId !== siteId)?.siteId;
}
