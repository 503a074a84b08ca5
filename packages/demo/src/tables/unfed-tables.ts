import { housePlays } from '@baize/games';

import { demoGames } from '../catalogue.ts';
import type { SharedTable } from './feed-tables.ts';

/** Widths of tiles, by their shapes. */
const WIDTHS = { landscape: 400, portrait: 240 } as const;

/** The shared tables of the catalogue that the live feed has no type for. Each has the id of its game. */
export function unfedTables(): SharedTable[] {
  return demoGames().flatMap(({ id, slug, name, play, tableId, math, features, picture }) => {
    const rules = housePlays.find((candidate) => candidate === play && candidate.startsWith('tables/'));
    if (rules === undefined || tableId !== undefined) return [];
    const { minBetMinor, maxBetMinor } = math;
    const width = picture.shape === 'landscape' ? WIDTHS.landscape : WIDTHS.portrait;
    const image = `/pictures/${slug}-${width}.avif`;
    const turkish = features.includes('turkish');
    return [
      { id: String(id), type: null, play: rules, name: name.tr, image, minBetMinor, maxBetMinor, turkish },
    ];
  });
}
