import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { fieldProblems, unstorableFields } from './field-problems.ts';

function problemsOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  if (!error) throw new Error('the value is valid');
  return fieldProblems(error, value);
}

/** The message of each field. */
function messagesOf(schema: z.ZodType, value: unknown) {
  const fields = Object.entries(problemsOf(schema, value) ?? {});
  return Object.fromEntries(fields.map(([name, problems]) => [name, problems.map(({ message }) => message)]));
}

describe('an invalid field', () => {
  const text = z.object({ field: z.string().trim().min(3).max(5) });

  test.each([undefined, null, '', ' ', '\t \n', '\u00a0'])('is missing if it is %j', (field) => {
    expect(messagesOf(text, { field })).toEqual({ field: ['field_required'] });
    expect(messagesOf(z.object({ field: z.number() }), { field })).toEqual({ field: ['field_required'] });
  });

  test.each<[unknown, string, object | undefined]>([
    ['ab', 'field_min_length', { min: 3 }],
    ['abcdef', 'field_max_length', { max: 5 }],
    [7, 'field_invalid', undefined],
  ])('says what is wrong with %j', (field, message, values) => {
    expect(problemsOf(text, { field })).toEqual({ field: [{ message, ...(values && { values }) }] });
  });

  test('names its first problem only', () => {
    const schema = z.object({ a: z.string().min(3).regex(/^\d+$/), b: z.number().max(5).multipleOf(2) });
    expect(messagesOf(schema, { a: 'x', b: 7 })).toEqual({ a: ['field_min_length'], b: ['field_max'] });
  });

  test('cannot be named if the value is not an object', () => {
    expect(problemsOf(text, 'text')).toBeUndefined();
  });
});

describe('a union', () => {
  const word = z.string().max(3);
  const small = z.object({ name: word });
  const large = z.object({ name: word, town: word, street: word });

  test.each([
    ['small', z.union([small, large])],
    ['large', z.union([large, small])],
  ])('the one with the fewest problems names the fields, the %s one being first', (_, schema) => {
    expect(messagesOf(schema, { name: 'long' })).toEqual({ name: ['field_max_length'] });
    expect(messagesOf(z.union([schema, z.object({ only: word })]), {})).toSatisfy(
      (messages: object) => Object.keys(messages).length === 1,
    );
  });

  test('has the problems of the shape that the caller chose by its type', () => {
    const check = small.extend({ type: z.literal('check') });
    const final = large.extend({ type: z.undefined().optional() });
    for (const schema of [z.union([check, final]), z.union([final, check])]) {
      expect(Object.keys(messagesOf(schema, { type: 'check' }))).toEqual(['name']);
      expect(Object.keys(messagesOf(schema, {})).toSorted()).toEqual(['name', 'street', 'town']);
    }
  });
});

test('a NUL is found at any depth, and reported at the field of the body', () => {
  const value = { a: 'fine', b: 'a\0', c: { d: ['e', '\0'] }, f: 1, g: null };
  expect(Object.keys(unstorableFields(value) ?? {})).toEqual(['b', 'c']);
  expect(unstorableFields({ a: 'fine', b: ['c', { d: 'e' }] })).toBeUndefined();
  expect(unstorableFields('a\0')).toBeUndefined();
});
