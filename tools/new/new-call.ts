import { areas } from '../../packages/contract/src/call.ts';
import { camelOf, pascalOf, readAreaAndName, requireIdentifier, wordsOf } from './names.ts';
import { NewProblem, type ProjectEdit } from './project-edit.ts';

const callsPath = 'packages/contract/src/calls.ts';
const routesPath = 'apps/server/src/routes/index.ts';

/** A call with its verb, route and test, which returns the brand and the current time. */
export function newCall(project: ProjectEdit, argument: string): string[] {
  const { area, name: given } = readAreaAndName(argument, 'site/opening-hours');
  // The verb gets the prefix.
  const name = requireIdentifier(given.replace(/^read-/, ''), 'opening-hours');
  const camel = camelOf(name);
  const verb = `read${pascalOf(name)}`;
  const key = `GET /${name}`;
  if (project.read(callsPath).includes(`'${key}'`)) {
    throw new NewProblem(`The contract already contains ${key}: choose another name.`);
  }
  project.create(`packages/contract/src/${area}/${name}.ts`, contractText(area, name));
  project.addImport(callsPath, `import { ${camel} } from './${area}/${name}.ts';`);
  project.insertBefore(callsPath, '} as const satisfies Record<string, CallShape>;', `  '${key}': ${camel},`);
  project.create(`packages/services/src/${area}/read-${name}.ts`, verbText(name));
  exportVerb(project, area, name, verb);
  project.create(`apps/server/src/routes/${area}/${name}.ts`, routeText(name));
  project.create(`apps/server/src/routes/${area}/${name}.db.test.ts`, testText(name));
  project.addImport(routesPath, `import { ${camel} } from './${area}/${name}.ts';`);
  project.change(routesPath, (text) => text.replace(/\};\n*$/, `  '${key}': ${camel},\n};\n`));
  return [
    `Describe the request and the reply of ${key} in packages/contract/src/${area}/${name}.ts. If the specification lists it, set origin to 'specification' and mark its row in docs/calls.tsv as served.`,
    `Write the verb in packages/services/src/${area}/read-${name}.ts, and test it in apps/server/src/routes/${area}/${name}.db.test.ts.`,
  ];
}

/** The first verb of an area also creates its index. */
function exportVerb(project: ProjectEdit, area: string, name: string, verb: string): void {
  const indexPath = `packages/services/src/${area}/index.ts`;
  const exporting = areas
    .map((one) => `packages/services/src/${one}/index.ts`)
    .find((filePath) => project.has(filePath) && new RegExp(`\\b${verb}\\b`).test(project.read(filePath)));
  if (exporting !== undefined)
    throw new NewProblem(`${exporting} already exports ${verb}: choose another name.`);
  const line = `export { ${verb} } from './read-${name}.ts';\n`;
  if (project.has(indexPath)) return project.change(indexPath, (text) => text + line);
  project.create(indexPath, line);
  project.change('packages/services/src/index.ts', (text) => `${text}export * from './${area}/index.ts';\n`);
}

function contractText(area: string, name: string): string {
  return `import { z } from 'zod';

import { defineCall } from '../call.ts';
import { instant } from '../wire.ts';

export const ${camelOf(name)} = defineCall({
  method: 'GET',
  path: '/${name}',
  area: '${area}',
  auth: 'visitor',
  origin: 'own',
  summary: '${wordsOf(name)} of the brand.',
  reply: z.object({
    success: z.literal(true),
    /** Name of the brand. */
    brand: z.string(),
    /** Time at the server. */
    serverTime: instant,
  }),
  errors: ['unknown_brand'],
});
`;
}

function verbText(name: string): string {
  return `import type { Reply } from '@baize/contract';

import type { Context } from '../context.ts';

/** ${wordsOf(name)} of the brand now. */
export function read${pascalOf(name)}({
  brand,
  clock,
}: Pick<Context, 'brand' | 'clock'>): Promise<Reply<'GET /${name}'>> {
  return Promise.resolve({ success: true, brand: brand.options.name, serverTime: clock.now() });
}
`;
}

function routeText(name: string): string {
  const verb = `read${pascalOf(name)}`;
  return `import { ${verb} } from '@baize/services';

import { route } from '../../route.ts';

export const ${camelOf(name)} = route('GET /${name}', (context) => ${verb}(context));
`;
}

function testText(name: string): string {
  return `import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the reply names the requested brand', async () => {
  for (const brand of [app.brand, app.otherBrand]) {
    const reply = await app.call('GET', '/${name}', { brand });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      brand: brand.options.name,
      serverTime: app.clock.now().toISOString(),
    });
  }
});
`;
}
