import type { Clock, IdMaker } from '@baize/clock';
import { installedProviders, type KeyRing, openProvider, type Provider, settingKind } from '@baize/providers';

interface SportsParts {
  readonly sandboxUrl: string;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly ids: IdMaker;
}

const names = ['sandbox-redline', 'sandbox-betconstruct', 'sandbox-betradar', 'sandbox-rewards'];

/** The three sportsbooks and the partner of rewards, as a deployment opens them. */
export function openSportsProviders({ sandboxUrl, keys, clock, ids }: SportsParts): Provider[] {
  return installedProviders
    .filter(({ name }) => names.includes(name))
    .map((definition) => {
      const settings = Object.entries(definition.settings.shape).map(([key, schema]) => [
        key,
        settingKind(schema) === 'keys' ? keys : sandboxUrl,
      ]);
      return openProvider(definition, Object.fromEntries(settings), { clock, ids });
    });
}
