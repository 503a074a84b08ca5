import type { Brand } from '@baize/brand';
import type { Clock, IdMaker } from '@baize/clock';
import {
  BTCPAY,
  dummySecrets,
  HTTP_SCAN,
  installedProviders,
  type KeyRing,
  LIVE_FEED_PATH,
  openProvider,
  PAYTR,
  type Provider,
  type ProviderDefinition,
  settingKind,
} from '@baize/providers';
import { demoBtcpayStore, demoPaytrStore, demoScanner } from '@baize/sandbox';

export interface DemoProviderDeps {
  /** Addresses of the sandbox for browsers and for this process. */
  readonly addresses: { readonly sandboxUrl: string; readonly sandboxInside: string };
  /** The same keys as the sandbox's. */
  readonly keys: KeyRing;
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
  const own = ownSettings(deps)[name] ?? {};
  const entries = Object.entries(shape).map(([key, schema]) => {
    const values = { page: deps.addresses.sandboxUrl, server: deps.addresses.sandboxInside, keys: deps.keys };
    const kind = settingKind(schema);
    return [key, kind === 'other' ? own[key] : values[kind]] as const;
  });
  return entries.every(([, value]) => value !== undefined) ? Object.fromEntries(entries) : undefined;
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
