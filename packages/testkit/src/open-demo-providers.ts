import type { Brand } from '@baize/brand';
import type { Clock, IdMaker } from '@baize/clock';
import {
  dummySecrets,
  installedProviders,
  type KeyRing,
  LIVE_FEED_PATH,
  openProvider,
  type Provider,
  type ProviderDefinition,
  settingKind,
} from '@baize/providers';

export interface DemoProviderDeps {
  /** The sandbox as browsers reach it, and as this process does. */
  readonly places: { readonly sandboxUrl: string; readonly sandboxInside: string };
  /** The same keys that the sandbox holds. */
  readonly keys: KeyRing;
  readonly brands: readonly Pick<Brand, 'siteId'>[];
  readonly clock: Clock;
  readonly ids: IdMaker;
}

/** Every provider for which the sandbox has a stand-in: those whose settings can all be filled in from here. */
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
    const values = { page: deps.places.sandboxUrl, server: deps.places.sandboxInside, keys: deps.keys };
    const kind = settingKind(schema);
    return [key, kind === 'other' ? own[key] : values[kind]] as const;
  });
  return entries.every(([, value]) => value !== undefined) ? Object.fromEntries(entries) : undefined;
}

/** Settings that no kind says how to fill in. */
function ownSettings({ places, brands }: DemoProviderDeps): Readonly<Record<string, Record<string, string>>> {
  return {
    'sandbox-feeds': { tablesUrl: `${places.sandboxUrl.replace('http', 'ws')}${LIVE_FEED_PATH}` },
    turnstile: { secrets: brands.map(({ siteId }) => `${siteId}=${dummySecrets.pass}`).join(',') },
  };
}
