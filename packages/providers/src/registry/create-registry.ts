import type { Provider, ProviderPorts } from './provider.ts';

/** The providers of a deployment, by name. */
export interface ProviderRegistry {
  readonly all: readonly Provider[];
  /** The provider of this name with this port; undefined unless both are there. */
  find<Port extends keyof ProviderPorts>(
    port: Port,
    name: string,
  ): NonNullable<ProviderPorts[Port]> | undefined;
  /** The one provider of a kind of which a deployment has one at most. */
  only<Port extends SinglePort>(port: Port): NonNullable<ProviderPorts[Port]> | undefined;
}

/** Ports that no row of data chooses between. */
const singlePorts = ['jackpots', 'poker', 'mail', 'sms', 'captcha', 'liveFeedUrl'] as const;
type SinglePort = (typeof singlePorts)[number];

/** @throws RangeError if a name occurs twice, or two providers have a port of which there is only one */
export function createRegistry(providers: readonly Provider[]): ProviderRegistry {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  if (byName.size < providers.length) throw new RangeError('two providers have the same name');
  const [rivals] = rivalProblems(providers);
  if (rivals !== undefined) throw new RangeError(rivals);
  return {
    all: providers,
    find: (port, name) => byName.get(name)?.[port] ?? undefined,
    only: (port) => providers.find((provider) => provider[port] !== undefined)?.[port] ?? undefined,
  };
}

/** Kinds of which a deployment has one at most, and of which several are set up, each in one sentence. */
export function rivalProblems(providers: readonly Provider[]): string[] {
  return singlePorts.flatMap((port) => {
    const names = providers.filter((provider) => provider[port] !== undefined).map(({ name }) => name);
    return names.length < 2
      ? []
      : [
          `there can be only one provider of ${port}: take the settings of all but one of ${names.join(', ')} away`,
        ];
  });
}
