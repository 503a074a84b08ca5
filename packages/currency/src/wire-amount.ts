/** The text is not an amount in wire format. */
export class AmountError extends Error {
  override readonly name = 'AmountError';
}

/** The largest regular amount, in minor units: 99,999,999.00. A larger win is paid and put on review. */
export const MAX_AMOUNT_MINOR = 9_999_999_900n;

/** The largest amount of a booking, and of an amount in the contract: 9,999,999,999,999.99. */
export const MAX_BOOKING_MINOR = 999_999_999_999_999n;

/** The largest balance of an account: providers parse balances as JSON numbers, which are exact up to 2^53 - 1. */
export const MAX_BALANCE_MINOR = 9_007_199_254_740_991n;

/** Wide enough for any value of a bigint column. */
const WIRE_FORM = /^-?\d{1,17}\.\d{2}$/;

/**
 * Parses an amount in wire format.
 *
 * @param text a decimal with exactly two digits after the point, such as "1234.50" or "-0.05"
 * @returns minor units: 123450n
 * @throws AmountError on any other form
 */
export function parseWire(text: string): bigint {
  if (!WIRE_FORM.test(text)) throw new AmountError(`not an amount with two decimals: ${text.slice(0, 40)}`);
  return BigInt(text.replace('.', ''));
}

/** Formats minor units for the wire: 123450n becomes "1234.50". */
export function formatWire(minor: bigint): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
