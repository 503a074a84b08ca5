import type { Provider, ProviderPorts } from './provider.ts';

/** The providers of a deployment, by name. */
export interface ProviderRegistry {
  readonly all: readonly Provider[];
  /** This port of the named provider, if both exist. */
  find<Port extends keyof ProviderPorts>(
    port: Port,
    name: string,
  ): NonNullable<ProviderPorts[Port]> | undefined;
  /** The provider of a kind of which a deployment has at most one. */
  only<Port extends SinglePort>(port: Port): NonNullable<ProviderPorts[Port]> | undefined;
}

/** Ports of which a deployment has at most one, because no row of data selects one. */
const singlePorts = ['jackpots', 'poker', 'mail', 'sms', 'captcha', 'scanner', 'liveFeedUrl'] as const;
type SinglePort = (typeof singlePorts)[number];

/** @throws RangeError if a name occurs twice, or two providers have the same single port */
export function createRegistry(providers: readonly Provider[]): ProviderRegistry {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  if (byName.size < providers.length) throw new RangeError('two providers have the same name');
  const [problem] = duplicatePortProblems(providers);
  if (problem !== undefined) throw new RangeError(problem);
  return {
    all: providers,
    find: (port, name) => byName.get(name)?.[port] ?? undefined,
    only: (port) => providers.find((provider) => provider[port] !== undefined)?.[port] ?? undefined,
  };
}

/** One sentence for each single port that several providers have. */
export function duplicatePortProblems(providers: readonly Provider[]): string[] {
  return singlePorts.flatMap((port) => {
    const names = providers.filter((provider) => provider[port] !== undefined).map(({ name }) => name);
    return names.length < 2
      ? []
      : [
          `there can be only one provider of ${port}: remove the settings of all but one of ${names.join(', ')}`,
        ];
  });
}
