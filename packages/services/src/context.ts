import type { Brand } from '@baize/brand';
import type { Clock, IdMaker } from '@baize/clock';
import type { Language } from '@baize/contract';
import type { Database, PostgresLedgerStore } from '@baize/db';
import type {
  CaptchaPort,
  JackpotNetwork,
  MatchNames,
  PokerRoomPort,
  ProviderRegistry,
  ScanPort,
  UpcomingMatch,
} from '@baize/providers';

import type { DocumentKeys } from './document-keys.ts';
import type { ExclusionEffect } from './exclusion-effects.ts';
import type { GameIndex } from './game-facts.ts';
import type { GameSessions } from './game-sessions.ts';
import type { SmsLimits } from './sms-limits.ts';
import type { CachedReading } from './cached-reading.ts';
import type { Meter } from './meter.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PayoutProblem } from './payout-problem.ts';
import type { PersonalIdKeys } from './personal-id-keys.ts';
import type { PokerStatistics } from './poker-statistics.ts';
import type { Wakeups } from './wakeups.ts';
import type { WithdrawalHold } from './withdrawal-holds.ts';

/** What every verb works with. */
export interface Services {
  readonly database: Pick<Database, 'pool' | 'sql'>;
  readonly ledger: PostgresLedgerStore;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly wakeups: Wakeups;
  readonly games: GameIndex;
  readonly gameSessions: GameSessions;
  /** Every provider of this deployment; rows such as a studio name theirs. */
  readonly providers: ProviderRegistry;
  readonly captcha: CaptchaPort;
  readonly scanner: ScanPort;
  /** Jackpots of the studios, and the next matches and their names by provider, refreshed on demand. */
  readonly jackpots: CachedReading<readonly JackpotNetwork[]>;
  readonly matches: ReadonlyMap<string, CachedReading<readonly UpcomingMatch[]>>;
  readonly matchNames: ReadonlyMap<string, CachedReading<MatchNames>>;
  readonly pokerRoom: PokerRoomPort;
  readonly pokerStatistics: PokerStatistics;
  readonly outbox: Outbox;
  /** What closing an account also does, in its transaction. */
  readonly exclusionEffects: readonly ExclusionEffect[];
  /** What other areas keep from being withdrawn. */
  readonly withdrawalHolds: readonly WithdrawalHold[];
  /** A brand's own origin, which links in messages lead to whatever host a request named: `https://example.com` */
  brandOrigin(brand: Brand): string;
  /** The name by which players know a brand of this deployment. */
  brandName(siteId: number): string | undefined;
  readonly personalIdKeys: PersonalIdKeys;
  readonly documentKeys: DocumentKeys;
  readonly smsLimits: SmsLimits;
  readonly meter: Meter;
  /** Logs and counts a payout that could not be sent. */
  readonly onPayoutProblem: (problem: PayoutProblem) => void;
}

/** A request to one brand. */
export interface Context extends Services {
  readonly brand: Brand;
  readonly language: Language;
  readonly requestId: string;
  readonly ip: string;
  /** ISO code of the caller's country (two letters); empty if no trusted source names it. */
  readonly country: string;
  readonly userAgent: string;
  /** Value of the browser's device cookie, if it has one. */
  readonly deviceToken: string | undefined;
  /** Scheme, host and port that the caller uses for the brand: `https://example.com`. */
  readonly origin: string;
}

/** A player whose token is valid at this brand. */
export interface SignedInPlayer {
  readonly siteId: number;
  readonly id: number;
  readonly sessionId: number;
  readonly sessionExpiresAt: Date;
  /** Generation of the request's token; a refresh issues tokens of a later one. */
  readonly tokenGeneration: number;
  /** Whether the account is closed by a break or self-exclusion: then only calls with `whileClosed` are open. */
  readonly isClosed: boolean;
}

export interface PlayerContext extends Context {
  readonly player: SignedInPlayer;
}

/** A call that visitors can make, with the player if one makes it. */
export interface MaybePlayerContext extends Context {
  readonly player?: SignedInPlayer;
}
