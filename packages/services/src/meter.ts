import type { AlarmReason } from '@baize/ledger';

/** Counts events for the server's metrics. */
export interface Meter {
  /** Many codes sent but few verified are a sign of SMS pumping. */
  countSms(event: SmsEvent, purpose: string): void;
  /** An old session token was used after a newer one: somebody has a copy, and the session was ended. */
  countReusedToken(): void;
  /** Somebody who has excluded themselves has tried to open another account. */
  countRefusedRegistration(brand: string): void;
  /** Amounts and balances that need an operator. */
  countLedgerAlarm(reason: AlarmReason): void;
  countOutbox(event: OutboxEvent, kind: string): void;
}

export type SmsEvent = 'sent' | 'verified' | 'failed' | 'refused';

export type OutboxEvent = 'done' | 'failed' | 'expired';
