import { formatWire, parseWire } from '@baize/currency';
import { z } from 'zod';

function money(form: RegExp) {
  return z.codec(z.string().regex(form), z.bigint(), {
    decode: (text) => parseWire(text),
    encode: (minor) => formatWire(minor),
  });
}

/** An amount: "1234.50" on the wire, bigint minor units in code. The ledger refuses larger ones. */
export const amount = money(/^-?\d{1,13}\.\d{2}$/).meta({
  description: 'Amount with two digits after the point',
});

/** A balance or a total: wide enough for any value in the ledger, so that it can always be shown. */
export const sum = money(/^-?\d{1,17}\.\d{2}$/).meta({
  description: 'Balance or total with two digits after the point',
});

/** The number of changes of the main account. */
export const balanceVersion = z
  .number()
  .int()
  .nonnegative()
  .meta({ description: 'Of two balances the one with the higher version is newer' });

/** An instant: ISO 8601 in UTC on the wire, Date in code. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** 0 or 1, as the specification writes flags. */
export const flag = z.union([z.literal(0), z.literal(1)]);

export const id = z.number().int().nonnegative();

const DIGITS = /^(0|-?[1-9]\d{0,15})$/;

/**
 * An integer in an address, a query or a form, where it is sent as text; bodies may also send a number. Only decimal digits:
 * with `0x1`, `1e3`, ` 1` and `` for 0, one thing would have several addresses.
 */
export function integerText(min = 0, max = Number.MAX_SAFE_INTEGER) {
  const read = (given: unknown) => (typeof given === 'string' && DIGITS.test(given) ? Number(given) : given);
  return z.preprocess(read, z.number().int().min(min).max(max));
}

/** An id in an address or a query. */
export const integerInText = integerText();

export const pageNumber = integerText(1, 100_000).default(1);

/** The fields of a paginated list besides its rows. */
export const paginationFields = {
  current_page: z.number().int(),
  last_page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
  next_page_url: z.string().nullable(),
};

export function paginated<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), ...paginationFields });
}

/** A reply with a message only, in the language of the request. */
export const messageReply = z.object({ success: z.literal(true), message: z.string() });

/** The start or end of a report: 00:00:00 or 23:59:59 of a day, as `Y-m-d H:i:s`. */
export const reportInstant = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .meta({ description: 'Y-m-d H:i:s in the time zone of the brand' });
