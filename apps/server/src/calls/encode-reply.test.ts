import { formatWire, parseWire } from '@baize/currency';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { encodeReply } from './encode-reply.ts';

const TOO_MUCH = 10n ** 15n;
const amount = z.codec(z.string().regex(/^-?\d{1,13}\.\d{2}$/), z.bigint(), {
  decode: (text) => parseWire(text),
  encode: (minor) => formatWire(minor),
});
const row = z.object({ id: z.number(), amount, tags: z.array(z.object({ name: z.string() })) });
const schema = z.object({ data: z.object({ rows: z.array(row), total: amount }), at: z.date().optional() });

function encode(reply: unknown) {
  const problems: Error[] = [];
  const written = encodeReply('GET /rows', schema, reply, (problem) => problems.push(problem as Error));
  return { written, problems };
}

const rowOf = (id: number, minor: bigint, tags: object[] = []) => ({ id, amount: minor, tags });

describe('a reply', () => {
  test('is encoded completely if every row can be', () => {
    const { written, problems } = encode({ data: { rows: [rowOf(1, 5n)], total: TOO_MUCH - 1n } });
    expect(written).toEqual({
      data: { rows: [{ id: 1, amount: '0.05', tags: [] }], total: '9999999999999.99' },
    });
    expect(problems).toEqual([]);
  });

  test('leaves out rows that cannot be encoded, and reports them once', () => {
    const rows = [rowOf(1, TOO_MUCH), rowOf(2, 1n), rowOf(3, -TOO_MUCH), rowOf(4, 2n)];
    const { written, problems } = encode({ data: { rows, total: 0n } });
    expect(written).toMatchObject({ data: { rows: [{ id: 2 }, { id: 4 }], total: '0.00' } });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain('GET /rows');
    expect(problems[0]?.message).toContain('data.rows.0.amount');
    expect(problems[0]?.message).not.toContain(String(TOO_MUCH));
  });

  test('leaves out the innermost row, wherever it is', () => {
    const rows = [rowOf(1, 1n, [{ name: 'a' }, { name: 7 }]), rowOf(2, TOO_MUCH, [{ name: 8 }])];
    const { written } = encode({ data: { rows, total: 0n } });
    expect(written).toMatchObject({ data: { rows: [{ id: 1, tags: [{ name: 'a' }] }] } });
  });

  test('fails if something outside a list cannot be encoded', () => {
    expect(() => encode({ data: { rows: [rowOf(1, TOO_MUCH)], total: TOO_MUCH } })).toThrow(z.ZodError);
    expect(() => encode({ data: { rows: 5, total: 0n } })).toThrow(z.ZodError);
  });

  test('does not change anything else, including dates, if a row is left out', () => {
    const at = new Date('2026-03-15T12:00:00Z');
    const kept = { rows: [rowOf(2, 1n, [{ name: 'a' }])], total: 7n };
    const whole = encode({ data: kept, at });
    const { written, problems } = encode({ data: { ...kept, rows: [rowOf(1, TOO_MUCH), ...kept.rows] }, at });
    expect(problems).toHaveLength(1);
    expect(written).toEqual(whole.written);
    expect(written).toMatchObject({ at });
  });
});
