import { constantOf, fillTemplate } from './fill-template.ts';
import { camelOf, pascalOf, requireIdentifier } from './names.ts';
import { NewProblem, type ProjectEdit } from './project-edit.ts';

const indexPath = 'packages/providers/src/index.ts';
const installedPath = 'packages/providers/src/installed.ts';
const driversPath = 'apps/server/src/testing/wallet-drivers.ts';
const sandboxPath = 'apps/sandbox/src/create-sandbox.ts';
const studiosPath = 'packages/demo/src/studios/studio-providers.ts';

/** Studios of the demo, each with a game that the provider runs in place of the sandbox. */
const freeStudios = [
  ['tombala-evi', 'bingo-75'],
  ['irtifa', 'roket-ucusu'],
  ['saha', 'penaltilar'],
  ['kosu', 'sanal-hipodrom'],
  ['studyo-bes', 'keno-80'],
] as const;

/** Ids of the games with which the conformance suite drives generated providers. */
const FIRST_TEST_GAME = 150_001;

/** A game provider with a dialect of signed JSON, its driver, a stand-in and a studio of the demo. */
export function newProvider(project: ProjectEdit, argument: string): string[] {
  const name = requireIdentifier(argument, 'acme-games');
  const folder = `packages/providers/src/${name}`;
  const standIn = `apps/sandbox/src/${name}`;
  if (project.has(folder) || project.has(standIn))
    throw new NewProblem(`The provider ${name} exists already: choose another name.`);
  const fill = (template: string) => fillGames(fillTemplate('provider', template, name), project);
  for (const file of ['messages', 'wallet-dialect', 'launch-address', 'launch-address.test', 'define'])
    project.create(`${folder}/${file}.ts`, fill(file));
  enterProvider(project, name);
  project.create(`apps/server/src/testing/${name}-driver.ts`, fill('driver'));
  enterDriver(project, name);
  project.create(`${standIn}/add-${name}.ts`, fill('stand-in'));
  project.create(`${standIn}/${name}.test.ts`, fill('stand-in.test'));
  project.create(`${standIn}/client/${name}-page.ts`, fill('stand-in-client'));
  for (const part of ['page', 'table', 'wallet'])
    project.create(`${standIn}/${name}-${part}.ts`, fill(`stand-in-${part}`));
  project.addImport(sandboxPath, `import { add${pascalOf(name)} } from './${name}/add-${name}.ts';`);
  project.insertBefore(sandboxPath, '  addConsoleAssets(app);', `  add${pascalOf(name)}(app, parts);`);
  const studio = enterStudio(project, name);
  return [
    `Describe what ${name} sends and expects in ${folder}: messages.ts has its calls and statuses, wallet-dialect.ts its signature, launch-address.ts the address of a game.`,
    `Do the same in apps/server/src/testing/${name}-driver.ts and ${standIn}; npm test -- apps/server/src/callbacks/wallet-conformance apps/sandbox/src/${name} runs their tests.`,
    studio === undefined
      ? `Choose a studio for the provider in ${studiosPath}: every studio of the demo has one.`
      : `From the next start on, it runs the demo's studio ${studio}, as set in ${studiosPath}.`,
  ];
}

/** The ids of the provider's games in a template. */
function fillGames(text: string, project: ProjectEdit): string {
  const drivers = project.read(driversPath).match(/^ {2}\w+Driver,$/gm)?.length ?? 0;
  const game = FIRST_TEST_GAME + 2 * drivers;
  return text.replaceAll('<game>', writeNumber(game)).replaceAll('<other-game>', writeNumber(game + 1));
}

/** 150001 -> `150_001` */
function writeNumber(number: number): string {
  return String(number).replace(/(\d{3})$/, '_$1');
}

function enterProvider(project: ProjectEdit, name: string): void {
  const [camel, pascal, constant] = [camelOf(name), pascalOf(name), constantOf(name)];
  project.change(
    indexPath,
    (
      text,
    ) => `${text}export { build${pascal}Url, ${constant}_PAGE_PATH, read${pascal}Url, type ${pascal}Launch } from './${name}/launch-address.ts';
export { ${constant}_PARTY, ${constant}_WALLET_PATH, type ${pascal}Call, ${camel}Reply, type ${pascal}Reply } from './${name}/messages.ts';
`,
  );
  project.addImport(installedPath, `import { ${camel} } from './${name}/define.ts';`);
  project.insertBefore(installedPath, '  sandboxGateway,', `  ${camel},`);
}

function enterDriver(project: ProjectEdit, name: string): void {
  const driver = `${camelOf(name)}Driver`;
  project.addImport(driversPath, `import { ${driver} } from './${name}-driver.ts';`);
  project.change(driversPath, (text) =>
    text.replace(/(export const walletDrivers[^[]*\[\][^[]*\[[^\]]*?),?\s*\]/, `$1, ${driver}]`),
  );
}

/** @returns the demo's studio whose games the provider runs */
function enterStudio(project: ProjectEdit, name: string): string | undefined {
  const taken = project.read(studiosPath);
  const [studio, game] = freeStudios.find(([slug]) => !new RegExp(`['\\s{]${slug}['\\s:]`).test(taken)) ?? [];
  if (studio === undefined) return undefined;
  project.change(studiosPath, (text) =>
    text
      .replace(/(const studioProviders[^{]*\{[^}]*?),?\s*\}/, `$1, '${studio}': '${name}' }`)
      .replace(/(const playableQuickGames[^[]*\[[^;]*?),?\s*\]\);/, `$1,\n  ['${game}', 9_700],\n]);`),
  );
  return studio;
}
