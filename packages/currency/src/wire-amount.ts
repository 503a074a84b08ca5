/** An amount that is not written as the wire demands. */
export class AmountError extends Error {
  override readonly name = 'AmountError';
}

/** The largest single amount of the product in minor units: 99,999,999.00. */
export const MAX_AMOUNT_MINOR = 9_999_999_900n;

const WIRE_FORM = /^-?\d{1,13}\.\d{2}$/;

/**
 * Reads an amount of the wire.
 *
 * @param text a decimal with exactly two digits after the point, such as "1234.50" or "-0.05"
 * @returns minor units: 123450n
 * @throws AmountError on any other form
 */
export function parseWire(text: string): bigint {
  if (!WIRE_FORM.test(text)) throw new AmountError(`not an amount with two decimals: ${text.slice(0, 40)}`);
  return BigInt(text.replace('.', ''));
}

/**
 * Writes minor units as the wire demands: 123450n becomes "1234.50".
 */
export function formatWire(minor: bigint): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
