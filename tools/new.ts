/** `npm run new -- call|page|brand|trait|provider|gateway <name>`: writes the files that CONTRIBUTING.md describes for a new thing. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { newBrand } from './new/new-brand.ts';
import { newCall } from './new/new-call.ts';
import { newGateway } from './new/new-gateway.ts';
import { newPage } from './new/new-page.ts';
import { newProvider } from './new/new-provider.ts';
import { newTrait } from './new/new-trait.ts';
import { NewProblem, ProjectEdit } from './new/project-edit.ts';
import { runCommand } from './stages/run-command.ts';

const root = path.resolve(import.meta.dirname, '..');
const usage = `Say what to make:
  npm run new -- call site/opening-hours     a call of the API, its verb, route and test
  npm run new -- page site/house-rules       a page of the site and its texts
  npm run new -- brand kiraz                 a brand
  npm run new -- trait play.confettiOnWins   a way in which brands differ
  npm run new -- provider acme-games         a game provider, its dialect, driver and stand-in
  npm run new -- gateway acme-pay            a payment gateway, its driver and stand-in`;

function makeNew(project: ProjectEdit, kind: string | undefined, name: string | undefined): string[] {
  if (name === undefined) throw new NewProblem(usage);
  const slugs = readdirSync(path.join(root, 'brands'));
  switch (kind) {
    case 'call':
      return newCall(project, name);
    case 'page':
      return newPage(project, name);
    case 'brand':
      return newBrand(project, name, slugs);
    case 'trait':
      return newTrait(project, name, slugs);
    case 'provider':
      return newProvider(project, name);
    case 'gateway':
      return newGateway(project, name);
    default:
      throw new NewProblem(usage);
  }
}

try {
  const project = new ProjectEdit(root);
  const next = makeNew(project, process.argv[2], process.argv[3]);
  const written = project.save();
  await runCommand('node_modules/.bin/oxfmt', written);
  await runCommand(process.execPath, ['tools/docs.ts']);
  process.stdout.write(`${written.join('\n')}\n\nNext:\n${next.map((step) => `- ${step}`).join('\n')}\n`);
} catch (error) {
  if (!(error instanceof NewProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
