import type { z } from 'zod';

import {
  type GatewayCalls,
  openGatewayCalls,
  readAnswer,
  requireAccepted,
  requireReply,
} from '../client/gateway-calls.ts';
import type { Answer, ProviderClient } from '../client/provider-client.ts';
import { readWireText } from '../wire/read-wire.ts';
import { message, text } from '../wire/wire-types.ts';
import { API_PATH, storePath } from './messages.ts';

export interface GreenfieldOptions {
  /** Origin of the server, without a trailing slash. */
  readonly baseUrl: string;
  readonly storeId: string;
  readonly apiKey: string;
  readonly client: ProviderClient;
  /** How long one verb may take; 4,000 ms by default. */
  readonly timeoutMs?: number;
}

/** The calls of one verb to one store. */
export interface Greenfield {
  /**
   * @param path below the store, or of the whole API if it begins with a slash
   * @returns undefined if the server does not know the invoice, pull payment or payout
   */
  get<Value>(path: string, schema: z.ZodType<Value>): Promise<Value | undefined>;
  /** @throws PaymentRefused for a refusal */
  post<Value>(path: string, body: object, schema: z.ZodType<Value>): Promise<Value>;
}

/** Lists of all pull payments and of all payouts of a store cannot be filtered or paged. */
const MAX_LIST_BYTES = 32 * 1024 * 1024;

export function openGreenfield(options: GreenfieldOptions): Greenfield {
  const { baseUrl, storeId, apiKey } = options;
  const calls: GatewayCalls = openGatewayCalls(options);
  const headers = { authorization: `token ${apiKey}` };
  const url = (path: string) =>
    `${baseUrl}${path.startsWith('/') ? `${API_PATH}${path}` : storePath(storeId, path)}`;
  return {
    async get(path, schema) {
      const answer = await calls.send({
        method: 'GET',
        url: url(path),
        headers,
        maxAnswerBytes: MAX_LIST_BYTES,
      });
      if (isUnknown(answer)) return undefined;
      return readAnswer(schema, requireReply(answer));
    },
    async post(path, body, schema) {
      const answer = await calls.send({
        method: 'POST',
        url: url(path),
        headers,
        body: JSON.stringify(body),
      });
      return readAnswer(schema, requireAccepted(answer, isRefusal));
    },
  };
}

/** Error codes that a repeat would not change. An "overdraft" is none: it means that the payout exists. */
const finalCodes = new Set(['amount-too-low', 'payment-method-not-supported']);
const unknownCodes = new Set(['invoice-not-found', 'payout-not-found', 'pullpayment-not-found']);
const problemReply = message({ code: text(100) });

/** A missing store or a proxy's 404 says nothing about a payment. */
function isUnknown({ status, body }: Answer): boolean {
  const reading = readWireText(problemReply, body);
  return status === 404 && reading.ok && unknownCodes.has(reading.value.code);
}

function isRefusal({ status, body }: Answer): boolean {
  if (status === 422) return true;
  const reading = readWireText(problemReply, body);
  return status === 400 && reading.ok && finalCodes.has(reading.value.code);
}
