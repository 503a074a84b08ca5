import type { Clock, IdMaker } from '@baize/clock';
import type { z } from 'zod';

import type { CircuitStatus } from '../client/circuit.ts';
import type { ProviderClient } from '../client/provider-client.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { GameProviderPort } from '../ports/game-provider.ts';
import type { JackpotPort } from '../ports/jackpots.ts';
import type { MailPort } from '../ports/mail.ts';
import type { MatchFeedPort } from '../ports/match-feed.ts';
import type { PaymentGatewayPort } from '../ports/payment-gateway.ts';
import type { PokerRoomPort } from '../ports/poker-room.ts';
import type { SmsPort } from '../ports/sms.ts';

/** What a provider can be to us. Most are one of these, some several. */
export interface ProviderPorts {
  readonly games?: GameProviderPort;
  readonly payments?: PaymentGatewayPort;
  readonly matches?: MatchFeedPort;
  readonly jackpots?: JackpotPort;
  readonly poker?: PokerRoomPort;
  readonly mail?: MailPort;
  readonly sms?: SmsPort;
  readonly captcha?: CaptchaPort;
  /** Address of the live tables' socket, to which browsers connect by themselves. */
  readonly liveFeedUrl?: string;
  /** Origins of frames that its pages open in ours. */
  readonly frameOrigins?: readonly string[];
}

/** What providers are opened with. */
export interface ProviderParts {
  readonly clock: Clock;
  readonly ids: IdMaker;
  /** The only way out: it has the time limits and the circuit. */
  readonly client: ProviderClient;
}

/** A provider with its settings, ready to be used. */
export interface Provider extends ProviderPorts {
  /** The name in rows of data, in the ledger's keys and in addresses of callbacks. */
  readonly name: string;
  circuit(): CircuitStatus;
}

/** One folder of this package: what it needs, and how it is opened. */
export interface ProviderDefinition<Settings extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  /** One line for the operations manual. */
  readonly meaning: string;
  /** By key; in the environment `PROVIDER_<NAME>_<KEY>`. */
  readonly settings: Settings;
  open(settings: z.output<Settings>, parts: ProviderParts): ProviderPorts;
}

/** Ties the settings' type to the function that opens the provider. */
export function defineProvider<Settings extends z.ZodObject>(
  definition: ProviderDefinition<Settings>,
): ProviderDefinition<Settings> {
  return definition;
}
