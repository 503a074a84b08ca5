import { z } from 'zod';

import type { ProviderDefinition } from './provider.ts';
import { settingMeta } from './setting-kind.ts';
import { settingName } from './setting-name.ts';

/** The settings of every provider, as tables for the documentation. */
export function providersMarkdown(definitions: readonly ProviderDefinition[]): string {
  const sections = definitions.map(({ name, meaning, settings }) => {
    const rows = Object.entries(settings.shape).map(([key, schema]) => {
      const need = schema instanceof z.ZodOptional ? 'optional' : 'required';
      return `| \`${settingName(name, key)}\` | ${need} | ${settingMeta(schema).description} |`;
    });
    return [`## ${name}`, '', `${meaning}.`, '', '| Setting | | Meaning |', '|---|---|---|', ...rows].join(
      '\n',
    );
  });
  return `${INTRODUCTION}\n\n${sections.join('\n\n')}\n`;
}

const INTRODUCTION = `# Providers

Settings of \`npm run serve\` for third parties, generated from the folders of \`packages/providers\` by \`npm run docs\`.
A provider is used if at least one of its settings is set. Then all its required ones must be set; the start lists every
missing or invalid one. It does the same for a provider without settings that an enabled row of \`studio\`,
\`payment_method\` or \`sports_provider\` names.`;
