import type { WireReply } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';

export type Closing = WireReply<'GET /account/closing'>['data'];
export type ExclusionOption = Closing['options'][number];
export type ExclusionCode = ExclusionOption['code'];

/** The longest break; greater codes are self-exclusions. */
const LAST_BREAK: ExclusionCode = 3;

export const isBreak = (code: ExclusionCode) => code <= LAST_BREAK;

type Closed = NonNullable<Closing['closing']>;

/** How a closed account opens: the player may ask for it now, has asked for it, it opens by itself, or stays closed. */
export function openingOf({
  ends_at,
  opens_at,
  may_return,
}: Closed): 'may-ask' | 'asked' | 'opens' | 'stays' {
  if (may_return) return 'may-ask';
  // A break after a self-exclusion does not open the account either.
  if (opens_at === null) return 'stays';
  return Date.parse(opens_at) > Date.parse(ends_at) ? 'asked' : 'opens';
}

/** Whether the account would open by itself after this period, which not even a break does if it stays closed now. */
export const opensAfter = (code: ExclusionCode, closed: Closing['closing']) =>
  isBreak(code) && closed?.opens_at !== null;

const DAY_MS = 86_400_000;

/** The periods that end at least a day later: the same period again ends only as much later as it is chosen later. */
export function extensionsOf({ closing, options }: Closing): readonly ExclusionOption[] {
  const endMs = closing ? Date.parse(closing.ends_at) : -Infinity;
  return options.filter(({ ends_at }) => Date.parse(ends_at) - endMs >= DAY_MS);
}

/** How long each code closes the account for. */
export const periodNames: Readonly<Record<ExclusionCode, MessageKey>> = {
  1: 'exclusion_24_hours',
  2: 'exclusion_1_week',
  3: 'exclusion_30_days',
  4: 'exclusion_6_months',
  5: 'exclusion_1_year',
  6: 'exclusion_5_years',
};
