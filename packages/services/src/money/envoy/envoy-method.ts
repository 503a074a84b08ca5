import { CallError } from '@baize/contract';
import type { paymentMethod } from '@baize/db';
import type { EnvoyPort } from '@baize/providers';

import type { PlayerContext } from '../../context.ts';
import { findPageMethod } from '../page-method.ts';
import { unopened } from '../start-deposit.ts';

/** The calls with which the pages of the two methods start a payment. */
const endpoints = { transfer: 'account/envoy/pay', qr: 'account/envoy/qr' } as const;

interface EnvoyMethod {
  readonly method: typeof paymentMethod.$inferSelect;
  readonly envoy: EnvoyPort;
}

/** @throws CallError `payment_method_unavailable` if the brand or the deployment does not have it */
export async function findEnvoy(context: PlayerContext, kind: keyof typeof endpoints): Promise<EnvoyMethod> {
  const method = await findPageMethod(context, { endpoint: endpoints[kind] });
  const envoy = context.providers.find('envoy', method.provider);
  if (!envoy) throw new CallError('payment_method_unavailable');
  return { method, envoy };
}

/** The same for what both methods share. */
export async function findAnyEnvoy(context: PlayerContext): Promise<EnvoyMethod> {
  return findEnvoy(context, 'transfer').catch(() => findEnvoy(context, 'qr'));
}

/** Reads a list of Envoy's. @throws CallError `payment_gateway_unavailable` */
export async function readList<List>(reading: Promise<List>): Promise<List> {
  return reading.catch((cause: unknown) => {
    throw unopened(cause);
  });
}
