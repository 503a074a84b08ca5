import type { z } from 'zod';

import { createProviderClient } from '../client/provider-client.ts';
import { checkReplies } from './check-replies.ts';
import type { Provider, ProviderDefinition, ProviderParts } from './provider.ts';

/** Opens a provider with validated settings. */
export function openProvider<Settings extends z.ZodObject>(
  definition: ProviderDefinition<Settings>,
  settings: z.output<Settings>,
  parts: Omit<ProviderParts, 'client'>,
): Provider {
  const client = createProviderClient();
  return {
    ...checkReplies(definition.open(settings, { ...parts, client })),
    name: definition.name,
    circuit: () => client.status(),
  };
}
