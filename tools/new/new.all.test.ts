import type { Brand } from '@baize/brand';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const copied = ['apps', 'brands', 'docs', 'e2e', 'laws', 'packages', 'tools', 'bench', 'package.json'];
const configs = ['package-lock.json', 'tsconfig.json', 'vitest.config.ts', '.oxfmtrc.json', '.gitignore'];
const leftOut =
  /\/(apps\/web\/dist|packages\/demo\/(pictures|films)|packages\/symbols\/sets|tools\/on-demand)$/;

/** A copy of the checkout in which our own packages are those of the copy. */
function copyProject(target: string): void {
  for (const entry of [...copied, ...configs]) {
    cpSync(path.join(root, entry), path.join(target, entry), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => !leftOut.test(from),
    });
  }
  const modules = path.join(target, 'node_modules');
  mkdirSync(path.join(modules, '@baize'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@baize') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  for (const folder of ['apps', 'packages']) {
    for (const name of readdirSync(path.join(root, folder))) {
      symlinkSync(path.join(target, folder, name), path.join(modules, '@baize', name));
    }
  }
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baize-new-'));
  copyProject(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  // Many small files.
}, 60_000);

function makeNew(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/new.ts', ...args], {
    cwd: folder,
    encoding: 'utf8',
    // It is run many times, and what is compiled here is of no use to anything else.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'node_modules/.cache/compile') },
  });
  return { status, stdout, stderr };
}

function run(program: string, ...args: readonly string[]) {
  const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, stdout };
}

const read = (filePath: string) => readFileSync(path.join(folder, filePath), 'utf8');

