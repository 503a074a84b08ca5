/** Numbers pay themselves to 1; a multiplier spins the wheel again and multiplies the win. */
export const WHEEL_NUMBERS = ['1', '2', '5', '10', '20', '40'] as const;
export type MoneyWheelNumber = (typeof WHEEL_NUMBERS)[number];

export const WHEEL_MULTIPLIERS = { '2x': 2, '7x': 7 } as const;
export type MoneyWheelSegment = MoneyWheelNumber | keyof typeof WHEEL_MULTIPLIERS;

/** The 54 segments, clockwise. */
export const MONEY_WHEEL = (
  '7x 1 2 1 5 1 2 10 1 2 1 5 1 2 20 1 2 1 5 1 2 10 1 2 1 2x 2 ' +
  '1 5 1 2 1 10 2 1 5 1 2 1 20 2 1 5 1 2 1 10 2 1 5 1 2 1 40'
).split(' ') as readonly MoneyWheelSegment[];

/** Undefined for a number. */
export function multiplierOf(segment: MoneyWheelSegment): number | undefined {
  return segment === '2x' || segment === '7x' ? WHEEL_MULTIPLIERS[segment] : undefined;
}
