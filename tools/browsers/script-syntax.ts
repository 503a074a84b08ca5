import type { MissingFeature, MissingFeatures } from './missing-features.ts';
import { type ScriptNode, textOf } from './receiver-type.ts';

interface SyntaxNode extends ScriptNode {
  readonly attributes?: readonly unknown[];
  readonly options?: unknown;
  readonly phase?: string | null;
}

const flagNames: Readonly<Record<string, string>> = {
  d: 'hasIndices',
  s: 'dotAll',
  v: 'unicodeSets',
  y: 'sticky',
};

function regexFeatures(pattern: string, flags: string): string[] {
  const groups = [...pattern.matchAll(/\(\?<([^=!>]+)>/g)].map(([, name]) => name);
  return [
    ...(new Set(groups).size < groups.length
      ? ['regular_expressions.named_capturing_group.duplicate_named_capturing_groups']
      : []),
    ...(/\(\?[ims]*-?[ims]+:/.test(pattern) ? ['regular_expressions.modifier'] : []),
    ...(/\(\?<[=!]/.test(pattern) ? ['regular_expressions.lookbehind_assertion'] : []),
    ...[...flags].flatMap((flag) => (flagNames[flag] ? [`builtins.RegExp.${flagNames[flag]}`] : [])),
  ];
}

/** The features of a node's own syntax, below `javascript` of the compatibility data. */
function featuresOf(node: SyntaxNode): readonly string[] {
  switch (node.type) {
    case 'VariableDeclaration':
      if (node.kind === 'using') return ['statements.using'];
      return node.kind === 'await using' ? ['statements.await_using'] : [];
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      if (node.phase) return [`statements.import.${node.phase === 'defer' ? 'defer' : 'import_source'}`];
      return node.attributes && node.attributes.length > 0 ? ['statements.import.import_attributes'] : [];
    case 'ImportExpression':
      if (node.phase) return [`operators.import.${node.phase === 'defer' ? 'defer' : 'import_source'}`];
      return node.options ? ['operators.import.options_parameter'] : [];
    case 'StaticBlock':
      return ['classes.static.initialization_blocks'];
    case 'Literal':
      return node.regex ? regexFeatures(node.regex.pattern, node.regex.flags) : [];
    case 'NewExpression': {
      const [pattern, flags] = node.arguments ?? [];
      if (node.callee?.name !== 'RegExp' || textOf(pattern) === undefined) return [];
      return regexFeatures(textOf(pattern) ?? '', textOf(flags) ?? '');
    }
    default:
      return [];
  }
}

/** Syntax that a listed browser lacks. */
export function syntaxOf(node: SyntaxNode, missing: MissingFeatures): (MissingFeature | undefined)[] {
  return featuresOf(node).map((name) => {
    const [, type, member] = /^builtins\.(\w+)\.(\w+)$/.exec(name) ?? [];
    return type === undefined
      ? missing.syntax.get(`javascript.${name}`)
      : missing.members.get(`${type}.${member}`);
  });
}

/** What the list lacks and is recognised here; everything else that it lacks has to be listed as never used. */
export const readSyntax: ReadonlySet<string> = new Set(
  [
    'operators.import.defer',
    'operators.import.import_source',
    'operators.import.options_parameter',
    'regular_expressions.modifier',
    'regular_expressions.named_capturing_group.duplicate_named_capturing_groups',
    'statements.await_using',
    'statements.import.defer',
    'statements.import.import_attributes',
    'statements.import.import_source',
    'statements.using',
  ].map((name) => `javascript.${name}`),
);