describe('npm run new', () => {
  it.each([
    ['call', 'site/opening-hours', 'Describe the request and the reply of GET /opening-hours'],
    ['call', 'rewards/lucky-days', 'Describe the request and the reply of GET /lucky-days'],
    ['call', 'money/read-fees', 'packages/services/src/money/read-fees.ts'],
    ['page', 'site/house-rules', 'Write the screen in'],
    ['brand', 'kiraz', 'The brand is at http://kiraz.localhost:3000'],
    ['trait', 'play.confettiOnWins', 'Read it where it takes effect'],
    ['provider', 'acme-games', "it runs the demo's studio tombala-evi"],
    // A second one takes the next ids and the next studio.
    ['provider', 'b2', "it runs the demo's studio irtifa"],
    ['gateway', 'acme-pay', "Change packages/providers/src/acme-pay into the gateway's protocol"],
    ['gateway', 'b3', 'Name b3 in the provider column of a payment method'],
  ])('writes a %s %s and says what comes next', (kind, name, next) => {
    const made = makeNew(kind, name);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain(next);
  });

  it('enters them where they are looked up', () => {
    expect(read('packages/contract/src/calls.ts')).toContain("'GET /opening-hours': openingHours");
    expect(read('packages/services/src/index.ts')).toContain("export * from './rewards/index.ts'");
    expect(read('apps/web/src/routes/table.ts')).toContain('houseRulesRoute,');
    expect(read('docs/brand-traits.md')).toContain('## `play.confettiOnWins`');
    expect(read('docs/errors.md')).toContain('GET /lucky-days');
    expect(read('packages/services/src/money/index.ts')).toContain('export { readFees }');
    expect(read('packages/ui/tools/make-fonts.ts')).toContain("target: 'brands/kiraz/assets/display'");
    expect(read('packages/providers/src/installed.ts')).toContain('  acmeGames,\n  b2,\n');
    expect(read('apps/server/src/testing/wallet-drivers.ts')).toContain('  acmeGamesDriver,\n  b2Driver,\n');
    expect(read('apps/server/src/testing/b2-driver.ts')).toContain('otherGameId: 150_014');
    expect(read('docs/providers.md')).toContain('`PROVIDER_ACME_GAMES_KEYS`');
    expect(read('packages/providers/src/installed.ts')).toContain('  acmePay,\n  b3,\n');
    expect(read('docs/providers.md')).toContain('`PROVIDER_ACME_PAY_PAGE_URL`');
  });

  it('makes a brand that can be loaded beside the others, with a number, a host and a name of its own', () => {
    const loader =
      "import { loadBrands } from '@baize/brand'; console.log(JSON.stringify(loadBrands('brands')));";
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', loader], {
      cwd: folder,
      encoding: 'utf8',
    });
    const brands: Brand[] = JSON.parse(stdout);
    const made = brands.find(({ slug }) => slug === 'kiraz');
    expect(made?.hosts).toEqual(['kiraz.example']);
    expect(brands.filter(({ siteId }) => siteId === made?.siteId)).toHaveLength(1);
    expect(JSON.stringify(made?.options)).not.toMatch(/baize/i);
    expect(read('brands/kiraz/assets/logo.svg')).toContain('Kiraz');
  });

  it('makes a provider with a game of the demo that can be played', () => {
    const loader = `
      import { demoGames, studios } from '@baize/demo';
      const { slug } = studios.find(({ provider }) => provider === 'acme-games');
      const playable = demoGames().filter((game) => game.play === 'choice' && game.studio === slug);
      console.log(JSON.stringify(playable.map(({ demo, launchable, math }) => [demo, launchable, math.rtpBasisPoints])));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', loader], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toEqual([[true, true, 9_700]]);
  });

  it('leaves a project whose types and format are right', () => {
    expect(run('tsc', '-p', 'tsconfig.json')).toMatchObject({ status: 0, stdout: '' });
    expect(run('oxfmt', '--check', 'apps', 'brands', 'packages', 'laws')).toMatchObject({ status: 0 });
  }, 180_000);

  it('makes a provider that passes its own tests and the conformance suite', () => {
    const unit = ['apps/sandbox/src/acme-games', 'packages/providers/src/acme-games'];
    expect(run('vitest', 'run', '--project', 'unit', ...unit)).toMatchObject({ status: 0 });
    const suite = ['apps/server/src/callbacks/wallet-conformance', '-t', 'the wallet for acme-games'];
    expect(run('vitest', 'run', '--project', 'database', ...suite)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/Tests .*\b\d\d passed/),
    });
  }, 180_000);

  it('makes gateways that pass the conformance suite', () => {
    const suite = ['apps/sandbox/src/gateway-conformance', '-t', 'the adapter (acme-pay|b3)'];
    expect(run('vitest', 'run', '--project', 'unit', ...suite)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/Tests .*\b4\d passed/),
    });
  }, 180_000);

  it.each([
    [['call', 'site/opening-hours'], 'The contract already contains GET /opening-hours'],
    [['call', 'site/login'], 'calls.ts already contains the name login'],
    [['call', 'site/calls'], 'calls.ts already contains the name calls'],
    [['call', 'site/delete'], '"delete" is a reserved word'],
    [['call', 'site/read-new'], '"new" is a reserved word'],
    [['call', 'money/read-fees'], 'The contract already contains GET /fees'],
    [['page', 'site/default'], '"default" is a reserved word'],
    [['page', 'site/home-spellings'], 'paths.ts already contains the name homeSpellings'],
    [['call', 'nowhere/hours'], 'does not begin with an area'],
    [['page', 'site/House_Rules'], 'is not a valid name'],
    [['page', 'site/house-rules'], 'house-rules-page.tsx exists already'],
    [['page', 'rewards/wheel'], 'paths.ts already contains the name wheel'],
    [['brand', 'baize'], 'The brand baize exists already'],
    [['trait', 'play.confettiOnWins'], 'The trait play.confettiOnWins exists already'],
    [['trait', 'confetti'], 'is not a valid trait'],
    [['provider', 'acme-games'], 'The provider acme-games exists already'],
    [['provider', 'quick'], 'The provider quick exists already'],
    [['provider', 'Acme'], 'is not a valid name'],
    [['gateway', 'acme-pay'], 'The provider acme-pay exists already'],
    [['gateway', 'paytr'], 'The provider paytr exists already'],
    [['gateway', 'Acme'], 'is not a valid name'],
    [['studio', 'x'], 'Say what to make'],
    [['call'], 'Say what to make'],
  ])('refuses %j in one sentence', (args, sentence) => {
    const made = makeNew(...args);
    expect(made).toMatchObject({ status: 1, stdout: '' });
    expect(made.stderr).toContain(sentence);
    expect(made.stderr).not.toContain('    at ');
  });
});
