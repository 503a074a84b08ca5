import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { calls } from './calls.ts';
import { integerInText, integerText, pageNumber } from './wire.ts';

type Described = Partial<Record<'params' | 'query', unknown>>;

const otherForms = [
  '0x1',
  '0b1',
  '1e3',
  ' 1',
  '1 ',
  '+1',
  '01',
  '1.0',
  '1_0',
  '',
  '-0',
  '١',
  '9007199254740993',
];

describe('an integer in text', () => {
  it('is written in one form', () => {
    for (const text of otherForms) expect(integerInText.safeParse(text).success, text).toBe(false);
    for (const text of ['-1', 'null', 'Infinity']) expect(integerInText.safeParse(text).success).toBe(false);
    for (const value of [null, true, [], 1.5, Number.NaN])
      expect(integerInText.safeParse(value).success).toBe(false);
    expect(['0', '1', '17', '9007199254740991'].map((text) => integerInText.parse(text))).toEqual([
      0,
      1,
      17,
      Number.MAX_SAFE_INTEGER,
    ]);
    expect(integerInText.parse(5)).toBe(5);
    expect(integerText(-1, 3).parse('-1')).toBe(-1);
    expect(integerText(-1, 3).safeParse('4').success).toBe(false);
    expect(pageNumber.parse(undefined)).toBe(1);
  });

  it('is so in the addresses and queries of all calls', () => {
    const checked = Object.entries(calls as unknown as Record<string, Described>).flatMap(([key, call]) =>
      [call.params, call.query].flatMap((schema) =>
        schema instanceof z.ZodObject ? integersOf(key, schema) : [],
      ),
    );
    expect(checked.length).toBeGreaterThan(20);
    for (const { name, field } of checked)
      for (const text of otherForms) expect(field.safeParse(text).success, `${name} ${text}`).toBe(false);
  });
});

function integersOf(key: string, schema: z.ZodObject): { name: string; field: z.ZodType }[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const written = properties[name];
    const isInteger = typeof written === 'object' && written.type === 'integer';
    return isInteger ? [{ name: `${key} ${name}`, field: field as z.ZodType }] : [];
  });
}
