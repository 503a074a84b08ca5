import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FakeCell } from '../testing/fake-cell.ts';

let cells: typeof import('./price-cells.ts');
let busy: Set<string>;
let shown: FakeCell[];
beforeEach(async () => {
  vi.resetModules();
  busy = new Set();
  shown = [new FakeCell(7, 'full.result', '1', 1_900), new FakeCell(7, 'full.result', '1', 1_900)];
  vi.stubGlobal('Text', FakeCell);
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector.startsWith('.price') ? shown : []),
    body: {
      classList: { add: (name: string) => busy.add(name), remove: (name: string) => busy.delete(name) },
    },
  });
  cells = await import('./price-cells.ts');
  cells.indexPage();
});
afterEach(() => vi.unstubAllGlobals());

const write = (price: number | null, now = 0) =>
  cells.cellsOf(7, 'full.result', '1').map((cell) => cells.writePrice(cell, price, ',', now));

it('writes a price wherever it stands, with the way it moved', () => {
  expect(write(2_050)).toEqual(['up', 'up']);
  expect(shown.map((cell) => [cell.shown.textContent, [...cell.styles]])).toEqual([
    ['2,05', ['up']],
    ['2,05', ['up']],
  ]);
  expect(write(1_800)).toEqual(['down', 'down']);
  expect([...(shown[0]?.styles ?? [])]).toEqual(['down']);
});

it('leaves a price that is the same alone', () => {
  expect(write(1_900)).toEqual([null, null]);
  expect(shown[0]?.shown.textContent).toBe('');
});

it('locks a price that is not on sale, and opens it without a move', () => {
  write(null);
  expect(shown[0]?.attributes.get('aria-disabled')).toBe('true');
  expect(shown[0]?.dataset['price']).toBe('');
  expect(write(2_100)).toEqual([null, null]);
  expect(shown[0]?.attributes.has('aria-disabled')).toBe(false);
  expect(shown[0]?.styles.size).toBe(0);
});

it('ends the sign of a move after six seconds', () => {
  write(2_050, 1_000);
  cells.settleMoves(6_900);
  expect(shown[0]?.styles.has('up')).toBe(true);
  cells.settleMoves(7_000);
  expect(shown[0]?.styles.size).toBe(0);
});

it('shows many moves without their fading until they are few again', () => {
  cells.noteMoves(24);
  expect(busy.size).toBe(0);
  cells.noteMoves(1);
  expect([...busy]).toEqual(['is-busy']);
  cells.settleMoves(0);
  expect([...busy]).toEqual(['is-busy']);
  cells.settleMoves(1_000);
  expect(busy.size).toBe(0);
});

it('knows a cell by its new market once its row shows another line', () => {
  const row = { querySelectorAll: () => [shown[0]] } as unknown as Element;
  cells.moveCells(row, 7, 'full.total.14', '.odds.ou');
  expect(cells.cellsOf(7, 'full.total.14', '1')).toEqual([shown[0]]);
  expect(cells.cellsOf(7, 'full.result', '1')).toEqual([shown[1]]);
});
