import { describe, expect, it } from 'vitest';

import { type Cell, text } from './cell.ts';
import { csvHead, csvRow } from './write-csv.ts';
import { isoInZone } from './zone-time.ts';

const tr = { language: 'tr', timeZone: 'Europe/Istanbul' } as const;
const en = { language: 'en', timeZone: 'Europe/Istanbul' } as const;
const row = (cell: Cell, format: typeof tr | typeof en = tr) => csvRow([cell, text('x')], format);

describe('a CSV', () => {
  it('begins with the byte order mark and the titles', () => {
    expect(csvHead([{ title: 'Oyun' }, { title: 'İşlem; no' }], tr)).toBe('\uFEFFOyun;"İşlem; no"\r\n');
    expect(csvHead([{ title: 'Game' }, { title: 'No.' }], en)).toBe('\uFEFFGame,No.\r\n');
  });

  it('has amounts without thousands, with the decimal mark of the language', () => {
    expect(row({ kind: 'amount', minor: -123_456_789n })).toBe('-1234567,89;x\r\n');
    expect(row({ kind: 'amount', minor: 5n, isSigned: true }, en)).toBe('0.05,x\r\n');
  });

  it('has times in the zone of the brand, with their distance from UTC', () => {
    expect(row({ kind: 'time', at: new Date('2026-11-23T07:40:05.900Z') })).toBe(
      '2026-11-23T10:40:05+03:00;x\r\n',
    );
    const at = new Date('2026-01-05T02:30:00Z');
    expect(isoInZone(at, 'America/St_Johns')).toBe('2026-01-04T23:00:00-03:30');
    expect(isoInZone(at, 'UTC')).toBe('2026-01-05T02:30:00+00:00');
  });

  it.each(['=1+1', '+90', '-2', '@sum', '\t=1', '\r=1', ' =1', '\u00A0=1', '＝1', '\uFEFF@x'])(
    'does not let a spreadsheet run %j',
    (attack) => {
      expect(row(text(attack))).toMatch(/^"?'/);
    },
  );

  it('quotes what would end a field, and has one line for each row', () => {
    expect(row(text('a;b'))).toBe('"a;b";x\r\n');
    expect(row(text('a;b'), en)).toBe('a;b,x\r\n');
    expect(row(text('say "hi"'))).toBe('"say ""hi""";x\r\n');
    expect(row(text('a\r\nb\0c'))).toBe('a b c;x\r\n');
    expect(row(text('a-b=c'))).toBe('a-b=c;x\r\n');
  });
});
