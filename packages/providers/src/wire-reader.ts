/** Why a message from the wire cannot be taken, precise enough for the other side to mend it. */
export interface WireProblem {
  /** The field at fault; empty when the message as a whole is no object. */
  field: string;
  /** What was expected, in English: this text goes to engineers, never to players. */
  expected: string;
}

export type WireResult<Value> = { ok: true; value: Value } | { ok: false; problem: WireProblem };

class WireFault extends Error {
  readonly problem: WireProblem;
  constructor(field: string, expected: string) {
    super(`${field}: ${expected}`);
    this.problem = { field, expected };
  }
}

/** The largest amount of money that one message may carry: 99,999,999.00. */
export const MAX_AMOUNT_MINOR = 9_999_999_900n;

// Plain ASCII only: look-alike letters of other scripts are refused rather than mistaken for others.
const IDENTIFIER = /^[A-Za-z0-9._:-]{1,64}$/;
const CURRENCY = /^[A-Z]{3}$/;

/** Reads the fields of one message; each method throws the fault that `readWire` turns into a result. */
export interface WireReader {
  /** 1 to 64 letters, digits or `. _ : -`, compared exactly. */
  identifier(field: string): string;
  optionalIdentifier(field: string): string | null;
  /** Text of 0 to `maxLength` characters. */
  text(field: string, maxLength: number): string;
  /** A JSON integer in minor units, from `min` up to what a JSON number carries without loss. */
  amountMinor(field: string, min: bigint): bigint;
  integer(field: string, min: number, max: number): number;
  currency(field: string): string;
  oneOf<Choice extends string>(field: string, choices: readonly Choice[], fallback?: Choice): Choice;
  /** A flag that may be left out. */
  optionalFlag(field: string): boolean;
  /** Reads an object inside the message; null when the field is left out. */
  optionalObject<Value>(field: string, read: (reader: WireReader) => Value): Value | null;
  /** Reads an object inside the message. */
  object<Value>(field: string, read: (reader: WireReader) => Value): Value;
  /** Text of a certain form. */
  matching(field: string, pattern: RegExp, expected: string): string;
  /** A list of short texts: at most `max`. */
  textList(field: string, max: number): string[];
  /** Reads a list of objects: at most `max`. */
  list<Value>(field: string, max: number, read: (reader: WireReader) => Value): Value[];
  /** A moment as ISO 8601. */
  instant(field: string): Date;
  /** True when the message carries the field with a value other than null. */
  has(field: string): boolean;
  /** Short texts by name: at most 20, each to 500 characters. */
  texts(field: string): Record<string, string>;
  refuse(field: string, expected: string): never;
}

/** Runs `read` over a parsed JSON value and collects either its value or the first fault. */
export function readWire<Value>(input: unknown, read: (reader: WireReader) => Value): WireResult<Value> {
  try {
    return { ok: true, value: read(createReader(input)) };
  } catch (error) {
    if (error instanceof WireFault) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** The same for the raw text of a message, as it came over the wire. */
export function readWireText<Value>(rawBody: string, read: (reader: WireReader) => Value): WireResult<Value> {
  let input: unknown;
  try {
    input = JSON.parse(rawBody);
  } catch {
    return { ok: false, problem: { field: '', expected: 'a JSON object' } };
  }
  return readWire(input, read);
}

function createReader(input: unknown, prefix = ''): WireReader {
  if (!isRecord(input)) throw new WireFault(prefix.slice(0, -1), 'a JSON object');
  const refuse = (field: string, expected: string): never => {
    throw new WireFault(prefix + field, expected);
  };
  const matching = (field: string, pattern: RegExp, expected: string): string => {
    const value = input[field];
    return typeof value === 'string' && pattern.test(value) ? value : refuse(field, expected);
  };
  const integer = (field: string, min: number, max: number): number => {
    const value = input[field];
    const fits = typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
    return fits ? value : refuse(field, `a whole JSON number from ${min} to ${max}`);
  };
  const identifier = (field: string) =>
    matching(field, IDENTIFIER, 'a string of 1 to 64 characters out of A-Z a-z 0-9 . _ : -');
  return {
    refuse,
    integer,
    identifier,
    optionalIdentifier: (field) => ((input[field] ?? null) === null ? null : identifier(field)),
    text(field, maxLength) {
      const value = input[field];
      const fits = typeof value === 'string' && value.length <= maxLength;
      return fits ? value : refuse(field, `a string of at most ${maxLength} characters`);
    },
    amountMinor: (field, min) => BigInt(integer(field, Number(min), Number.MAX_SAFE_INTEGER)),
    currency: (field) => matching(field, CURRENCY, 'a currency code of three capital letters'),
    oneOf(field, choices, fallback) {
      const value = input[field] ?? fallback;
      return choices.find((choice) => choice === value) ?? refuse(field, `one of ${choices.join(', ')}`);
    },
    has: (field) => (input[field] ?? null) !== null,
    optionalFlag(field) {
      const value = input[field] ?? false;
      return typeof value === 'boolean' ? value : refuse(field, 'true or false');
    },
    optionalObject: (field, read) =>
      (input[field] ?? null) === null ? null : read(createReader(input[field], `${field}.`)),
    matching,
    object: (field, read) => read(createReader(input[field], `${prefix}${field}.`)),
    textList(field, max) {
      const value = input[field];
      const fits = Array.isArray(value) && value.length <= max;
      const texts: readonly unknown[] = fits ? value : refuse(field, `a list of at most ${max} texts`);
      return texts.map((text) => (typeof text === 'string' ? text : refuse(field, 'a list of texts')));
    },
    list(field, max, read) {
      const value = input[field];
      if (!Array.isArray(value) || value.length > max)
        return refuse(field, `a list of at most ${max} entries`);
      return value.map((entry: unknown, index) => read(createReader(entry, `${prefix}${field}.${index}.`)));
    },
    instant: (field) => readInstant(input[field]) ?? refuse(field, 'a moment as ISO 8601'),
    texts(field) {
      const value = input[field];
      const entries = isRecord(value) ? Object.entries(value) : refuse(field, 'an object of strings');
      if (entries.length > 20) refuse(field, 'at most 20 entries');
      return Object.fromEntries(
        entries.map(([name, text]) =>
          typeof text === 'string' && text.length <= 500
            ? [name, text]
            : refuse(`${field}.${name}`, 'a string of at most 500 characters'),
        ),
      );
    },
  };
}

function readInstant(value: unknown): Date | null {
  const at = new Date(typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? value : Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
