import { parseSync } from 'vite';
import type { SourceFile } from './source-tree.ts';

/** A node of the syntax tree, as far as the laws look at it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface ImportedModule {
  /** What stands between the quotes. */
  readonly specifier: string;
  readonly start: number;
  /** `import()`: fetched when it is needed, in a chunk of its own. */
  readonly isLazy: boolean;
}

interface ParsedSource {
  readonly program: SyntaxNode;
  readonly imports: readonly ImportedModule[];
  /** The text with comments blanked out, of the same length. */
  readonly code: string;
}

const parsed = new Map<string, ParsedSource>();

/** Parses one file, once. Throws with the file's path when it does not parse. */
export function parseSource(file: SourceFile): ParsedSource {
  const known = parsed.get(file.path);
  if (known !== undefined) return known;
  const source = parseText(file);
  parsed.set(file.path, source);
  return source;
}

/** As `parseSource`, without remembering: for texts that a test makes up. */
export function parseText(file: SourceFile): ParsedSource {
  const result = parseSync(file.path, file.text);
  const [failure] = result.errors;
  if (failure !== undefined) throw new Error(`${file.path} does not parse: ${failure.message}`);
  // The parser's own node types are a closed union; the laws walk them all alike.
  const program = result.program as unknown as SyntaxNode;
  return { program, imports: importsOf(program), code: blankRanges(file.text, result.comments) };
}

function importsOf(program: SyntaxNode): ImportedModule[] {
  const found: ImportedModule[] = [];
  walk(program, (node) => {
    if (!importingNodes.has(node.type) || !isNode(node['source'])) return;
    const specifier = node['source']['value'];
    if (typeof specifier === 'string')
      found.push({ specifier, start: node.start, isLazy: node.type === 'ImportExpression' });
  });
  return found;
}

const importingNodes = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function blankRanges(text: string, ranges: readonly { start: number; end: number }[]): string {
  return ranges.reduce((blanked, { start, end }) => {
    const gap = blanked.slice(start, end).replaceAll(/[^\n]/g, ' ');
    return blanked.slice(0, start) + gap + blanked.slice(end);
  }, text);
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Visits a node and everything below it; `parents` holds the way down, nearest last. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
  parents: readonly SyntaxNode[] = [],
): void {
  visit(node, parents);
  const below = [...parents, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, below);
    }
  }
}
