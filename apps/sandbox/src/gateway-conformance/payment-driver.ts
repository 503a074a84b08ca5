import type { ManualClock } from '@baize/clock';
import type {
  CreatedPayment,
  KeyRing,
  PaymentGatewayPort,
  PaymentReport,
  PaymentRequest,
  ProviderClient,
} from '@baize/providers';
import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';

export interface AdapterParts {
  /** Origin of the sandbox. */
  readonly baseUrl: string;
  readonly keys: KeyRing;
  readonly clock: ManualClock;
  readonly client: ProviderClient;
  readonly timeoutMs?: number;
}

/** What the suite makes happen at the stand-in. */
export type Deed = 'pay' | 'paySilently' | 'fail' | 'repeat' | 'forge';

/** Payments that do not go as they should. `late`: money that comes after the payment has expired. */
export type Trouble = 'part' | 'over' | 'otherCurrency' | 'late';

/** How a stand-in makes a trouble, and what its gateway says of a payment of 500.00 then. */
export interface TroubleCase {
  /** Actions of the console, one after the other. */
  readonly actions: readonly string[];
  readonly says: Pick<PaymentReport, 'state' | 'amountMinor' | 'currency'>;
}

export type Subject = PaymentReport['subject'];
export type OpenedPayment = Pick<CreatedPayment, 'providerRef' | 'expiresAt'> & { readonly url?: string };

/** How the conformance suite drives one payment adapter and its stand-in. */
export interface PaymentDriver {
  readonly name: string;
  /** The stand-in alone: a whole sandbox takes a tenth of a second to start, and each test has one. */
  addStandIn(app: FastifyInstance, parts: SandboxParts): Promise<void>;
  open(parts: AdapterParts): PaymentGatewayPort;
  /** Opens a payment, for a provider whose payments begin on a page of ours; `createPayment` by default. */
  start?(parts: AdapterParts, request: PaymentRequest): Promise<OpenedPayment>;
  readonly method: PaymentRequest['method'];
  readonly fields: Readonly<Record<string, string>>;
  /** Makes the gateway refuse a payment; absent if it takes any. */
  readonly refused?: Partial<PaymentRequest>;
  /** Path of the stand-in's console, whose moods are below it. */
  readonly console: string;
  /** Path of an action of the console. */
  actionPath(providerRef: string, action: string, subject: Subject): string;
  /** The console's name of each deed. */
  readonly actions: Readonly<Record<Deed, string>>;
  /** The console's name of money that comes for a payment after one that failed. */
  readonly payAfterFailure: string;
  /** Troubles that the protocol can have. */
  readonly troubles: Readonly<Partial<Record<Trouble, TroubleCase>>>;
  readonly canRefund: boolean;
  /** For gateways that pay players. */
  readonly payoutFields?: Readonly<Record<string, string>>;
  /** Actions before payouts are made, so that they wait for the console. */
  readonly payoutSetup?: string;
  /** Ids of everything that the stand-in holds, from the console's JSON. */
  idsIn(list: Readonly<Record<string, unknown>>, subject: Subject): readonly unknown[];
  /** A correctly signed notice that makes no sense. */
  malformed(parts: AdapterParts): {
    readonly rawBody: string;
    readonly headers: Readonly<Record<string, string>>;
  };
  /** The console's action that repeats a genuine notice with an old time, for protocols that sign one. */
  readonly staleAction?: string;
}

/** A list of the console's JSON. */
export function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}
