import type { z } from 'zod';

import { openOutlet } from '../outlet/open-outlet.ts';
import type { Provider, ProviderDefinition, ProviderParts } from './provider.ts';

/** Opens a provider with settings that have been checked. */
export function openProvider<Settings extends z.ZodObject>(
  definition: ProviderDefinition<Settings>,
  settings: z.output<Settings>,
  parts: Omit<ProviderParts, 'outlet'>,
): Provider {
  const outlet = openOutlet();
  return {
    ...definition.open(settings, { ...parts, outlet }),
    name: definition.name,
    circuit: () => outlet.status(),
  };
}
