import { readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type {
  BrowserName,
  CompatStatement,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data';

/** The oldest version that we serve of each browser, by the names of the compatibility data. */
export type ServedBrowsers = ReadonlyMap<BrowserName, string>;

/** Browsers of the same engine and version, which the usual queries name by their latest version only. */
const namesOf: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  ios_saf: ['safari_ios', 'webview_ios'],
  opera: ['opera'],
  safari: ['safari'],
  samsung: ['samsunginternet_android'],
};

/**
 * The list that package.json states.
 *
 * @throws Error for a line that is not "name >= version", or a version that the data doesn't know
 */
export function readServedBrowsers(): ServedBrowsers {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { browserslist } = JSON.parse(manifest) as { browserslist: readonly string[] };
  return servedBrowsers(browserslist);
}

/** @throws Error as above */
export function servedBrowsers(queries: readonly string[]): ServedBrowsers {
  const served = new Map<BrowserName, string>();
  for (const query of queries) {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    const browsers = namesOf[name];
    if (browsers === undefined)
      throw new Error(`"${query}" of browserslist in package.json is not understood`);
    for (const browser of browsers) {
      const known = [version, `${version}.0`].some((one) => one in bcd.browsers[browser].releases);
      if (!known) throw new Error(`the compatibility data does not know ${browser} ${version}`);
      served.set(browser, version);
    }
  }
  return served;
}

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);

function isAtMost(one: string, other: string): boolean {
  const [left, right] = [numbers(one), numbers(other)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

type Statement = SimpleSupportStatement & { readonly version_added: string };

function isReleased(statement: SimpleSupportStatement): statement is Statement {
  const { version_added: added, flags } = statement;
  return added !== false && added !== 'preview' && flags === undefined;
}

/** Whether one of these statements holds from a version on, or one takes over where another ends. */
function holdsFrom(version: string, statements: readonly Statement[]): boolean {
  return statements.some(({ version_added: added, version_removed: removed }) => {
    if (!isAtMost(added, version)) return false;
    if (removed === undefined) return true;
    if (removed === 'preview' || isAtMost(removed, version)) return false;
    return holdsFrom(removed, statements);
  });
}

const asList = (support: SupportStatement) => (Array.isArray(support) ? support : [support]);

/** The listed browsers that lack a feature by its own name, such as `safari_ios 16.4`. */
export function lackingBrowsers({ support }: CompatStatement, served: ServedBrowsers): readonly string[] {
  return [...served].flatMap(([browser, version]) => {
    const statement = support[browser];
    if (statement === undefined) return [];
    const byOwnName = asList(statement).filter(
      (one) => one.prefix === undefined && one.alternative_name === undefined,
    );
    return holdsFrom(version, byOwnName.filter(isReleased)) ? [] : [`${browser} ${version}`];
  });
}

/** The prefixes under which the listed browsers that lack a feature have it; undefined if one has it under none. */
export function neededPrefixes(
  { support }: CompatStatement,
  served: ServedBrowsers,
): readonly string[] | undefined {
  const prefixes = new Set<string>();
  for (const [browser, version] of served) {
    const statements = asList(support[browser] ?? { version_added: '1' })
      .filter(isReleased)
      .filter(({ version_added: added }) => isAtMost(added, version));
    if (statements.some((one) => one.prefix === undefined && one.alternative_name === undefined)) continue;
    const prefix = statements.find((one) => one.prefix !== undefined)?.prefix;
    if (prefix === undefined) return undefined;
    prefixes.add(prefix);
  }
  return [...prefixes];
}
