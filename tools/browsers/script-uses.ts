import { ScopeTracker, walk } from 'oxc-walker';
import { parseSync } from 'vite';

import { type MissingFeature, type MissingFeatures, namespaces } from './missing-features.ts';
import { type Declarations, knownTypes, type ScriptNode, textOf, typeOf } from './receiver-type.ts';
import { syntaxOf } from './script-syntax.ts';

/** A use of something that a listed browser lacks. */
export interface Use extends MissingFeature {
  /** The code around it. */
  readonly code: string;
  /** Of a selector in a script, which throws; in a style its rule is dropped. */
  readonly throws?: boolean;
}

type FoundUse = Omit<Use, 'code'>;

const globalObjects = new Set(['globalThis', 'self', 'window']);
const listening = new Set(['addEventListener', 'removeEventListener']);
const selecting = new Set(['closest', 'matches', 'querySelector', 'querySelectorAll']);

/** The name that a member expression reads, also as `['name']`. */
function memberName({ computed, property }: ScriptNode): string | undefined {
  if (property === undefined) return undefined;
  if (computed !== true) return property.type === 'Identifier' ? property.name : undefined;
  return textOf(property);
}

/** Whether an identifier is read as a variable, not as the name of a member, a key or a declaration. */
function isVariable(node: ScriptNode, parent: ScriptNode | null): boolean {
  if (parent === null) return true;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true;
  if (parent.type === 'Property') return parent.value === node || parent.computed === true;
  return !/Method|PropertyDefinition|Label|Break|Continue|Specifier|MetaProperty|^TS/.test(parent.type);
}

const isCallee = (node: ScriptNode, parent: ScriptNode | null) =>
  (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && parent.callee === node;

interface Reader {
  readonly missing: MissingFeatures;
  readonly declarations: Declarations;
  /** What a selector uses, by the rules of styles. */
  readonly readSelector: (selector: string) => readonly MissingFeature[];
}

/** `Promise` of `window.Promise`, and of a constant that is the same. */
function ownerOf(object: ScriptNode, declarations: Declarations): string | undefined {
  if (object.type === 'MemberExpression') return memberName(object);
  const same = object.type === 'Identifier' ? declarations.initOf(object.name ?? '') : undefined;
  return same?.type === 'Identifier' && !declarations.has(same.name ?? '') ? same.name : undefined;
}

function memberUse(
  node: ScriptNode,
  isCalled: boolean,
  { missing, declarations }: Reader,
): MissingFeature | undefined {
  const name = memberName(node);
  if (name === undefined || node.object === undefined) return undefined;
  const { object } = node;
  const isGlobal =
    object.type === 'Identifier' && object.name !== undefined && !declarations.has(object.name);
  if (isGlobal && globalObjects.has(object.name ?? '')) return missing.globals.get(name);
  const owner = isGlobal ? object.name : ownerOf(object, declarations);
  if (object.type === 'MemberExpression' && memberName(object) === 'prototype')
    return missing.members.get(`${object.object?.name}.${name}`);
  const found = owner === undefined ? undefined : missing.statics.get(`${owner}.${name}`);
  if (found !== undefined) return found;
  const type = typeOf(object, declarations);
  const known = type === undefined ? undefined : missing.members.get(`${type}.${name}`);
  if (known !== undefined || (type !== undefined && knownTypes.has(type))) return known;
  // A member that is only read may be anything's, and is undefined at worst.
  return isCalled && !namespaces.has(owner ?? '') ? missing.names.get(name) : undefined;
}

/** A selector, with a name for each part that is only known when it runs. */
const selectorOf = (node: ScriptNode | undefined): string =>
  textOf(node) ?? (node?.quasis ?? []).map((part) => textOf(part) ?? '').join('x');

function callUses(node: ScriptNode, reader: Reader): readonly (FoundUse | undefined)[] {
  const [first, second] = node.arguments ?? [];
  const method = node.callee?.type === 'MemberExpression' ? memberName(node.callee) : undefined;
  if (method !== undefined && selecting.has(method))
    return reader.readSelector(selectorOf(first)).map((found) => ({ ...found, throws: true }));
  const text = textOf(first);
  if (text === undefined) return [];
  if (method !== undefined && listening.has(method)) return [reader.missing.events.get(text)];
  // An element: jsx('div', { popover: 'auto' }).
  if (second?.type !== 'ObjectExpression' || !/^[a-z][a-z0-9]*$/.test(text)) return [];
  return (second.properties ?? []).map(({ key }) => {
    const name = (key?.name ?? textOf(key) ?? '').toLowerCase();
    return reader.missing.attributes.get(`${text}.${name}`) ?? reader.missing.attributes.get(`*.${name}`);
  });
}

function usesOf(node: ScriptNode, parent: ScriptNode | null, reader: Reader): (FoundUse | undefined)[] {
  const uses: (FoundUse | undefined)[] = syntaxOf(node, reader.missing);
  if (node.type === 'Identifier' && isVariable(node, parent) && !reader.declarations.has(node.name ?? '')) {
    // Reading the type of what does not exist is allowed.
    if (parent?.type !== 'UnaryExpression' || parent.operator !== 'typeof')
      uses.push(reader.missing.globals.get(node.name ?? ''));
  }
  if (node.type === 'MemberExpression') uses.push(memberUse(node, isCallee(node, parent), reader));
  if (node.type === 'ObjectPattern') uses.push(...patternUses(node, parent, reader));
  if (node.type === 'CallExpression') uses.push(...callUses(node, reader));
  return uses;
}

/** `const { withResolvers } = Promise` */
function patternUses(node: ScriptNode, parent: ScriptNode | null, reader: Reader) {
  const object = parent?.type === 'VariableDeclarator' ? parent.init : undefined;
  if (!object) return [];
  return (node.properties ?? []).map((property) =>
    property.key === undefined
      ? undefined
      : memberUse({ ...property, type: 'MemberExpression', object, property: property.key }, false, reader),
  );
}

/**
 * Finds what a script uses of features that a listed browser lacks. It knows the type of a receiver only where the code
 * next to it says so; otherwise a member counts as missing if every type that has it lacks it.
 *
 * @throws Error for a script that does not parse
 */
export function scriptUses(
  file: { readonly path: string; readonly text: string },
  missing: MissingFeatures,
  readSelector: Reader['readSelector'],
): Use[] {
  const { program, errors } = parseSync(file.path, file.text);
  if (errors[0]) throw new Error(`${file.path} does not parse: ${errors[0].message}`);
  const scopes = new ScopeTracker({ preserveExitedScopes: true });
  walk(program, { scopeTracker: scopes });
  scopes.freeze();
  const declarations: Declarations = {
    has: (name) => scopes.isDeclared(name),
    initOf(name) {
      const found = scopes.getDeclaration(name) as unknown as { variableNode?: ScriptNode } | null;
      const { kind, declarations: declared } = found?.variableNode ?? {};
      if (kind !== 'const') return undefined;
      return declared?.find(({ id }) => id?.name === name)?.init ?? undefined;
    },
  };
  const reader = { missing, declarations, readSelector };
  const uses: Use[] = [];
  walk(program, {
    scopeTracker: scopes,
    enter(node, parent) {
      if (node.type.startsWith('TS')) return this.skip();
      for (const use of usesOf(
        node as unknown as ScriptNode,
        parent as unknown as ScriptNode | null,
        reader,
      )) {
        if (use)
          uses.push({
            ...use,
            code: file.text.slice(Math.max(0, node.start - 20), node.end + 20).slice(0, 120),
          });
      }
    },
  });
  return uses;
}
