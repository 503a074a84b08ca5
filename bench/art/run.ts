import {
  type AtlasWords,
  composeAtlas,
  composeGround,
  composePicture,
  type GameArtSpec,
  lowSets,
} from '@baize/art';

/** Drawing a game's symbols and ground, in multiples of the time of its tile. Exits with code 1 above a limit. */
const ATLAS_LIMIT = 20;
const GROUND_LIMIT = 4;
const ROUNDS = 15;

const words: AtlasWords = {
  wild: 'WILD',
  scatter: 'BONUS',
  mini: 'MINI',
  minor: 'MINOR',
  major: 'MAJOR',
  grand: 'GRAND',
};

const picture: GameArtSpec['picture'] = {
  name: 'gece-kurdu',
  seed: 3,
  shape: 'portrait',
  composition: 'night',
  lettering: 'slab',
  palette: 'night',
  title: 'Gece Kurdu',
  hero: 'game:wolf-head:silver',
  sides: [],
};

/** Milliseconds of the fastest run, which other work of the machine disturbs least. */
function fastest(draw: () => string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    draw();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function judge(what: string, ratio: number, limit: number): void {
  const verdict = ratio < limit ? 'holds' : 'MISSED';
  console.log(`  ${what.padEnd(28)} ${ratio.toFixed(1).padStart(6)}  < ${limit}  ${verdict}`);
  if (ratio >= limit) process.exitCode = 1;
}

const tile = fastest(() => composePicture(picture));
console.log(`tile: ${tile.toFixed(2)} ms; the rest in multiples of it`);
judge('ground', fastest(() => composeGround(picture, 'landscape')) / tile, GROUND_LIMIT);
for (const lows of lowSets) {
  const game: GameArtSpec = {
    picture,
    companions: ['game:stag-head', 'game:pine-tree', 'game:owl', 'game:feather'],
    scatter: 'game:moon:gold',
    lows,
  };
  judge(`symbols, ${lows}`, fastest(() => composeAtlas(game, words)) / tile, ATLAS_LIMIT);
}
