import { describe, expect, it } from 'vitest';

import { letterings } from '../vocabulary.ts';
import { atlasCells } from './atlas-cells.ts';
import { composeAtlas } from './compose-atlas.ts';
import { lowSets } from './game-art.ts';
import { englishWords, sampleGame } from './testing/sample-games.ts';

const heroes = ['game:wolf-head:silver', 'emoji:cherries', 'sevens', 'emoji:butterfly'];

describe('composeAtlas', () => {
  it.each(lowSets)('draws a cell for each symbol with %s, and defines all that it refers to', (lows) => {
    for (const hero of heroes) {
      const atlas = composeAtlas(sampleGame(lows, { hero }), englishWords);
      expect(atlas.match(/<svg x="/g)).toHaveLength(atlasCells.length);
      const ids = [...atlas.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...atlas.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
        ([, url, href]) => url ?? href,
      );
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
      expect(atlas).not.toMatch(/NaN|undefined|<text/);
    }
  });

  it.each(letterings)('cuts the ranks in %s', (lettering) => {
    const atlas = composeAtlas(sampleGame('cards', { lettering }), englishWords);
    expect(atlas).not.toMatch(/NaN|undefined/);
  });

  it('is the same each time, and differs by words and seed', () => {
    const atlas = composeAtlas(sampleGame('gems'), englishWords);
    expect(composeAtlas(sampleGame('gems'), englishWords)).toBe(atlas);
    expect(composeAtlas(sampleGame('gems'), { ...englishWords, wild: 'JOKER' })).not.toBe(atlas);
    expect(composeAtlas(sampleGame('gems', { seed: 4 }), englishWords)).not.toBe(atlas);
  });

  it('names a symbol that does not exist', () => {
    const game = sampleGame('cards', { hero: 'game:no-such-beast' });
    expect(() => composeAtlas(game, englishWords)).toThrow('game:no-such-beast');
  });

  it('has a plate of another shape under each high symbol', () => {
    const cells = composeAtlas(sampleGame('cards'), englishWords).split('<svg x="').slice(4, 9);
    const shapes = cells.map((cell) => /href="#plate-(\w+)"/.exec(cell)?.[1]);
    expect(shapes).toEqual(['rosette', 'shield', 'hexagon', 'lozenge', 'arch']);
  });

  it('gives games different wilds and scatters, and a wild whose figure is on no other symbol', () => {
    const cellOf = (place: number, seed: number, companion: string): string => {
      const game = sampleGame('cards', { seed });
      const [, ...others] = game.companions;
      const atlas = composeAtlas({ ...game, companions: [companion, ...others] }, englishWords);
      return (atlas.split('<svg x="')[place + 1] ?? '').replaceAll(/(?:id|href)="[^"]+"/g, '');
    };
    const count = (place: number, companion: string): number =>
      new Set(Array.from({ length: 42 }, (_, seed) => cellOf(place, seed, companion))).size;
    expect(count(0, 'game:stag-head')).toBe(7);
    expect(count(0, 'game:crown:gold')).toBe(6);
    expect(count(1, 'game:stag-head')).toBe(5);
  });

  it('shows no fruit twice', () => {
    const cellsOf = (hero: string) =>
      composeAtlas(sampleGame('fruits', { hero }), englishWords).split('<svg x="').slice(9, 14);
    const withPlum = cellsOf('game:crown:gold');
    const withCherries = cellsOf('emoji:cherries');
    // Without its cherries, the others move up and a watermelon comes last.
    const drawingOf = (cell: string | undefined): string | undefined => cell?.slice(cell.indexOf('>'));
    expect(drawingOf(withCherries[0])).toBe(drawingOf(withPlum[1]));
    expect(withPlum.map(drawingOf)).not.toContain(drawingOf(withCherries[4]));
  });
});
