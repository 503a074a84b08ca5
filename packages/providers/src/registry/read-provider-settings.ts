import type { Provider, ProviderDefinition, ProviderParts } from './provider.ts';
import { openProvider } from './open-provider.ts';
import { settingKind } from './setting-kind.ts';
import { settingName } from './setting-name.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ProviderSettings {
  /** Problems of the configured providers, one sentence each. */
  readonly problems: readonly string[];
  /** The settings that a provider without any would need. */
  missingFor(provider: string): readonly string[];
  /** All secrets, to check that no two are the same. */
  readonly secrets: readonly string[];
  /** Opens the configured providers. */
  open(parts: Omit<ProviderParts, 'client'>): Provider[];
}

/** Reads the settings of every provider that has at least one. */
export function readProviderSettings(
  env: Environment,
  definitions: readonly ProviderDefinition[],
): ProviderSettings {
  const readings = definitions.map((definition) => readOne(env, definition));
  const known = new Set(readings.flatMap(({ names }) => names));
  const unknownNames = Object.keys(env).filter((name) => name.startsWith('PROVIDER_') && !known.has(name));
  const configured = readings.filter(({ isConfigured }) => isConfigured);
  return {
    problems: [
      ...unknownNames.map((name) => `${name} is not a setting of any provider`),
      ...configured.flatMap(({ problems }) => problems),
    ],
    missingFor(provider) {
      const reading = readings.find(({ definition }) => definition.name === provider);
      if (!reading) return [`there is no provider ${provider}`];
      return reading.isConfigured ? [] : reading.problems;
    },
    secrets: readings.flatMap(({ secrets }) => secrets),
    open: (parts) => configured.map(({ definition, settings }) => openProvider(definition, settings, parts)),
  };
}

function readOne(env: Environment, definition: ProviderDefinition) {
  const keys = Object.keys(definition.settings.shape);
  const names = keys.map((key) => settingName(definition.name, key));
  const given = Object.fromEntries(
    keys.flatMap((key) => {
      const text = env[settingName(definition.name, key)];
      return text === undefined || text === '' ? [] : [[key, text]];
    }),
  );
  const result = definition.settings.safeParse(given);
  const problems = result.error?.issues.map(({ path, message }) => {
    return `${settingName(definition.name, String(path[0]))} ${message}`;
  });
  const secretKeys = keys.filter((key) => settingKind(definition.settings.shape[key]) === 'keys');
  return {
    definition,
    names,
    isConfigured: Object.keys(given).length > 0,
    problems: problems ?? [],
    settings: result.data ?? {},
    secrets: secretKeys.flatMap((key) => String(given[key] ?? '').split(',')).filter(Boolean),
  };
}
