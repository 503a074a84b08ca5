import type { ManualClock } from '@baize/clock';
import type { KeyRing, PaymentGatewayPort, PaymentRequest, ProviderClient } from '@baize/providers';

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

/** How the conformance suite drives one payment adapter and its stand-in. */
export interface PaymentDriver {
  readonly name: string;
  open(parts: AdapterParts): PaymentGatewayPort;
  readonly method: PaymentRequest['method'];
  readonly fields: Readonly<Record<string, string>>;
  /** Makes the gateway refuse a payment. */
  readonly refused: Partial<PaymentRequest>;
  /** Path of the stand-in's console for a deed. */
  deedPath(providerRef: string, deed: Deed): string;
  readonly canRefund: boolean;
  /** For gateways that pay players. */
  readonly payoutFields?: Readonly<Record<string, string>>;
  payoutPath?(providerRef: string, deed: Deed): string;
  /** Path of the console that sets how the stand-in replies. */
  moodPath(mood: string): string;
  /** Ids of everything that the stand-in holds, from the reply of `listPath`. */
  readonly listPath: string;
  idsIn(list: Readonly<Record<string, unknown>>, subject: 'payment' | 'payout'): readonly unknown[];
  /** A correctly signed notice that makes no sense. */
  malformed(parts: AdapterParts): {
    readonly rawBody: string;
    readonly headers: Readonly<Record<string, string>>;
  };
  /** A genuine notice with an old time, for protocols that sign one. */
  readonly stalePath?: (providerRef: string) => string;
}
