import type { Clock, IdMaker } from '@baize/clock';
import type { z } from 'zod';

import type { CircuitStatus } from '../client/circuit.ts';
import type { ProviderClient } from '../client/provider-client.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { EnvoyPort } from '../ports/envoy.ts';
import type { GameProviderPort } from '../ports/game-provider.ts';
import type { JackpotPort } from '../ports/jackpots.ts';
import type { MailPort } from '../ports/mail.ts';
import type { MatchFeedPort } from '../ports/match-feed.ts';
import type { PaymentGatewayPort } from '../ports/payment-gateway.ts';
import type { PokerRoomPort } from '../ports/poker-room.ts';
import type { RewardsPort } from '../ports/rewards.ts';
import type { RovpayPort } from '../ports/rovpay.ts';
import type { ScanPort } from '../ports/scan.ts';
import type { SmsPort } from '../ports/sms.ts';
import type { SportsbookPort } from '../ports/sportsbook.ts';

/** The ports that a provider can implement. Most implement one, some several. */
export interface ProviderPorts {
  readonly games?: GameProviderPort;
  readonly sportsbook?: SportsbookPort;
  readonly payments?: PaymentGatewayPort;
  readonly rovpay?: RovpayPort;
  readonly envoy?: EnvoyPort;
  readonly rewards?: RewardsPort;
  readonly matches?: MatchFeedPort;
  readonly jackpots?: JackpotPort;
  readonly poker?: PokerRoomPort;
  readonly mail?: MailPort;
  readonly sms?: SmsPort;
  readonly captcha?: CaptchaPort;
  readonly scanner?: ScanPort;
  /** Address of the live tables' socket, to which browsers connect directly. */
  readonly liveFeedUrl?: string;
  /** Origins of the payment pages that it may name; without any, a reply that names one is not used. */
  readonly pageOrigins?: readonly string[];
  /** Origins of its frames in our pages. */
  readonly frameOrigins?: readonly string[];
}

/** Dependencies of providers. */
export interface ProviderParts {
  readonly clock: Clock;
  readonly ids: IdMaker;
  /** All requests go through it; it has time limits and the circuit breaker. */
  readonly client: ProviderClient;
}

/** A configured provider. */
export interface Provider extends ProviderPorts {
  /** Used in the database, in the ledger's keys and in addresses of callbacks. */
  readonly name: string;
  circuit(): CircuitStatus;
}

/** What each provider's folder exports: its settings and how it is opened. */
export interface ProviderDefinition<Settings extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  /** One line for docs/providers.md. */
  readonly meaning: string;
  /** Whether its port gives deposits back; known without its settings. */
  readonly refunds?: true;
  /** By key; their names in the environment are `PROVIDER_<NAME>_<KEY>`. */
  readonly settings: Settings;
  open(settings: z.output<Settings>, parts: ProviderParts): ProviderPorts;
}

/** Infers the settings' type for the function that opens the provider. */
export function defineProvider<Settings extends z.ZodObject>(
  definition: ProviderDefinition<Settings>,
): ProviderDefinition<Settings> {
  return definition;
}
