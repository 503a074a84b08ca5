import { camelOf, pascalOf, readAreaAndName, wordsOf } from './names.ts';
import type { ProjectEdit } from './project-edit.ts';

const tablePath = 'apps/web/src/routes/table.ts';
const addressesPath = 'apps/web/src/addresses/paths.ts';
const viewsPath = 'e2e/site/views.ts';

/** A page with its screen, address, texts in both languages and its row in the views that the browser tests open. */
export function newPage(project: ProjectEdit, argument: string): string[] {
  const { area, name } = readAreaAndName(argument, 'site/house-rules');
  const route = `${camelOf(name)}Route`;
  const title = `${area}_${name.replaceAll('-', '_')}_title`;
  const textsOf = (language: string) => `packages/messages/src/${language}/${area}.json`;
  project.create(`apps/web/src/areas/${area}/${name}-page.tsx`, screenText(name, title));
  project.create(`apps/web/src/routes/${name}.ts`, routeText(area, name, title));
  project.requireFree(addressesPath, camelOf(name));
  project.insertBefore(
    addressesPath,
    '\nexport const homeSpellings',
    `export const ${camelOf(name)} = '/${name}';`,
  );
  project.addImport(tablePath, `import { ${route} } from './${name}.ts';`);
  project.insertBefore(tablePath, '  notFoundRoute,\n];', `  ${route},`);
  for (const language of ['tr', 'en']) project.addJsonEntry(textsOf(language), title, wordsOf(name));
  project.insertBefore(
    viewsPath,
    "{ name: 'an info page that is not there'",
    `  { name: '${name.replaceAll('-', ' ')}', address: '/${name}', holds: 'h1' },`,
  );
  return [
    `Write the screen in apps/web/src/areas/${area}/${name}-page.tsx, and its texts in ${textsOf('tr')} and ${textsOf('en')}: the Turkish title is still English.`,
    `Data that the page shows is loaded in apps/web/src/routes/${name}.ts. If the specification names the address, mark its row in docs/routes.tsv as served.`,
    'Check it at 390, 820 and 1440 px, in both languages, in a light and a dark brand.',
  ];
}

function screenText(name: string, title: string): string {
  return `import { Panel } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';

/** ${wordsOf(name)}. */
export function ${pascalOf(name)}Page() {
  const t = useMessages();
  return (
    <Panel>
      <h1>{t('${title}')}</h1>
    </Panel>
  );
}
`;
}

function routeText(area: string, name: string, title: string): string {
  return `import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

export const ${camelOf(name)}Route = defineRoute<undefined>({
  paths: [paths.${camelOf(name)}],
  access: 'any',
  title: '${title}',
  bodyClass: '${name}',
  frame: 'page',
  parse: () => undefined,
  source: 'areas/${area}/${name}-page.tsx',
  view: async () => (await import('../areas/${area}/${name}-page.tsx')).${pascalOf(name)}Page,
});
`;
}
