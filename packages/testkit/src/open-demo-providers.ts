import type { Brand } from '@baize/brand';
import type { Clock, IdMaker } from '@baize/clock';
import {
  ACTION_BATCH,
  BTCPAY,
  dummySecrets,
  FORM_HASH,
  HTTP_SCAN,
  installedProviders,
  isOptionalSetting,
  type KeyRing,
  LIVE_FEED_PATH,
  openProvider,
  parseSetting,
  PAYTR,
  type Provider,
  type ProviderDefinition,
  RSA_JSON,
  settingKind,
} from '@baize/providers';
import { demoBtcpayStore, demoPaytrStore, demoScanner, FORM_PROVIDER_ID } from '@baize/sandbox';

import type { DemoRsaKeys } from './demo-rsa-keys.ts';

export interface DemoProviderDeps {
  /** Addresses of the sandbox for browsers and for this process. */
  readonly addresses: { readonly sandboxUrl: string; readonly sandboxInside: string };
  /** The same keys as the sandbox's. */
  readonly keys: KeyRing;
  /** Keys shared with the provider that signs with RSA; without them it is not opened. */
  readonly rsa?: DemoRsaKeys;
  readonly brands: readonly Pick<Brand, 'siteId'>[];
  readonly clock: Clock;
  readonly ids: IdMaker;
}

/** Opens every provider that has a stand-in in the sandbox: those whose settings are all known here. */
export function openDemoProviders(deps: DemoProviderDeps): Provider[] {
  return installedProviders.flatMap((definition) => {
    const settings = demoSettings(definition, deps);
    return settings ? [openProvider(definition, settings, deps)] : [];
  });
}

function demoSettings(
  { name, settings: { shape } }: ProviderDefinition,
  deps: DemoProviderDeps,
): Record<string, unknown> | undefined {
  const own = ownSettings(deps)[name] ?? readTexts(shape, dialectTexts(deps)[name]);
  const entries = Object.entries(shape).map(([key, schema]) => {
    const values = { page: deps.addresses.sandboxUrl, server: deps.addresses.sandboxInside, keys: deps.keys };
    const kind = settingKind(schema);
    return [key, kind === 'other' ? own[key] : values[kind]] as const;
  });
  const isComplete = entries.every(([key, value]) => value !== undefined || isOptionalSetting(shape[key]));
  return isComplete ? Object.fromEntries(entries) : undefined;
}

/** Settings that do not follow from their kind. */
function ownSettings({
  addresses,
  brands,
  keys,
}: DemoProviderDeps): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return {
    [PAYTR]: { ...demoPaytrStore(keys) },
    [BTCPAY]: demoBtcpayStore(keys),
    [HTTP_SCAN]: { ...demoScanner(keys, addresses.sandboxInside) },
    'sandbox-feeds': { tablesUrl: `${addresses.sandboxUrl.replace('http', 'ws')}${LIVE_FEED_PATH}` },
    turnstile: { secrets: brands.map(({ siteId }) => `${siteId}=${dummySecrets.pass}`).join(',') },
  };
}

/** Settings that are read from their texts, as those of an installation are. */
function readTexts(
  shape: ProviderDefinition['settings']['shape'],
  texts: Readonly<Record<string, string>> = {},
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, parseSetting(shape[key], text)]),
  );
}

/** Settings of the dialects, whose stand-ins derive the same secrets. */
function dialectTexts({
  keys,
  rsa,
  brands,
}: DemoProviderDeps): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const secretsOf = (party: string) =>
    brands.map(({ siteId }) => `${siteId}=${keys.current(party, siteId).secret}`).join(',');
  return {
    ...(rsa && {
      [RSA_JSON]: {
        publicKey: rsa.studio.publicKey,
        privateKey: rsa.operator.privateKey,
        operatorId: '1',
      },
    }),
    [ACTION_BATCH]: { secrets: secretsOf(ACTION_BATCH), casinoId: OPERATOR },
    [FORM_HASH]: {
      secrets: secretsOf(FORM_HASH),
      secureLogin: OPERATOR,
      providerId: FORM_PROVIDER_ID,
    },
  };
}

/** Our name at providers. */
const OPERATOR = 'baize';
