/** An exact rational number in lowest terms, with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** @throws RangeError for a denominator of zero */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new RangeError('a fraction has no denominator of zero');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = commonDivisor(numerator < 0n ? -numerator : numerator, denominator * sign);
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function sumOf(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(add, fraction(0n));
}

const PRECISION_BITS = 64;

/** The nearest number, or one next to it, however many digits the two integers have. */
export function toNumber({ numerator, denominator }: Fraction): number {
  if (numerator < 0n) return -toNumber({ numerator: -numerator, denominator });
  const shift = Math.max(0, PRECISION_BITS + bitsOf(denominator) - bitsOf(numerator));
  return Number((numerator << BigInt(shift)) / denominator) / 2 ** shift;
}

/** In percent with some digits after the point, rounded half away from zero: 1/37 with 4 digits is `2.7027`. */
export function toPercent({ numerator, denominator }: Fraction, digits: number): string {
  const size = numerator < 0n ? -numerator : numerator;
  const scale = 10n ** BigInt(digits);
  const rounded = (2n * size * 100n * scale + denominator) / (2n * denominator);
  const sign = numerator < 0n && rounded > 0n ? '-' : '';
  const whole = `${sign}${rounded / scale}`;
  return digits === 0 ? whole : `${whole}.${String(rounded % scale).padStart(digits, '0')}`;
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

const bitsOf = (value: bigint): number => value.toString(2).length;
