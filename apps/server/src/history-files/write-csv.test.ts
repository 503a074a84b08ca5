import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Cell, text } from './cell.ts';
import { csvHead, csvRow } from './write-csv.ts';
import { wallClock } from './zone-time.ts';

const tr = { language: 'tr', timeZone: 'Europe/Istanbul' } as const;
const en = { language: 'en', timeZone: 'Europe/Istanbul' } as const;
const row = (cell: Cell, format: typeof tr | typeof en = tr) => csvRow([cell, text('x')], format);

/** The cells of a line for a program with this separator: quotes count at the start of a cell only. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at += 1) {
    const [, inQuotes] = /^"((?:[^"]|"")*)(?:"|$)/.exec(line.slice(at)) ?? [];
    if (inQuotes !== undefined) at += inQuotes.length + 2;
    const end = line.indexOf(separator, at);
    const rest = line.slice(at, end === -1 ? undefined : end);
    cells.push((inQuotes ?? '').replaceAll('""', '"') + rest);
    if (end === -1) break;
    at = end;
  }
  return cells;
}

describe('a CSV', () => {
  it('begins with the byte order mark and the titles', () => {
    expect(csvHead([{ title: 'Oyun' }, { title: 'İşlem; no' }], tr)).toBe('\uFEFFOyun;"İşlem; no"\r\n');
    expect(csvHead([{ title: 'Game' }, { title: 'No.' }], en)).toBe('\uFEFFGame,No.\r\n');
  });

  it('has amounts without thousands, with the decimal mark of the language', () => {
    expect(row({ kind: 'amount', minor: -123_456_789n })).toBe('-1234567,89;x\r\n');
    expect(row({ kind: 'amount', minor: 5n, isSigned: true }, en)).toBe('0.05,x\r\n');
  });

  it('has times in the zone of the brand, as programs of every language read them', () => {
    expect(row({ kind: 'time', at: new Date('2026-11-23T07:40:05.900Z') })).toBe('2026-11-23 10:40:05;x\r\n');
    const at = new Date('2026-01-05T02:30:00Z');
    expect(wallClock(at, 'America/St_Johns')).toBe('2026-01-04 23:00:00');
    expect(wallClock(at, 'UTC')).toBe('2026-01-05 02:30:00');
  });

  it.each(['9223372036854775807', '000123', '1E5', '12-05', 'TRUE', '1 Ocak'])(
    'keeps %j a text in both languages',
    (id) => {
      expect(row(text(id))).toBe(`'${id};x\r\n`);
      expect(row(text(id), en)).toBe(`'${id},x\r\n`);
    },
  );

  it.each(['=1+1', '+90', '-2', '@sum', '\t=1', '\r=1', ' =1', '\u00A0=1', '＝1', '\uFEFF@x'])(
    'does not let a spreadsheet run %j',
    (attack) => {
      expect(row(text(attack))).toMatch(/^"?'/);
    },
  );

  it.each([
    ['x;=1+1;y', "x;'=1+1;y"],
    ['x, @sum', "x, '@sum"],
    ['x;"=1+1', 'x;"\'=1+1'],
    ['x\t-1', "x '-1"],
    ['x\r\n+90', "x '+90"],
    ['x;\0＝1', "x; '＝1"],
    ['a-b=c, d; e', 'a-b=c, d; e'],
  ])('guards %j against a program with another separator', (attack, guarded) => {
    const separator = attack.includes(';') ? ';' : ',';
    const other = separator === ';' ? en : tr;
    expect(cellsOf(row(text(attack), other).trimEnd(), other === en ? ',' : ';')[0]).toBe(guarded);
  });

  it('has no text that becomes a formula, whatever separator the program expects', () => {
    const anyText = fc.string({ unit: fc.constantFrom(...'=+-@＝,;\t\r\n\0" \uFEFFx1'), maxLength: 12 });
    const formats = fc.constantFrom(tr, en);
    const run = ([first, second]: [string, string], format: typeof tr | typeof en, separator: string) => {
      const line = csvRow([text(first), text(second)], format).slice(0, -2);
      for (const cell of cellsOf(line, separator)) expect(cell).not.toMatch(/^[\s\uFEFF]*[=+\-@＝]/u);
    };
    fc.assert(fc.property(fc.tuple(anyText, anyText), formats, fc.constantFrom(',', ';', '\t'), run), {
      numRuns: 5000,
    });
  });

  it('leaves negative amounts as they are', () => {
    const cells: Cell[] = [text('x;'), { kind: 'amount', minor: -5n }];
    expect(csvRow(cells, en)).toBe('x;,-0.05\r\n');
  });

  it('quotes what would end a field, and has one line for each row', () => {
    expect(row(text('a;b'))).toBe('"a;b";x\r\n');
    expect(row(text('a;b'), en)).toBe('a;b,x\r\n');
    expect(row(text('say "hi"'))).toBe('"say ""hi""";x\r\n');
    expect(row(text('a\r\nb\0c'))).toBe('a b c;x\r\n');
    expect(row(text('a-b=c'))).toBe('a-b=c;x\r\n');
  });
});
