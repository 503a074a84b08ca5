import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { housePlays } from './play-names.ts';
import { statePlay } from './state-play.ts';

/*
 * Writes statements.json, after a change of a game's rules or of the house's terms:
 *
 *     node tools/bootstrap.mjs packages/games/src/plays/write-statements.ts
 */

const rows = housePlays.map((play) => [play, statePlay(play)] as const);
const file = fileURLToPath(new URL('statements.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
