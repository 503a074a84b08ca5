import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';

import { type Cell, type Column, text } from './cell.ts';
import { xlsxBytes } from './write-xlsx.ts';

const columns: readonly Column[] = [
  { title: 'Tarih', holds: 'time' },
  { title: 'İşlem no', share: 2 },
  { title: 'Tutar', holds: 'amount' },
];

/** What a program reads: the values of all rows, and the type and format of each cell. */
async function readBack(rows: readonly (readonly Cell[])[], timeZone = 'Europe/Istanbul', title = 'Oyun') {
  const chunks: Uint8Array[] = [];
  const parts = async function* () {
    yield rows;
  };
  for await (const chunk of xlsxBytes({ columns, parts }, { timeZone, title })) chunks.push(chunk);
  const book = await readXlsx(Buffer.concat(chunks), { readStyles: true });
  const [sheet] = book.sheets;
  if (!sheet) throw new Error('no sheet');
  const cell = (at: string) => sheet.cells?.get(at);
  return { name: sheet.name, rows: sheet.rows, cell };
}

const at = new Date('2026-11-23T07:40:05.900Z');
const row = (id: string): readonly Cell[] => [
  { kind: 'time', at },
  text(id),
  { kind: 'amount', minor: -123_456n },
];

it('has times that are times, amounts that are numbers, and ids that are texts', async () => {
  const { rows, name, cell } = await readBack([row('9223372036854775807'), row('000123')]);
  expect(name).toBe('Oyun');
  expect(rows).toEqual([
    ['Tarih', 'İşlem no', 'Tutar'],
    [new Date('2026-11-23T10:40:05Z'), '9223372036854775807', -1234.56],
    [new Date('2026-11-23T10:40:05Z'), '000123', -1234.56],
  ]);
  expect([cell('1,0')?.style?.numFmt, cell('1,1')?.style?.numFmt, cell('1,2')?.style?.numFmt]).toEqual([
    'yyyy-mm-dd hh:mm:ss',
    '@',
    '#,##0.00',
  ]);
});

it('has the wall clock of the brand on both sides of a change of clocks', async () => {
  const times = ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z'].map((instant) => [
    { kind: 'time', at: new Date(instant) } as const,
  ]);
  const { rows } = await readBack(times, 'Europe/Berlin');
  expect(rows.slice(1).map(([time]) => time)).toEqual([
    new Date('2026-03-29T01:59:59Z'),
    new Date('2026-03-29T03:00:00Z'),
  ]);
});

it.each(['=1+1', '+90', '-2', '@sum', '\t=1', '1E5', '12-05', 'TRUE', '_x0041_', ' lead ', '<&>"\''])(
  'keeps %j as a text that is not run',
  async (id) => {
    const { rows, cell } = await readBack([row(id)]);
    expect(rows[1]?.[1]).toBe(id.replace('\t', ' '));
    expect(cell('1,1')?.formula).toBeUndefined();
  },
);

it('keeps every text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (id) => {
      const { rows, cell } = await readBack([row(id)]);
      expect(rows[1]?.[1]).toBe(id.replaceAll(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' '));
      expect(cell('1,1')?.formula).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});

it('has a number only as far as a spreadsheet has digits', async () => {
  const { rows } = await readBack([
    [{ kind: 'time', at }, text(null), { kind: 'amount', minor: 99_999_999_999_999n }],
    [{ kind: 'time', at }, text(null), { kind: 'amount', minor: 10n ** 17n }],
  ]);
  expect(rows.slice(1).map((cells) => cells[2])).toEqual([999_999_999_999.99, '1000000000000000']);
});

it('has a name that programs take', async () => {
  const { name } = await readBack([], 'UTC', 'Oyun/geçmişi: [bir] çok uzun ad, ki sığmaz');
  expect(name).toBe('Oyun geçmişi   bir  çok uzun ad');
});
