import type { AlarmReason } from '@baize/ledger';

/** Counts what operators watch; the server turns it into metrics. */
export interface Meter {
  /** Many codes sent for few that come back are messages that somebody earns money with. */
  countSms(event: SmsEvent, purpose: string): void;
  /** A session token came back after a newer one was used: somebody has a copy, and the session was ended. */
  countReusedToken(): void;
  /** Amounts and balances that an operator has to know of. */
  countLedgerAlarm(reason: AlarmReason): void;
  countOutbox(event: OutboxEvent, kind: string): void;
}

export type SmsEvent = 'sent' | 'verified' | 'failed' | 'refused';

export type OutboxEvent = 'done' | 'failed' | 'expired';
