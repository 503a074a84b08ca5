import { z } from 'zod';

/** The largest amount of money that one message may carry: 99,999,999.00. */
export const MAX_AMOUNT_MINOR = 9_999_999_900n;

/** An object in a message. Unknown fields are dropped. */
export function message<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, { error: 'a JSON object' });
}

/** Text that matches a pattern. */
export function matching(pattern: RegExp, expected: string) {
  return z.string({ error: expected }).regex(pattern, { error: expected });
}

/**
 * 1 to 64 characters, compared exactly. ASCII only, so that look-alike characters of other scripts are refused.
 */
export const identifier = matching(
  /^[A-Za-z0-9._:-]{1,64}$/,
  'a string of 1 to 64 of the characters A-Z a-z 0-9 . _ : -',
);

export const currency = matching(/^[A-Z]{3}$/, 'a currency code of three capital letters');

/** Text of 0 to `maxLength` characters. */
export function text(maxLength: number) {
  const error = `a string of at most ${maxLength} characters`;
  return z.string({ error }).max(maxLength, { error });
}

/** A JSON integer within the safe range. */
export function integer(min: number, max: number = Number.MAX_SAFE_INTEGER) {
  const error = `a whole JSON number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** A JSON integer of minor units. */
export function amountMinor(min: bigint, max = BigInt(Number.MAX_SAFE_INTEGER)) {
  return integer(Number(min), Number(max)).transform(BigInt);
}

export function oneOf<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return z.enum(choices, { error: `one of ${choices.join(', ')}` });
}

/** May be absent or null, which gives `fallback`. */
export function withDefault<Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) {
  return schema.nullish().transform((value) => value ?? fallback);
}

/** May be absent, which gives null. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? null);
}

/** An optional flag. */
export const flag = withDefault(z.boolean({ error: 'true or false' }), false);

/** A list of at most `max` entries. */
export function list<Schema extends z.ZodType>(entry: Schema, max: number) {
  const error = `a list of at most ${max} entries`;
  return z.array(entry, { error }).max(max, { error });
}

/** An instant in ISO 8601. */
export const instant = matching(/^\d{4}-\d\d-\d\dT/, 'an instant in ISO 8601')
  .refine((value) => !Number.isNaN(Date.parse(value)), { error: 'an instant in ISO 8601' })
  .transform((value) => new Date(value));

const MAX_TEXTS = 20;
const MAX_TEXT_LENGTH = 500;

/** Short texts by name. */
export const texts = z
  .record(z.string(), text(MAX_TEXT_LENGTH), { error: 'an object of strings' })
  .refine((entries) => Object.keys(entries).length <= MAX_TEXTS, { error: `at most ${MAX_TEXTS} entries` });

/** An address that a browser may be redirected to. */
export const webAddress = text(2_000).refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
  error: 'an http or https address',
});
