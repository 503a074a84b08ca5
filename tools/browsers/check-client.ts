import type { AllowedUse } from './allowed-uses.ts';
import { missingFeatures } from './missing-features.ts';
import { scriptUses, type Use } from './script-uses.ts';
import { readServedBrowsers } from './served-browsers.ts';
import { selectorUses, styleUses } from './style-uses.ts';

/** A script or style as browsers get it, or its TypeScript. */
export interface ClientFile {
  readonly path: string;
  readonly text: string;
}

const covers = ({ feature, files, inScripts = false }: AllowedUse, use: Use, path: string) =>
  (inScripts || use.throws !== true) &&
  (feature === use.feature || use.feature.startsWith(`${feature}.`)) &&
  (files === undefined || files.includes(path));

/**
 * What the files use of features that a listed browser lacks and no entry allows, and the entries that allow nothing:
 * one line each, with the file, the feature and the browsers.
 */
export function findUnsupported(
  files: readonly ClientFile[],
  allowed: readonly AllowedUse[],
  served = readServedBrowsers(),
): string[] {
  const missing = missingFeatures(served);
  const used = new Set<AllowedUse>();
  const found = files.flatMap((file) => {
    const uses = file.path.endsWith('.css')
      ? styleUses(file.text, served)
      : scriptUses(file, missing, (selector) => selectorUses(selector, served));
    return uses.flatMap((use) => {
      const entries = allowed.filter((entry) => covers(entry, use, file.path));
      for (const entry of entries) used.add(entry);
      return entries.length > 0 ? [] : [describe(file, use)];
    });
  });
  const stale = allowed
    .filter((entry) => !used.has(entry))
    .map(({ feature, files: where = [] }) => ['allowed, but not used:', feature, ...where].join(' '));
  return [...new Set(found), ...stale];
}

function describe({ path }: ClientFile, { feature, browsers, code }: Use): string {
  return `${path} uses ${feature}, which is not in ${browsers.join(', ')}: ${code.replaceAll(/\s+/g, ' ').trim()}`;
}
