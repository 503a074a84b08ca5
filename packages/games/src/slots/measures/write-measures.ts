import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createFastDraw } from '../../random/fast-draw.ts';
import { slotModels } from '../models/slot-models.ts';
import { measureModel, type ModelMeasures } from './measure-model.ts';

/*
 * Writes measures.json, after a change of a model:
 *
 *     node tools/bootstrap.mjs packages/games/src/slots/measures/write-measures.ts [games of each strip set] [ids of models]
 *
 * Models that are simulated take minutes. Without ids all are measured.
 */

const file = fileURLToPath(new URL('measures.json', import.meta.url));
const [games = '10000000', ...ids] = process.argv.slice(2);
const table = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ModelMeasures>;

slotModels.forEach((model, index) => {
  if (ids.length > 0 && !ids.includes(model.id)) return;
  table[model.id] = measureModel(model, Number(games), createFastDraw(index + 1));
});
const rows = slotModels.map(({ id }) => [id, table[id]] as const);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
