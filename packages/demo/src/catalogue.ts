import { arrange, areSimilar } from './games/arrange.ts';
import { buildFlagships } from './games/flagships.ts';
import type { DemoGame, GameType } from './games/game.ts';
import { buildLiveTables } from './games/live.ts';
import { buildQuickGames } from './games/quick.ts';
import { buildSlots } from './games/slots.ts';
import { createDraw, seedOf } from './seeded-draw.ts';

/** A game with its rank in the default order: higher ranks come first. */
export interface RankedGame extends DemoGame {
  popularity: number;
}

/** Number of slots that follow the flagships in the list of popular games. */
const HOT_SLOTS = 48;
const NEW_DAYS = 42;

/** Games that come after all others: they are there for the dialects of their studios. */
const LAST_STUDIOS: readonly string[] = ['madalyon', 'kefe', 'ikizler'];

/** Lobbies besides casino and live casino; each is ordered separately. */
const quickTypes = ['games', 'virtual_games', 'bingo', 'tv_games'] as const satisfies readonly GameType[];

let built: readonly RankedGame[] | undefined;

/**
 * All demo games, the most popular first. Built once per process; the result is the same on every machine and must not
 * be modified.
 */
export function demoGames(): readonly RankedGame[] {
  built ??= buildCatalogue();
  return built;
}

function buildCatalogue(): RankedGame[] {
  const [quick, last] = partition(buildQuickGames(), ({ studio }) => !LAST_STUDIOS.includes(studio));
  const ofType = (type: GameType) => quick.filter((game) => game.type === type);
  const casino = arrange([...buildFlagships(), ...spread([...buildSlots(), ...ofType('casino')])]);
  const lobbies = [buildLiveTables(), ...quickTypes.map(ofType)].map((games) => arrange(spread(games)));
  const mixed = [...lobbies.reduce<DemoGame[]>(mix, casino.map(markHotAndNew)), ...last];
  return mixed.map((game, place) => ({ ...game, popularity: mixed.length - place }));
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/**
 * A deterministic shuffle, independent of the order of the themes, with each composition spread evenly, so that the end
 * of a list is as varied as its start.
 */
function spread(games: readonly DemoGame[]): DemoGame[] {
  const shuffled = createDraw(seedOf('order of the lobby')).shuffle(games);
  const groups = Map.groupBy(shuffled, (game) => game.picture.composition);
  return [...groups.values()]
    .flatMap((group) => group.map((game, place) => ({ game, at: (place + 0.5) / group.length })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ game }) => game);
}

function markHotAndNew(game: DemoGame, place: number): DemoGame {
  const categories = [
    ...(place < HOT_SLOTS && !game.categories.includes('hot-games') ? ['hot-games'] : []),
    ...game.categories,
    ...(game.releasedDaysAgo <= NEW_DAYS ? ['new-releases'] : []),
  ];
  return { ...game, categories };
}

/**
 * Spreads the shorter list evenly over the longer one, keeping both in order; a game is delayed by a place or two if it
 * would be similar to its neighbour.
 */
function mix(long: readonly DemoGame[], short: readonly DemoGame[]): DemoGame[] {
  const step = long.length / Math.max(short.length, 1);
  const mixed: DemoGame[] = [];
  let next = 0;
  for (const [place, game] of long.entries()) {
    const guest = short[next];
    const due = place >= (next + 0.5) * step;
    if (guest !== undefined && due && !areSimilar(mixed.at(-1), guest) && !areSimilar(guest, game)) {
      mixed.push(guest);
      next += 1;
    }
    mixed.push(game);
  }
  return [...mixed, ...short.slice(next)];
}
