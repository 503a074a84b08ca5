/** Around an amount. It is left out of texts, which replies repeat before they were checked. */
const MARK = '\u0000';

/**
 * JSON whose amounts are numbers that no floating point has touched.
 *
 * @param body its bigints are amounts
 * @param format the digits of an amount
 */
export function formatRawJson(body: object, format: (amount: bigint) => string): string {
  const text = JSON.stringify(body, (_name, value: unknown) => {
    if (typeof value === 'string') return value.replaceAll(MARK, '');
    return typeof value === 'bigint' ? `${MARK}${format(value)}${MARK}` : value;
  });
  return text.replaceAll(/"\\u0000(-?[\d.]+)\\u0000"/g, '$1');
}
