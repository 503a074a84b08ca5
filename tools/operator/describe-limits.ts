import { formatWire } from '@baize/currency';
import type { LimitDecision } from '@baize/ledger';
import { moment } from './print-table.ts';

const MINUTE_MS = 60_000n;

const actions = {
  set: 'set',
  raiseRequested: 'raise requested',
  removalRequested: 'removal requested',
  calledOff: 'change called off',
} as const;

/** What a player decided about limits, reality checks and exclusions: `daily deposit limit: set, none → 500.00`. */
export function describeLimit(decision: LimitDecision): string {
  switch (decision.type) {
    case 'limit': {
      const { kind, period, action, from, to } = decision;
      const write = (value: bigint | undefined) => writeLimit(kind, value);
      const change = `${write(from)} → ${write(to)}`;
      const isLater = decision.effectiveAt > decision.changedAt;
      const since = isLater ? `, from ${moment(decision.effectiveAt)}` : '';
      return `${period} ${kind} limit: ${actions[action]}, ${change}${since}`;
    }
    case 'realityCheck':
      return `reality check: ${writeMinutes(decision.from)} → ${writeMinutes(decision.to)}`;
    case 'exclusion':
      return `exclusion ${decision.code} until ${moment(decision.endsAt)}`;
    case 'return':
      return `return requested, opens ${moment(decision.effectiveAt)}`;
    case 'review':
      return `limits reviewed: ${decision.outcome}`;
  }
}

/** A limit as it is in force: `500.00`, `60 min`, `none`. */
export function writeLimit(kind: string, value: bigint | undefined): string {
  if (value === undefined) return 'none';
  return kind === 'time' ? `${value / MINUTE_MS} min` : formatWire(value);
}

const writeMinutes = (minutes: number | undefined): string =>
  minutes === undefined ? 'none' : `${minutes} min`;
