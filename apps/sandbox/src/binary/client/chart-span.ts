import type { OptionSeconds } from '@baize/games/binary-option';

/** How much of the price is shown for bets of a length: enough to see where it comes from. */
const SHOWN_SECONDS: Readonly<Record<OptionSeconds, number>> = { 30: 120, 60: 180, 300: 480 };

export interface OpenSpan {
  readonly seconds: OptionSeconds;
  readonly expiryTick: number;
}

/** The ticks between the left and the right edge of the chart. */
export interface ChartSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * The window of the chosen time, or of the longest open bet. It ends with the price, or with the expiry of the open bet that
 * ends last: the price then goes towards it.
 */
export function chartSpan(
  { head, chosen, ticksPerSecond }: { head: number; chosen: OptionSeconds; ticksPerSecond: number },
  open: readonly OpenSpan[],
): ChartSpan {
  const shown = [chosen, ...open.map(({ seconds }) => seconds)].map((seconds) => SHOWN_SECONDS[seconds]);
  const to = Math.max(head, ...open.map(({ expiryTick }) => expiryTick));
  return { from: to - Math.max(...shown) * ticksPerSecond, to };
}
