import { randomUUID } from 'node:crypto';

/** No text contains it, since nobody can guess it: replies repeat texts of requests that were not checked yet. */
const MARK = randomUUID();
const MARKED_AMOUNT = new RegExp(`"${MARK}(-?[\\d.]+)"`, 'g');

/**
 * JSON whose amounts are numbers that no floating point has touched.
 *
 * @param body its bigints are amounts
 * @param format the digits of an amount
 */
export function formatRawJson(body: object, format: (amount: bigint) => string): string {
  const text = JSON.stringify(body, (_name, value: unknown) =>
    typeof value === 'bigint' ? `${MARK}${format(value)}` : value,
  );
  return text.replaceAll(MARKED_AMOUNT, '$1');
}
