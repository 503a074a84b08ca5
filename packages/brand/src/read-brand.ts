import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import type { z } from 'zod';

import type { Brand, BrandAsset } from './brand.ts';
import type { BrandProblem } from './brand-error.ts';
import { contrastProblems } from './contrast-problems.ts';
import { deriveTokens, type Tokens } from './derive-tokens.ts';
import { readTokenOverrides } from './read-token-overrides.ts';
import { cssFiles, cssProblems } from './sanitize-css.ts';
import { type BrandFile, brandFile, messageOverrides } from './schema.ts';

/** File types of brand assets. */
const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

/** Base path of brand assets, followed by slug and file. */
export const brandAssetBasePath = '/_brand';

function fieldOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

/** The size of an SVG by its view box. */
function svgSize(svg: string): readonly [number, number] | undefined {
  const [, width, height] = /<svg[^>]*\sviewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return width && height ? [Number(width), Number(height)] : undefined;
}

/** Reads one brand's folder and collects its problems. */
class FolderReader {
  readonly problems: BrandProblem[] = [];
  readonly #folder: string;
  readonly #slug: string;

  constructor(folder: string, slug: string) {
    this.#folder = folder;
    this.#slug = slug;
  }

  report(file: string, field: string, reason: string): void {
    this.problems.push({ file: `${this.#slug}/${file}`, field, reason });
  }

  readText(file: string): string | undefined {
    const path = join(this.#folder, file);
    if (existsSync(path)) return readFileSync(path, 'utf8');
    this.report(file, '', 'is missing');
    return undefined;
  }

  readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    const text = this.readText(file);
    if (text === undefined) return undefined;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      this.report(file, '', `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      if (issue.code === 'unrecognized_keys') {
        for (const key of issue.keys)
          this.report(file, fieldOf([...issue.path, key]), 'is not a known field');
      } else {
        this.report(file, fieldOf(issue.path), issue.message);
      }
    }
    return undefined;
  }

  readAssets(): Map<string, BrandAsset> {
    const folder = join(this.#folder, 'assets');
    const assets = new Map<string, BrandAsset>();
    if (!existsSync(folder)) {
      this.report('assets', '', 'is missing');
      return assets;
    }
    for (const file of readdirSync(folder).toSorted()) {
      const contentType = contentTypes[extname(file)];
      if (contentType === undefined) {
        this.report(`assets/${file}`, '', 'is not an allowed file type');
        continue;
      }
      const path = join(folder, file);
      const bytes = readFileSync(path);
      const version = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
      const url = `${brandAssetBasePath}/${this.#slug}/${file}?v=${version}`;
      const size = contentType === 'image/svg+xml' ? svgSize(bytes.toString()) : undefined;
      assets.set(file, { file, path, url, contentType, ...(size && { size }) });
    }
    return assets;
  }
}

function readTokens(reader: FolderReader, data: BrandFile): Tokens {
  const overrides = readTokenOverrides(reader.readText('tokens.css') ?? '');
  for (const { field, reason } of overrides.problems) reader.report('tokens.css', field, reason);
  const tokens = { ...deriveTokens(data.theme), ...overrides.tokens };
  for (const { front, ground, ratio, needed } of contrastProblems(tokens)) {
    reader.report(
      'brand.json',
      'theme',
      `--${front} on --${ground} has a contrast of ${ratio.toFixed(2)} and needs ${needed}`,
    );
  }
  return tokens;
}

function checkAssets(reader: FolderReader, data: BrandFile, assets: ReadonlyMap<string, BrandAsset>): void {
  const named = {
    'options.favicon': data.options.favicon,
    'options.logo': data.options.logo,
    'options.logo_mobile': data.options.logo_mobile,
    'theme.displayFont.file': data.theme.displayFont.file,
    'theme.displayFont.turkishFile': data.theme.displayFont.turkishFile,
  };
  const shown = cssFiles(data.options.css ?? '').map((file): [string, string] => ['options.css', file]);
  if (data.theme.heroArt !== undefined) shown.push(['theme.heroArt', data.theme.heroArt]);
  for (const [field, file] of [...Object.entries(named), ...shown]) {
    if (!assets.has(file)) reader.report('brand.json', field, `refers to assets/${file}, which is missing`);
  }
}

export interface BrandResult {
  readonly brand?: Brand;
  readonly problems: readonly BrandProblem[];
}

/** Reads one brand's folder; its name must be the brand's slug. */
export function readBrand(folder: string, slug: string): BrandResult {
  const reader = new FolderReader(folder, slug);
  const data = reader.readJson('brand.json', brandFile);
  const turkish = reader.readJson('messages.tr.json', messageOverrides);
  const english = reader.readJson('messages.en.json', messageOverrides);
  const assets = reader.readAssets();
  if (data === undefined) return { problems: reader.problems };

  if (data.slug !== slug) reader.report('brand.json', 'slug', `must be the folder's name, ${slug}`);
  if (data.activeDomain !== null && !data.hosts.includes(data.activeDomain)) {
    reader.report('brand.json', 'activeDomain', 'must be one of the hosts');
  }
  for (const reason of cssProblems(data.options.css ?? '')) {
    reader.report('brand.json', 'options.css', reason);
  }
  checkAssets(reader, data, assets);
  const tokens = readTokens(reader, data);
  if (reader.problems.length > 0) return { problems: reader.problems };
  const messages = { tr: turkish ?? {}, en: english ?? {} };
  return { brand: { ...data, tokens, messages, assets }, problems: [] };
}
