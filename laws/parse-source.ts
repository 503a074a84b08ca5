import { parseSync } from 'vite';
import type { SourceFile } from './source-tree.ts';

/** A node of the syntax tree, with the properties that the laws use. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface ImportedModule {
  /** The text between the quotes. */
  readonly specifier: string;
  readonly start: number;
  /** `import()`, loaded on demand in a chunk of its own. */
  readonly isLazy: boolean;
}

interface ParsedSource {
  readonly program: SyntaxNode;
  readonly imports: readonly ImportedModule[];
  /** The text with comments blanked out, of the same length. */
  readonly code: string;
}

const parsed = new Map<string, ParsedSource>();

/** Parses a file and caches the result. Throws with the file's path if it does not parse. */
export function parseSource(file: SourceFile): ParsedSource {
  const known = parsed.get(file.path);
  if (known !== undefined) return known;
  const source = parseText(file);
  parsed.set(file.path, source);
  return source;
}

/** Like `parseSource` without the cache, for texts of tests. */
export function parseText(file: SourceFile): ParsedSource {
  const result = parseSync(file.path, file.text);
  const [failure] = result.errors;
  if (failure !== undefined) throw new Error(`${file.path} does not parse: ${failure.message}`);
  // The parser's node types are a closed union; the laws treat all nodes alike.
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

/** Visits a node and its descendants; `parents` is the path from the root, nearest last. */
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
