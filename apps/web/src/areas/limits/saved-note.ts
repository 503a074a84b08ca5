import type { WireReply } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';

import { type LimitPeriod, type LimitKind, type LimitsReply, statesOf } from './limit-state.ts';

type SavedReply = WireReply<'POST /account/limits'>['data'];

interface Saved {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Null if it was removed. */
  readonly value: bigint | null;
  readonly reply: SavedReply;
  /** The limits after it was saved; undefined if they are not known. */
  readonly limits: LimitsReply | undefined;
}

/** Whether what was saved had been requested before and still waits. */
function isWaiting({ kind, period, reply, limits }: Saved): boolean {
  const next = limits && statesOf(limits, kind).find((state) => state.period === period)?.next;
  return next ? Date.parse(next.at) === Date.parse(reply.effective_at) : false;
}

/** What the page says about a limit that was saved, and how. */
export function savedNote(saved: Saved): { key: MessageKey; kind: 'success' | 'info' } {
  const isRemoval = saved.value === null;
  switch (saved.reply.action) {
    case 'set':
      return { kind: 'success', key: 'limits_saved' };
    case 'raise_requested':
      return { kind: 'success', key: 'limits_raise_requested' };
    case 'removal_requested':
      return { kind: 'success', key: 'limits_removal_requested' };
    case 'called_off':
      return { kind: 'success', key: 'limits_stopped' };
    default:
      if (isWaiting(saved))
        return { kind: 'info', key: isRemoval ? 'limits_removal_waits' : 'limits_raise_waits' };
      return { kind: 'info', key: isRemoval ? 'limits_unchanged_none' : 'limits_unchanged' };
  }
}
