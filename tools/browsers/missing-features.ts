import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';

import { lackingBrowsers, type ServedBrowsers } from './served-browsers.ts';

/** A feature that a listed browser lacks. */
export interface MissingFeature {
  /** Its path in the compatibility data. */
  readonly feature: string;
  readonly browsers: readonly string[];
}

/** What scripts can use that a listed browser lacks. */
export interface MissingFeatures {
  /** Names that exist without a receiver. */
  readonly globals: ReadonlyMap<string, MissingFeature>;
  /** `Promise.withResolvers`, by owner and name. */
  readonly statics: ReadonlyMap<string, MissingFeature>;
  /** `Array.toSorted`, by the type of the receiver and name. */
  readonly members: ReadonlyMap<string, MissingFeature>;
  /** Names of members that every type with such a member lacks. */
  readonly names: ReadonlyMap<string, MissingFeature>;
  readonly events: ReadonlyMap<string, MissingFeature>;
  /** `div.popover` and, for all elements, `*.popover`. */
  readonly attributes: ReadonlyMap<string, MissingFeature>;
  /** Syntax, by the path in the data. */
  readonly syntax: ReadonlyMap<string, MissingFeature>;
}

/** Other keys of the data describe how a feature behaves. */
const isName = (key: string) => /^[A-Za-z$][A-Za-z0-9$]*$/.test(key);
const syntaxFolders = [
  'classes',
  'functions',
  'grammar',
  'operators',
  'regular_expressions',
  'statements',
] as const;
/** Objects whose members are all their own. */
export const namespaces: ReadonlySet<string> = new Set([
  'Array',
  'Atomics',
  'CSS',
  'Intl',
  'JSON',
  'Math',
  'Object',
  'Promise',
  'Reflect',
  'console',
]);
/** Those that the data describes by members without a mark. */
const unmarked = new Set(['Atomics', 'CSS', 'Intl', 'JSON', 'Math', 'Reflect', 'console']);

/** Members of a type, and whether they belong to the type itself. */
interface Member {
  readonly owner: string;
  readonly name: string;
  readonly path: string;
  readonly isStatic: boolean;
  readonly node: Identifier;
}

/** The features below one, whose type mixes them with what is said of it. */
const childrenOf = (node: unknown) =>
  Object.entries(node as Record<string, Identifier>).filter(([key]) => key !== '__compat');

const specOf = ({ __compat }: Identifier) => [__compat?.spec_url ?? []].flat().join(' ');

function membersOf(owner: string, path: string, type: Identifier): Member[] {
  return childrenOf(type).flatMap(([key, node]) => {
    const name = key.replace(/_static$/, '');
    if (!isName(name) || name === owner) return [];
    const isBuiltin = path.startsWith('javascript.');
    const isStatic =
      key.endsWith('_static') || unmarked.has(owner) || (isBuiltin && !/prototype/i.test(specOf(node)));
    return [{ owner, name, path: `${path}.${key}`, isStatic, node }];
  });
}

function builtinTypes(): (readonly [name: string, path: string, node: Identifier])[] {
  const { builtins } = bcd.javascript as unknown as Record<string, Record<string, Identifier>>;
  const types = childrenOf(builtins ?? {}).map(
    ([name, node]) => [name, `javascript.builtins.${name}`, node] as const,
  );
  const ofIntl = childrenOf(builtins?.['Intl'] ?? {}).filter(([name]) => /^[A-Z]/.test(name));
  return [
    ...types,
    ...ofIntl.map(([name, node]) => [name, `javascript.builtins.Intl.${name}`, node] as const),
  ];
}

function webTypes(): (readonly [name: string, path: string, node: Identifier])[] {
  const api = bcd.api as Record<string, Identifier>;
  return childrenOf(api).map(([name, node]) => [name, `api.${name}`, node] as const);
}

/** Collects the features of one kind; what is found twice is missing only if both are. */
class Collection {
  readonly #served: ServedBrowsers;
  readonly #found = new Map<string, MissingFeature | null>();

  constructor(served: ServedBrowsers) {
    this.#served = served;
  }

  add(name: string, feature: string, node: Identifier): void {
    if (!node.__compat || this.#found.get(name) === null) return;
    const browsers = lackingBrowsers(node.__compat, this.#served);
    this.#found.set(name, browsers.length === 0 ? null : { feature, browsers });
  }

  missing(): ReadonlyMap<string, MissingFeature> {
    return new Map([...this.#found].flatMap(([name, found]) => (found ? [[name, found] as const] : [])));
  }
}

function addAttributes(attributes: Collection): void {
  const { elements, global_attributes: forAll } = bcd.html as unknown as Record<
    string,
    Record<string, Identifier>
  >;
  for (const [name, node] of childrenOf(forAll ?? {}))
    attributes.add(`*.${name}`, `html.global_attributes.${name}`, node);
  for (const [element, attributesOf] of childrenOf(elements ?? {}))
    for (const [name, node] of childrenOf(attributesOf))
      if (isName(name)) attributes.add(`${element}.${name}`, `html.elements.${element}.${name}`, node);
}

function addSyntax(syntax: Collection): void {
  const addBelow = (path: string, node: Identifier) => {
    syntax.add(path, path, node);
    for (const [name, child] of childrenOf(node)) addBelow(`${path}.${name}`, child);
  };
  for (const folder of syntaxFolders) addBelow(`javascript.${folder}`, bcd.javascript[folder] as Identifier);
}

const known = new WeakMap<ServedBrowsers, MissingFeatures>();

/** All that the data says the listed browsers lack, by how scripts name it. */
export function missingFeatures(served: ServedBrowsers): MissingFeatures {
  const features = known.get(served) ?? readMissing(served);
  known.set(served, features);
  return features;
}

function readMissing(served: ServedBrowsers): MissingFeatures {
  const make = () => new Collection(served);
  const [globals, statics, members, names] = [make(), make(), make(), make()];
  const [events, attributes, syntax] = [make(), make(), make()];
  const types = [...builtinTypes(), ...webTypes()];
  for (const [name, path, node] of types) {
    if (path.split('.').length === (path.startsWith('api.') ? 2 : 3)) globals.add(name, path, node);
    else statics.add(`Intl.${name}`, path, node);
    // Who has an instance of a missing type has used a missing way to get it.
    const isMissing = node.__compat !== undefined && lackingBrowsers(node.__compat, served).length > 0;
    for (const member of membersOf(name, path, node)) {
      const isOfWindow = name === 'Window' || name === 'WorkerGlobalScope';
      if (isOfWindow) globals.add(member.name, member.path, member.node);
      (member.isStatic ? statics : members).add(`${name}.${member.name}`, member.path, member.node);
      if (!member.isStatic && !isMissing && !name.endsWith('Iterator'))
        names.add(member.name, member.path, member.node);
    }
    for (const [key, child] of childrenOf(node))
      if (key.endsWith('_event')) events.add(key.replace(/_event$/, ''), `${path}.${key}`, child);
  }
  addAttributes(attributes);
  addSyntax(syntax);
  return {
    globals: globals.missing(),
    statics: statics.missing(),
    members: members.missing(),
    names: names.missing(),
    events: events.missing(),
    attributes: attributes.missing(),
    syntax: syntax.missing(),
  };
}
