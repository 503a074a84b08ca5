import type { WireReply } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';

export type Closing = WireReply<'GET /account/closing'>['data'];
export type ExclusionOption = Closing['options'][number];
export type ExclusionCode = ExclusionOption['code'];

/** The longest break; greater codes are self-exclusions. */
const LAST_BREAK: ExclusionCode = 3;

/** Whether the account opens by itself afterwards. */
export const isBreak = (code: ExclusionCode) => code <= LAST_BREAK;

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
