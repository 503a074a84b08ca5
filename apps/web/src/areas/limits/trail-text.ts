import { durationText } from '@baize/messages/duration';
import type { WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';

import type { Translate } from '../../messages/use-messages.ts';
import type { LimitWords } from './limit-words.ts';
import { momentOf } from './moment-words.ts';

export type TrailEntry = WireReply<'GET /account/limit-trail'>['data'][number];
type LimitEntry = Extract<TrailEntry, { type: 'amount' | 'minutes' }>;

function limitText(entry: LimitEntry, t: Translate, words: LimitWords): string {
  const valueOf = (value: string | number | null) => {
    if (value === null) return t('limits_none');
    return words.value(entry.kind, typeof value === 'string' ? parseWire(value) : BigInt(value));
  };
  const texts = {
    name: words.name(entry),
    from: valueOf(entry.from),
    to: valueOf(entry.to),
    when: words.moment(entry.effective_at),
  };
  switch (entry.action) {
    case 'set':
      return t(entry.from === null ? 'limits_trail_set' : 'limits_trail_lowered', texts);
    case 'raise_requested':
      return t('limits_trail_raise', texts);
    case 'removal_requested':
      return t('limits_trail_removal', texts);
    default:
      return t(entry.from === null ? 'limits_trail_removal_called_off' : 'limits_trail_called_off', texts);
  }
}

/** One decision of the player in a line. */
export function trailText(entry: TrailEntry, t: Translate, words: LimitWords): string {
  const minutes = (every: number | null) => (every === null ? t('limits_check_off') : durationText(t, every));
  switch (entry.type) {
    case 'amount':
    case 'minutes':
      return limitText(entry, t, words);
    case 'reality_check':
      return entry.from === entry.to
        ? t('limits_trail_check_first', { to: minutes(entry.to) })
        : t('limits_trail_check', { from: minutes(entry.from), to: minutes(entry.to) });
    case 'exclusion':
      return t('limits_trail_exclusion', {
        code: String(entry.code),
        ends: momentOf(entry.ends_at, words.form),
      });
    case 'return':
      return t('limits_trail_return', { when: words.moment(entry.opens_at) });
    default:
      return t(entry.outcome === 'kept' ? 'limits_trail_kept' : 'limits_trail_declined');
  }
}
