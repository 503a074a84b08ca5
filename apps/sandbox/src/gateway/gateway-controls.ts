import type { Moody } from './gateway-mood.ts';

/** What happens to a new payout. */
export const PAYOUT_MODES = {
  pay: 'Paid after two seconds',
  wait: 'Wait for the console',
  fail: 'Fail after two seconds',
  refuse: 'Refused at once',
} as const;
export type PayoutMode = keyof typeof PAYOUT_MODES;

/** The faults of the whole gateway, set in its console. */
export interface GatewayControls extends Moody {
  payoutMode: PayoutMode;
}
