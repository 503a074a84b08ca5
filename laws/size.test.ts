import { describe, expect, it } from 'vitest';
import { isNode, parseSource, parseText, type SyntaxNode, walk } from './parse-source.ts';
import { filesWhere, isCode, placeOf, type SourceFile } from './source-tree.ts';

const fileLimit = 400;
const functionLimit = 70;
const componentLimit = 120;
const functionNodes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function lineCount(text: string): number {
  return text.trimEnd().split('\n').length;
}

/** Functions above the limit. Blocks that group tests do not count. */
function longFunctions(file: SourceFile, parse = parseSource): string[] {
  const { program, code } = parse(file);
  const found: string[] = [];
  walk(program, (node, parents) => {
    if (!functionNodes.has(node.type)) return;
    const parent = parents.at(-1);
    if (parent !== undefined && isTestGroup(parent)) return;
    const lines = lineCount(code.slice(node.start, node.end)) - linesOfNamedFunctions(node, code);
    const limit = isComponent(file, node, parent) ? componentLimit : functionLimit;
    if (lines > limit) found.push(`${placeOf(file, node.start)} has ${lines} lines, ${limit} at most`);
  });
  return found;
}

/** Named functions inside a function are measured separately and do not count for the outer one. */
function linesOfNamedFunctions(outer: SyntaxNode, code: string): number {
  let lines = 0;
  let end = outer.start;
  walk(outer, (node) => {
    if (node === outer || node.type !== 'FunctionDeclaration' || node.start < end) return;
    lines += lineCount(code.slice(node.start, node.end));
    end = node.end;
  });
  return lines;
}

function isTestGroup(node: SyntaxNode): boolean {
  const callee = node.type === 'CallExpression' ? node['callee'] : undefined;
  return isNode(callee) && /^(describe|suite)$/.test(nameOf(callee));
}

/** A component is a function of a .tsx file whose name begins with a capital letter. */
function isComponent(file: SourceFile, node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (!file.path.endsWith('.tsx')) return false;
  const named = [node['id'], parent?.['id']].find(isNode);
  return named !== undefined && /^[A-Z]/.test(nameOf(named));
}

function nameOf(node: SyntaxNode): string {
  return typeof node['name'] === 'string' ? node['name'] : '';
}

describe('sizes', () => {
  const files = filesWhere(isCode);

  it(`files have at most ${fileLimit} lines`, () => {
    const long = files.filter((file) => lineCount(file.text) > fileLimit);
    expect(long.map((file) => `${file.path} has ${lineCount(file.text)} lines`)).toEqual([]);
  });

  it(`functions have at most ${functionLimit} lines, components ${componentLimit}`, () => {
    expect(files.flatMap((file) => longFunctions(file))).toEqual([]);
  });

  it('measures named functions inside a function separately', () => {
    const inner = `function inner() {\n${'work();\n'.repeat(60)}}\n`;
    const text = `export function make() {\n${inner}${'work();\n'.repeat(60)}}`;
    expect(longFunctions({ path: 'apps/server/src/a.ts', text }, parseText)).toEqual([]);
  });

  it('notices a long function and allows a longer component', () => {
    const body = 'work();\n'.repeat(80);
    const plain = { path: 'apps/server/src/a.ts', text: `export function a() {\n${body}}` };
    const component = { path: 'apps/web/src/a.tsx', text: `export function Page() {\n${body}}` };
    expect(longFunctions(plain, parseText)).toEqual(['apps/server/src/a.ts:1 has 82 lines, 70 at most']);
    expect(longFunctions(component, parseText)).toEqual([]);
  });
});
