import { type TokenName, tokenNames } from './derive-tokens.ts';

export interface TokenOverrides {
  readonly tokens: Readonly<Partial<Record<TokenName, string>>>;
  /** Problems by variable name, empty for the whole rule. */
  readonly problems: readonly { readonly field: string; readonly reason: string }[];
}

const shapeTokens = new Set<string>([
  'radius',
  'r-tile',
  'r-ctl',
  'r-btn',
  'r-sheet',
  'r-chip',
  'r-story',
  'display',
  'h-weight',
  'h-track',
  'h-scale',
  'shadow',
]);

function isTokenName(name: string): name is TokenName {
  return tokenNames.some((known) => known === name);
}

function problemOf(name: string, value: string): string | undefined {
  if (!isTokenName(name)) return 'is not a token';
  if (shapeTokens.has(name)) {
    return /^[\w\s.,#%"'-]+$/.test(value) ? undefined : 'must not contain functions or addresses';
  }
  return /^#[0-9A-Fa-f]{6}$/.test(value) ? undefined : 'must be a colour such as #35C98B';
}

/** Parses a brand's `tokens.css`: one `:root` rule that overrides tokens, and nothing else. */
export function readTokenOverrides(css: string): TokenOverrides {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  if (text === '') return { tokens: {}, problems: [] };
  const body = /^:root\s*\{([^{}]*)\}$/.exec(text)?.[1];
  if (body === undefined) {
    return { tokens: {}, problems: [{ field: '', reason: 'must be one :root { … } rule of tokens' }] };
  }
  const tokens: Partial<Record<TokenName, string>> = {};
  const problems: { field: string; reason: string }[] = [];
  for (const declaration of body.split(';')) {
    if (declaration.trim() === '') continue;
    const [, name = declaration.trim(), value = ''] =
      /^\s*--([\w-]+)\s*:\s*(.+?)\s*$/s.exec(declaration) ?? [];
    const reason = problemOf(name, value);
    if (reason !== undefined) problems.push({ field: `--${name}`, reason });
    else if (isTokenName(name)) tokens[name] = value.startsWith('#') ? value.toUpperCase() : value;
  }
  return { tokens, problems };
}
