/** A node of a syntax tree, with what is read of it. */
export interface ScriptNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly kind?: string;
  readonly operator?: string;
  readonly computed?: boolean;
  readonly optional?: boolean;
  readonly value?: unknown;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly object?: ScriptNode;
  readonly property?: ScriptNode;
  readonly key?: ScriptNode;
  readonly id?: ScriptNode;
  readonly init?: ScriptNode | null;
  readonly callee?: ScriptNode;
  readonly expression?: ScriptNode;
  readonly declarations?: readonly ScriptNode[];
  readonly quasis?: readonly ScriptNode[];
  readonly arguments?: readonly ScriptNode[];
  readonly properties?: readonly ScriptNode[];
}

/** A text that stands in the code as such. */
export function textOf(node: ScriptNode | undefined): string | undefined {
  if (typeof node?.value === 'string') return node.value;
  if (node?.type === 'TemplateElement') return (node.value as { readonly cooked?: string }).cooked;
  const [only, ...others] = node?.type === 'TemplateLiteral' ? (node.quasis ?? []) : [];
  return others.length > 0 ? undefined : (only?.value as { readonly cooked?: string } | undefined)?.cooked;
}

/** The names that a script declares at the place that is being read. */
export interface Declarations {
  has(name: string): boolean;
  /** What a constant was set to. */
  initOf(name: string): ScriptNode | undefined;
}

const typesOfGlobals: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  customElements: 'CustomElementRegistry',
  document: 'Document',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  sessionStorage: 'Storage',
  visualViewport: 'VisualViewport',
};

/** Types whose members are all their own, so that one which is not missing is there. */
export const knownTypes: ReadonlySet<string> = new Set([
  'Array',
  'Iterator',
  'Map',
  'RegExp',
  'Set',
  'String',
]);

const iteratorMakers = new Set(['entries', 'keys', 'matchAll', 'values']);
const iteratorLinks = new Set(['drop', 'filter', 'flatMap', 'map', 'take']);
const arrayLinks = new Set(['concat', 'filter', 'flat', 'flatMap', 'map', 'slice', 'split']);
const arrayMakers: Readonly<Record<string, readonly string[]>> = {
  Array: ['from', 'of'],
  Object: ['entries', 'getOwnPropertyNames', 'keys', 'values'],
};

/** The type of what an expression yields, if the code says it. */
export function typeOf(node: ScriptNode, declarations: Declarations, depth = 0): string | undefined {
  if (depth > 8) return undefined;
  const isGlobal = node.type === 'Identifier' && node.name !== undefined && !declarations.has(node.name);
  if (isGlobal) return typesOfGlobals[node.name ?? ''];
  switch (node.type) {
    case 'Identifier': {
      const init = declarations.initOf(node.name ?? '');
      return init && typeOf(init, declarations, depth + 1);
    }
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return node.expression && typeOf(node.expression, declarations, depth + 1);
    case 'ArrayExpression':
      return 'Array';
    case 'TemplateLiteral':
      return 'String';
    case 'Literal':
      return node.regex ? 'RegExp' : typeof node.value === 'string' ? 'String' : undefined;
    case 'NewExpression': {
      const name = node.callee?.name;
      return name !== undefined && !declarations.has(name) ? name : undefined;
    }
    case 'MemberExpression':
      return memberType(node, declarations);
    case 'CallExpression':
      return callType(node, declarations, depth);
    default:
      return undefined;
  }
}

/** `window.navigator` */
function memberType({ object, property }: ScriptNode, declarations: Declarations): string | undefined {
  const isWindow = object?.name === 'window' || object?.name === 'globalThis';
  if (!isWindow || declarations.has(object.name ?? '')) return undefined;
  return typesOfGlobals[property?.name ?? ''];
}

function callType({ callee }: ScriptNode, declarations: Declarations, depth: number): string | undefined {
  const method = callee?.type === 'MemberExpression' ? callee.property?.name : undefined;
  if (method === undefined || callee?.object === undefined) return undefined;
  const { object } = callee;
  const owner =
    object.type === 'Identifier' && !declarations.has(object.name ?? '') ? object.name : undefined;
  if (owner === 'Iterator') return 'Iterator';
  if (owner !== undefined && arrayMakers[owner]?.includes(method)) return 'Array';
  const type = typeOf(object, declarations, depth + 1);
  if (iteratorMakers.has(method) && owner !== 'Object') return 'Iterator';
  if (type === 'Iterator')
    return iteratorLinks.has(method) ? 'Iterator' : method === 'toArray' ? 'Array' : undefined;
  if (type === 'Array' || method === 'split') return arrayLinks.has(method) ? 'Array' : undefined;
  return undefined;
}
