import type { Change } from '../change.ts';

const slots = 'packages/games/src/slots';
const boards = [`${slots}/board`];
const lines = [`${slots}/lines`];
const ways = [`${slots}/ways`];
const clusters = [`${slots}/cluster`];
const anywhere = [`${slots}/anywhere`];
const scripts = [`${slots}/engines`];
const vectors = [`${slots}/measures/reference-vectors`];
const freeGames = [`${slots}/measures/free-games-total`];
const census = [`${slots}/measures/census`];
const models = [`${slots}/models`];
const measures = [`${slots}/measures/measures.all.test`, `${slots}/measures/variant.test`];

/** Prizes, features, returns and odds of slots. */
export const slotChanges: readonly Change[] = [
  {
    file: `${slots}/lines/pay-line.ts`,
    find: '(substituted?.units ?? 0) >= (own?.units ?? 0)',
    replace: 'substituted !== null',
    promise: 'wilds alone are paid if that is more',
    tests: lines,
  },
  {
    file: `${slots}/lines/line-table.ts`,
    find: 'symbols.filter((symbol) => symbol !== WILD)',
    replace: 'symbols',
    promise: 'a line with wilds is paid when its run has ended, and not before',
    tests: scripts,
  },
  {
    file: `${slots}/ways/evaluate-ways.ts`,
    find: ' || (seen & (1 << symbol)) !== 0',
    replace: '',
    promise: 'a symbol that is twice on the first reel is paid once',
    tests: ways,
  },
  {
    file: `${slots}/ways/evaluate-ways.ts`,
    find: 'if (shown === symbol || shown === WILD) count += 1;',
    replace: 'if (shown === symbol) count += 1;',
    promise: 'wilds are part of ways',
    tests: ways,
  },
  {
    file: `${slots}/cluster/evaluate-clusters.ts`,
    find: 'if (row > 0) visit(cell - 1);',
    replace: 'visit(cell - 1);',
    promise: 'clusters end at the edge of a reel',
    tests: clusters,
  },
  {
    file: `${slots}/cluster/evaluate-clusters.ts`,
    find: 'if (prize === 0) continue;',
    replace: '',
    promise: 'clusters that are too small stay',
    tests: clusters,
  },
  {
    file: `${slots}/anywhere/evaluate-anywhere.ts`,
    find: 'let symbol = SCATTER + 1;',
    replace: 'let symbol = SCATTER + 3;',
    promise: 'the best symbols are paid',
    tests: anywhere,
  },
  {
    file: `${slots}/board/board.ts`,
    find: 'top = top === 0 ? strip.length - 1 : top - 1;',
    replace: 'top = top === 0 ? strip.length - 2 : top - 1;',
    promise: 'reels are refilled in the order of their strips',
    tests: boards,
  },
  {
    file: `${slots}/round.ts`,
    find: 'Math.min(this.#capUnits, this.units + units)',
    replace: 'this.units + units',
    promise: 'a round pays at most its cap',
    tests: [`${slots}/round`],
  },
  {
    file: `${slots}/features/free-games.ts`,
    find: 'Math.min(added, most - awarded)',
    replace: 'Math.min(added, most - awarded + 1)',
    promise: 'free games are added up to the limit of a round',
    tests: freeGames,
  },
  {
    file: `${slots}/features/free-games.ts`,
    find: '    awarded += added;\n',
    replace: '',
    promise: 'free games that scatters add are played',
    tests: scripts,
  },
  {
    file: `${slots}/engines/tumble-engine.ts`,
    find: '      wins += 1;\n',
    replace: '',
    promise: 'the multiplier grows with every winning tumble',
    tests: scripts,
  },
  {
    file: `${slots}/engines/tumble-engine.ts`,
    find: 'playOne(free, climbAfter, draw, writer)',
    replace: '((wins = 0), playOne(free, climbAfter, draw, writer))',
    promise: 'the multiplier is not reset within the feature',
    tests: scripts,
  },
  {
    file: `${slots}/engines/coin-engine.ts`,
    find: 'left = result.added > 0 ? RESPINS : left - 1;',
    replace: 'left -= 1;',
    promise: 'every new coin renews the respins',
    tests: [...scripts, ...measures],
  },
  {
    file: `${slots}/script/replay.ts`,
    find: 'Math.min(most, paid + sumUnits(drop.wins))',
    replace: 'paid + sumUnits(drop.wins)',
    promise: 'a page never shows more than the cap',
    tests: scripts,
  },
  {
    file: `${slots}/script/script-writer.ts`,
    find: 'units > UNITS_PER_STAKE',
    replace: 'units >= UNITS_PER_STAKE',
    promise: 'a returned stake is not a win',
    tests: scripts,
  },
  {
    file: `${slots}/measures/coin-chain.ts`,
    find: 'none ** RESPINS;',
    replace: 'none ** (RESPINS - 1);',
    promise: 'the chances of coins count all respins',
    tests: vectors,
  },
  {
    file: `${slots}/measures/distribution.ts`,
    find: 'sum[cap] = (sum[cap] as number) + capped * chance;',
    replace: '',
    promise: 'totals above the cap are part of the return',
    tests: vectors,
  },
  {
    file: `${slots}/measures/free-games-total.ts`,
    find: '    paid[cap] = 0;\n',
    replace: '',
    promise: 'a round that has reached the cap is counted once',
    tests: freeGames,
  },
  {
    file: `${slots}/measures/census-ways.ts`,
    find: '${kind.matches[symbol]} ${kind.scatters}',
    replace: '${kind.matches[symbol]}',
    promise: 'scatters of every stop are counted',
    tests: census,
  },
  {
    file: `${slots}/measures/measures.ts`,
    find: 'own === top ? topChance : 0',
    replace: 'topChance',
    promise: 'the odds of the top win are of the top win only',
    tests: measures,
  },
  {
    file: `${slots}/measures/figures.ts`,
    find: '(rich.mean - lean.mean)',
    replace: '(rich.mean - lean.mean + 0.001)',
    promise: 'a game has the return that it states',
    tests: models,
  },
  {
    file: `${slots}/models/lines-five.ts`,
    find: 'b: [0, 0, 80, 500, 3_000],',
    replace: 'b: [0, 0, 80, 500, 3_100],',
    promise: 'the committed measures are of the committed models',
    tests: measures,
  },
];
