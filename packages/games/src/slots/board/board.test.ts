import { describe, expect, it } from 'vitest';

import { createSeededDraw } from '../../random/draw.ts';
import { countSymbol, createBoard, readGrid, spin, tumble } from './board.ts';
import { boardFromGrid } from './board-from-grid.ts';
import { encodeStrips, exchange, layStrip } from './strips.ts';

describe('strips', () => {
  it('have what their contents say, spread evenly, with stacks together', () => {
    const strip = layStrip('W1 a2 K4 J3x2');
    expect([...strip].toSorted().join('')).toBe('JJJJJJKKKKWaa');
    expect(strip.match(/(?<!J)JJ(?!J)/g)).toHaveLength(3);
    const apart = strip.lastIndexOf('a') - strip.indexOf('a');
    expect(apart).toBeGreaterThanOrEqual(5);
    expect(apart).toBeLessThanOrEqual(8);
  });

  it('exchange one symbol of a kind on some reels', () => {
    expect(exchange(['aa', 'ab', 'a'], 'a', 'W', [0, 2])).toEqual(['Wa', 'ab', 'W']);
  });

  it.each(['x2', 'a', 'a2y3', 'Z1'])('cannot have %s', (part) => {
    expect(() => layStrip(part)).toThrow(RangeError);
  });
});

describe('a board', () => {
  const strips = encodeStrips(['abcd', 'AKQJT']);

  it('shows a stop and what follows it, around the end of the strip', () => {
    const board = createBoard(2, { from: 3, to: 3 });
    const stops = [3, 4];
    spin(board, strips, { from: 3, to: 3 }, () => stops.shift() ?? 0);
    expect(readGrid(board)).toEqual(['dab', 'TAK']);
  });

  it('draws the rows of each reel if they change', () => {
    const rows = { from: 2, to: 4 };
    const board = createBoard(2, rows);
    const draw = createSeededDraw('rows');
    const seen = new Set<number>();
    for (let game = 0; game < 100; game++) {
      spin(board, strips, rows, draw);
      for (const column of readGrid(board)) seen.add(column.length);
    }
    expect([...seen].toSorted((one, other) => one - other)).toEqual([2, 3, 4]);
  });

  it('sinks without gaps and refills from the strip above', () => {
    const board = createBoard(2, { from: 3, to: 3 });
    const stops = [1, 0];
    spin(board, strips, { from: 3, to: 3 }, () => stops.shift() ?? 0);
    expect(readGrid(board)).toEqual(['bcd', 'AKQ']);
    const marks = Uint8Array.from([0, 1, 1, 0, 0, 1]);
    const fallen = new Uint8Array(2);
    tumble(board, strips, marks, fallen);
    expect(readGrid(board)).toEqual(['dab', 'TAK']);
    expect(readGrid(board, fallen)).toEqual(['da', 'T']);
    expect([...marks]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('counts symbols in view only', () => {
    const board = boardFromGrid(['SaS', 'S']);
    expect(countSymbol(board, 1)).toBe(3);
  });
});
