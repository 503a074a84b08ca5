import { constantOf, fillTemplate } from './fill-template.ts';
import { camelOf, pascalOf, requireIdentifier } from './names.ts';
import { NewProblem, type ProjectEdit } from './project-edit.ts';

const indexPath = 'packages/providers/src/index.ts';
const installedPath = 'packages/providers/src/installed.ts';
const sandboxPath = 'apps/sandbox/src/create-sandbox.ts';
const driversPath = 'apps/sandbox/src/gateway-conformance/payment-drivers.ts';

/** A payment gateway with a hosted page in our native dialect, its stand-in, and its driver in the conformance suite. */
export function newGateway(project: ProjectEdit, argument: string): string[] {
  const name = requireIdentifier(argument, 'acme-pay');
  const folder = `packages/providers/src/${name}`;
  const standIn = `apps/sandbox/src/${name}`;
  if (project.has(folder) || project.has(standIn))
    throw new NewProblem(`The provider ${name} exists already: choose another name.`);
  const [camel, pascal, constant] = [camelOf(name), pascalOf(name), constantOf(name)];
  const fill = (template: string) => fillTemplate('gateway', template, name);
  for (const file of ['messages', 'gateway', 'define']) project.create(`${folder}/${file}.ts`, fill(file));
  project.create(`${standIn}/add-${name}.ts`, fill('stand-in'));
  project.create(`${standIn}/${name}-driver.ts`, fill('driver'));
  const messages = ['NOTICE_PATH', 'PARTY', 'PAYMENTS_PATH', 'QUERY_PATHS'].map(
    (part) => `${constant}_${part}`,
  );
  project.change(
    indexPath,
    (text) => `${text}export { create${pascal} } from './${name}/gateway.ts';
export { parse${pascal}Message, ${messages.join(', ')} } from './${name}/messages.ts';
`,
  );
  project.addImport(installedPath, `import { ${camel} } from './${name}/define.ts';`);
  project.insertBefore(installedPath, '  sandboxFeeds,', `  ${camel},`);
  project.addImport(sandboxPath, `import { add${pascal} } from './${name}/add-${name}.ts';`);
  project.insertBefore(sandboxPath, '  addConsoleAssets(app);', `  await add${pascal}(app, parts);`);
  project.addImport(driversPath, `import { ${camel}Driver } from '../${name}/${name}-driver.ts';`);
  project.insertBefore(driversPath, '];', `  ${camel}Driver,`);
  return [
    `Change ${folder} into the gateway's protocol: messages.ts has its calls, gateway.ts the verbs of the port, define.ts its settings. Notices with another signature get a dialect of their own, as in packages/providers/src/paytr.`,
    `Change the stand-in in ${standIn} in the same way, and say in ${name}-driver.ts what it can do; npm test -- apps/sandbox/src/gateway-conformance runs the suite.`,
    `Name ${name} in the provider column of a payment method; those of the demo are in packages/demo/src/money/gateway-methods.ts.`,
  ];
}
