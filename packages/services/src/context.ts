import type { Brand } from '@baize/brand';
import type { Clock, IdMaker } from '@baize/clock';
import type { Language } from '@baize/contract';
import type { Database, PostgresLedgerStore } from '@baize/db';
import type {
  CaptchaPort,
  GameStudioPort,
  JackpotNetwork,
  MailPort,
  PaymentGatewayPort,
  PokerRoomPort,
  SmsPort,
  UpcomingMatch,
} from '@baize/providers';

import type { Errands } from './errands.ts';
import type { GameIndex } from './game-facts.ts';
import type { GameSessions } from './game-sessions.ts';
import type { SmsLimits } from './sms-limits.ts';
import type { KeptReading } from './kept-reading.ts';
import type { PokerStatistics } from './poker-statistics.ts';
import type { Wakeups } from './wakeups.ts';

/** Keys that protect the personal ids at rest, 32 bytes each. */
export interface PersonalIdKeys {
  /** For the keyed hash by which one person's second account is found. */
  readonly hashKey: Buffer;
  /** For the number itself (AES-256-GCM). */
  readonly cipherKey: Buffer;
}

/** Figures of the business, for whoever watches the product. */
export interface Meter {
  /** Many codes sent for few that come back are messages that somebody earns money with. */
  countSms(event: SmsEvent, purpose: string): void;
}

export type SmsEvent = 'sent' | 'verified' | 'failed' | 'refused';

/** What every verb works with, whoever asks. */
export interface Services {
  readonly database: Pick<Database, 'pool' | 'sql'>;
  readonly ledger: PostgresLedgerStore;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly wakeups: Wakeups;
  readonly games: GameIndex;
  readonly gameSessions: GameSessions;
  readonly studio: GameStudioPort;
  readonly gateway: PaymentGatewayPort;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly captcha: CaptchaPort;
  /** Pools of the studios' jackpots, and the next matches: read now and then. */
  readonly jackpots: KeptReading<readonly JackpotNetwork[]>;
  readonly matches: KeptReading<readonly UpcomingMatch[]>;
  readonly pokerRoom: PokerRoomPort;
  readonly pokerStatistics: PokerStatistics;
  readonly errands: Errands;
  /** Where players find a brand, whatever a request says: what letters link to. `https://example.com` */
  brandOrigin(brand: Brand): string;
  readonly personalIdKeys: PersonalIdKeys;
  readonly smsLimits: SmsLimits;
  readonly meter: Meter;
}

/** One caller's request to one brand. */
export interface Context extends Services {
  readonly brand: Brand;
  readonly language: Language;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Scheme, host and port under which the caller sees the brand: `https://example.com`. */
  readonly origin: string;
}

/** A player whose token has been checked against this brand. */
export interface SignedInPlayer {
  readonly siteId: number;
  readonly id: number;
  readonly sessionId: number;
  readonly sessionExpiresAt: Date;
}

export interface PlayerContext extends Context {
  readonly player: SignedInPlayer;
}
