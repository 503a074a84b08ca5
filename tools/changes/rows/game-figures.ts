import type { Change } from '../change.ts';

const statePlay = 'packages/games/src/plays/state-play.ts';
const games = 'packages/demo/src/games';
const stateSlot = `${games}/models/slot-statement.ts`;
const launchRequest = 'packages/services/src/play/launch-request.ts';

const statements = ['packages/games/src/plays'];
const figures = ['packages/demo/src/figures'];
const imports = ['packages/demo/src/import-demo'];
const launches = ['apps/server/src/routes/play/launching'];
const listing = ['apps/server/src/routes/catalogue/listing'];

export const gameFigureTests = [...statements, ...figures];

const statementChanges: readonly Change[] = [
  {
    file: statePlay,
    find: 'least: Math.min(...returns)',
    replace: 'least: Math.max(...returns)',
    promise: 'a game states the return of its worst bet',
    tests: statements,
  },
  {
    file: statePlay,
    find: 'chance < LEAST_CHANCE ? null',
    replace: 'chance < 0 ? null',
    promise: 'a top win that nobody will ever see is not stated',
    tests: statements,
  },
  {
    file: statePlay,
    find: '1 - Math.min(...margins)',
    replace: '1 - Math.max(...margins)',
    promise: 'the best bet on a race has the lowest margin',
    tests: statements,
  },
  {
    file: 'packages/games/src/instant/step-game.ts',
    find: 'game.mathOf(choice, step + 1)',
    replace: 'game.mathOf(choice, 1)',
    promise: 'every end of a round of mines counts',
    tests: statements,
  },
];

const slotChanges: readonly Change[] = [
  {
    file: stateSlot,
    find: 'model.rows.to ** model',
    replace: 'model.rows.from ** model',
    promise: 'changing reels state the most ways that they can have',
    tests: figures,
  },
  {
    file: stateSlot,
    find: 'figures.winRate * BASIS_POINTS',
    replace: 'figures.hitRate * BASIS_POINTS',
    promise: 'how often more than the stake comes back is not how often anything does',
    tests: figures,
  },
  {
    file: stateSlot,
    find: '1 / figures.topWinChance',
    replace: '1 / figures.hitRate',
    promise: 'the odds are those of the top win',
    tests: figures,
  },
  {
    file: stateSlot,
    find: '1 + model.growth',
    replace: 'model.growth',
    promise: 'a multiplier that grows from one is a feature',
    tests: figures,
  },
  {
    file: stateSlot,
    find: 'freeGames?.multiplier ?? 1,',
    replace: '1,',
    promise: 'free games at a multiple of the prize are a feature',
    tests: figures,
  },
  {
    file: stateSlot,
    find: "model.mechanic === 'lines' && ",
    replace: '',
    promise: 'coins that lock on three reels are no fruit machine',
    tests: figures,
  },
  {
    file: `${games}/models/choose-model.ts`,
    find: ' && !CLASSICS.includes(model.id)',
    replace: '',
    promise: 'only covers of fruit machines open fruit machines',
    tests: figures,
  },
  {
    file: `${games}/math-categories.ts`,
    find: 'volatility === 5',
    replace: 'volatility !== 1',
    promise: 'the category of high volatility has the highest step only',
    tests: figures,
  },
];

const otherGameChanges: readonly Change[] = [
  {
    file: `${games}/plays/state-play.ts`,
    find: 'least < most &&',
    replace: 'least <= most &&',
    promise: 'a game whose bets return the same states one return',
    tests: figures,
  },
  {
    file: `${games}/plays/quick-plays.ts`,
    find: 'namedPlays[name] ?? kindPlays[kind] ?? null',
    replace: 'kindPlays[kind] ?? null',
    promise: 'a game is not opened whose name promises other rules',
    tests: figures,
  },
  {
    file: `${games}/plays/table-plays.ts`,
    find: 'namedPlays[name] ?? feedPlays[feedType]',
    replace: 'feedPlays[feedType]',
    promise: 'a French table has French rules',
    tests: figures,
  },
  {
    file: 'packages/demo/src/import/catalogue-rows.ts',
    find: ' || playableQuickGames.has(slug)',
    replace: '',
    promise: 'a provider runs the games of a studio that it has',
    tests: imports,
  },
  {
    file: 'packages/demo/src/import/catalogue-rows.ts',
    find: 'math.topWinOdds ?? null',
    replace: 'null',
    promise: 'the odds of the top win are imported',
    tests: imports,
  },
];

const productChanges: readonly Change[] = [
  {
    file: 'packages/services/src/catalogue/describe-game.ts',
    find: 'row.provider ?? studio.provider',
    replace: 'studio.provider',
    promise: 'a game may have another provider than its studio',
    tests: launches,
  },
  {
    file: launchRequest,
    find: '      ...(game.play !== null && { play: game.play }),\n',
    replace: '',
    promise: 'a launch names what the game plays',
    tests: launches,
  },
  {
    file: launchRequest,
    find: '      ...(game.tableId !== null && { tableId: game.tableId }),\n',
    replace: '',
    promise: 'a launch names the table of a live game',
    tests: launches,
  },
  {
    file: 'packages/services/src/catalogue/describe-figures.ts',
    find: 'percent(game.leastRtpBasisPoints)',
    replace: 'percent(game.rtpBasisPoints)',
    promise: 'bets that do not differ have no lowest return',
    tests: listing,
  },
  {
    file: 'packages/services/src/catalogue/finder/game-lists.ts',
    find: 'has: ({ mechanic }) => mechanic === name',
    replace: 'has: ({ mechanic }) => mechanic !== null',
    promise: 'a lobby is filtered by how slots pay',
    tests: listing,
  },
  {
    file: 'packages/services/src/catalogue/build-lobbies.ts',
    find: 'mechanics: mostFirst(countByMechanic)',
    replace: 'mechanics: []',
    promise: 'a lobby says how its slots pay',
    tests: listing,
  },
];

/** The figures that the catalogue states, and what a launch names. */
export const gameFigureChanges: readonly Change[] = [
  ...statementChanges,
  ...slotChanges,
  ...otherGameChanges,
  ...productChanges,
];
