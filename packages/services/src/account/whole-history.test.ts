import { loadBrands } from '@baize/brand';
import { CallError } from '@baize/contract';
import { expect, test } from 'vitest';

import { readHistoryPage } from './history-page.ts';
import { readWholeHistory } from './whole-history.ts';

const clock = { now: () => new Date('2026-03-02T12:00:00Z') };

interface Part {
  page: number;
  rows_at_once: number;
  until_ms: number;
}

/** A history of `total` rows, newest first; `late` rows appear at the top before the second part is read. */
function history(total: number, late = 0) {
  let ids = Array.from({ length: total }, (_, index) => total - index);
  const read: Pick<Part, 'page' | 'until_ms'>[] = [];
  return {
    read,
    readPart: ({ page, rows_at_once: size, until_ms }: Part) => {
      read.push({ page, until_ms });
      if (page === 2) ids = [...Array.from({ length: late }, (_, index) => total + late - index), ...ids];
      const data = ids.slice((page - 1) * size, page * size).map((id) => ({ id }));
      return Promise.resolve({ data: { data, total } });
    },
  };
}

async function idsOf(total: number, late?: number): Promise<number[]> {
  const { readPart } = history(total, late);
  const ids: number[] = [];
  const whole = await readWholeHistory({ clock }, 10_000, readPart);
  for await (const part of whole.parts()) ids.push(...part.map(({ id }) => id));
  return ids;
}

test('all rows are read in parts, each when it is needed', async () => {
  const { readPart, read } = history(2_500);
  const whole = await readWholeHistory({ clock }, 10_000, readPart);
  expect(read).toHaveLength(1);
  const sizes: number[] = [];
  for await (const part of whole.parts()) sizes.push(part.length);
  expect(sizes).toEqual([1_000, 1_000, 500]);
  expect(read).toEqual([1, 2, 3].map((page) => ({ page, until_ms: clock.now().getTime() + 1 })));
  expect(await idsOf(0)).toEqual([]);
});

test('a row that moves to the next part is not read twice', async () => {
  expect(await idsOf(2_000, 3)).toEqual(Array.from({ length: 2_000 }, (_, index) => 2_000 - index));
});

test('more rows than a file may have are refused with both numbers', async () => {
  const refused = await readWholeHistory({ clock }, 999, history(1_000).readPart).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(CallError);
  expect(refused).toMatchObject({ code: 'history_too_long', details: { values: { rows: 1_000, max: 999 } } });
  await readWholeHistory({ clock }, 1_000, history(1_000).readPart);
});

test('the pages of a file end with the instant at which it was begun, and have its size', async () => {
  const [brand] = loadBrands(new URL('../../../../brands', import.meta.url).pathname);
  if (!brand) throw new Error('no brand');
  const spans: unknown[] = [];
  const range = { start_date: '2026-03-01 00:00:00', end_date: '2026-03-02 23:59:59', page: 1 };
  const player = { siteId: 1, id: 2 } as never;
  for (const part of [{}, { rows_at_once: 1_000, until_ms: Date.UTC(2026, 2, 2) }, { until_ms: 0 }])
    await readHistoryPage({ brand, player }, '/x', { ...range, ...part }, ({ to, perPage }) => {
      spans.push([to.toISOString(), perPage]);
      return Promise.resolve({ rows: [], total: 0 });
    });
  expect(spans).toEqual([
    ['2026-03-02T21:00:00.000Z', 20],
    ['2026-03-02T00:00:00.000Z', 1_000],
    ['2026-02-28T21:00:00.000Z', 20],
  ]);
});
