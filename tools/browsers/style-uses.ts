import { type CssNode, type Declaration, find as findNode, type List, parse, walk } from 'css-tree';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';

import type { MissingFeature } from './missing-features.ts';
import type { Use } from './script-uses.ts';
import { lackingBrowsers, neededPrefixes, type ServedBrowsers } from './served-browsers.ts';
import { isNested, syntaxBelow } from './style-syntax.ts';

type Data = Readonly<Record<string, Identifier | undefined>>;

const styles = bcd.css as unknown as Readonly<
  Record<'at-rules' | 'properties' | 'selectors' | 'types', Data>
>;
const functionTypes = [
  'basic-shape',
  'color',
  'easing-function',
  'filter-function',
  'gradient',
  'image',
  'transform-function',
] as const;
const lengthGroups: readonly (readonly [RegExp, string])[] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
];

const find = (path: string, node: Identifier | undefined) =>
  node?.__compat === undefined ? [] : [{ path, node, compat: node.__compat }];

function functionFeatures(name: string, property: string) {
  const { types, properties } = styles;
  return [
    ...find(`css.types.${name}`, types[name]),
    ...functionTypes.flatMap((type) => find(`css.types.${type}.${name}`, types[type]?.[name])),
    ...find(`css.properties.${property}.${name}`, properties[property]?.[name]),
  ];
}

function unitFeatures(unit: string) {
  const length = styles.types['length'];
  const [, group] = lengthGroups.find(([pattern]) => pattern.test(unit)) ?? [];
  const name = group ?? unit;
  return find(`css.types.length.${name}`, length?.[name]);
}

/** The feature at a path such as `css.properties.content.alt_text`. */
function findAt(path: string) {
  let node: unknown = bcd;
  for (const name of path.split('.')) node = (node as Data | undefined)?.[name];
  return find(path, node as Identifier | undefined);
}

/** The features that one node uses; the value of a declaration is read with its property. */
const featuresOf = (node: CssNode, property: string) => [
  ...namedFeatures(node, property),
  ...syntaxBelow(node).flatMap(findAt),
];

function namedFeatures(node: CssNode, property: string) {
  switch (node.type) {
    case 'Function':
      return functionFeatures(node.name.toLowerCase(), property);
    case 'Dimension':
      return unitFeatures(node.unit.toLowerCase());
    case 'Identifier':
      return property === ''
        ? []
        : find(`css.properties.${property}.${node.name}`, styles.properties[property]?.[node.name]);
    case 'Atrule':
      return find(`css.at-rules.${node.name}`, styles['at-rules'][node.name]);
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return find(`css.selectors.${node.name}`, styles.selectors[node.name]);
    case 'NestingSelector':
      return find('css.selectors.nesting', styles.selectors['nesting']);
    case 'Feature':
      return find(`css.at-rules.media.${node.name}`, styles['at-rules']['media']?.[node.name]);
    case 'FeatureRange':
      return find('css.at-rules.media.range_syntax', styles['at-rules']['media']?.['range_syntax']);
    default:
      return [];
  }
}

type Features = ReturnType<typeof featuresOf>;

const toMissing = (features: Features, served: ServedBrowsers): MissingFeature[] =>
  features.flatMap(({ path, compat }) => {
    const browsers = lackingBrowsers(compat, served);
    return browsers.length === 0 ? [] : [{ feature: path, browsers }];
  });

function hasKnownChoice({ children }: { children: List<CssNode> | null }, served: ServedBrowsers): boolean {
  const lists = children?.toArray().filter((child) => child.type === 'SelectorList') ?? [];
  return lists.some((list) => list.children.some((one) => missingIn(one, '', served).length === 0));
}

/** What a part of a style uses that a listed browser lacks, without regard to fallbacks. */
function missingIn(node: CssNode, property: string, served: ServedBrowsers): MissingFeature[] {
  const found: MissingFeature[] = [];
  walk(node, {
    enter(part: CssNode) {
      // These drop the selectors that a browser does not know, and keep the others.
      const isForgiving =
        part.type === 'PseudoClassSelector' && (part.name === 'is' || part.name === 'where');
      if (isForgiving && hasKnownChoice(part, served)) return walk.skip;
      found.push(...toMissing(featuresOf(part, property), served));
      return undefined;
    },
  });
  return found;
}

const hasVariable = (value: CssNode) =>
  findNode(value, (part) => part.type === 'Function' && part.name.toLowerCase() === 'var') !== null;

/** Whether the same block says it for the others: with their prefix, or before by a value that they understand. */
function hasFallback(
  declaration: Declaration,
  block: readonly Declaration[],
  served: ServedBrowsers,
): boolean {
  const { property } = declaration;
  const compat = styles.properties[property]?.__compat;
  const prefixes = compat && neededPrefixes(compat, served);
  if (compat && lackingBrowsers(compat, served).length > 0) {
    if (!prefixes) return false;
    return prefixes.every((prefix) => block.some((other) => other.property === `${prefix}${property}`));
  }
  // A value with a variable is kept until the variable is known, which is too late for the one before it.
  if (property.startsWith('--') || hasVariable(declaration.value)) return false;
  return block
    .slice(0, block.indexOf(declaration))
    .some((other) => other.property === property && missingIn(other.value, property, served).length === 0);
}

function declarationUses(declaration: Declaration, block: readonly Declaration[], served: ServedBrowsers) {
  const { property, value } = declaration;
  // A prefix is there for the browsers that have it.
  if (property.startsWith('-') && !property.startsWith('--')) return [];
  const found = [
    ...toMissing(find(`css.properties.${property}`, styles.properties[property]), served),
    ...toMissing(syntaxBelow(declaration).flatMap(findAt), served),
    ...missingIn(value, property, served),
  ];
  return found.length > 0 && !hasFallback(declaration, block, served) ? found : [];
}

/** A rule for the parts of one engine only; beside another selector, these would void the rule elsewhere. */
function isOfOneEngine(prelude: CssNode): boolean {
  if (prelude.type !== 'SelectorList' || prelude.children.size !== 1) return false;
  let isPrefixed = false;
  walk(prelude, (part) => {
    if (part.type === 'PseudoElementSelector') isPrefixed ||= part.name.startsWith('-');
  });
  return isPrefixed;
}

/** What one selector of a list uses takes the rule from the others, too: no reason can allow that. */
function listUses(prelude: CssNode, served: ServedBrowsers): MissingFeature[] {
  const found =
    prelude.type === 'SelectorList'
      ? prelude.children.toArray().map((selector) => missingIn(selector, '', served))
      : [];
  if (found.every((one) => one.length > 0)) return [];
  return found.flat().map((one) => ({ ...one, feature: `a list with ${one.feature}` }));
}

const codeOf = (text: string, { loc }: CssNode) =>
  loc ? text.slice(loc.start.offset, loc.end.offset).slice(0, 100) : '';

/** What a selector uses that a listed browser lacks: it would refuse the whole rule, and `matches` would throw. */
export function selectorUses(selector: string, served: ServedBrowsers): readonly MissingFeature[] {
  try {
    return missingIn(parse(selector, { context: 'selectorList' }), '', served);
  } catch {
    return [];
  }
}

const nesting = (served: ServedBrowsers) =>
  toMissing(find('css.selectors.nesting', styles.selectors['nesting']), served);

/** Where a style uses something that a listed browser lacks, without a fallback beside it or a question around it. */
export function styleUses(text: string, served: ServedBrowsers): Use[] {
  const uses: Use[] = [];
  const asked: (readonly string[])[] = [];
  const around: ('rule' | 'other')[] = [];
  const add = (node: CssNode, found: readonly MissingFeature[]) => {
    const known = new Set(asked.flat());
    for (const one of found) if (!known.has(one.feature)) uses.push({ ...one, code: codeOf(text, node) });
  };
  walk(parse(text, { positions: true, parseCustomProperty: true }), {
    enter(node: CssNode) {
      if (isNested(node, around)) add(node, nesting(served));
      if (node.type === 'Atrule') {
        const inPrelude = node.prelude ? missingIn(node.prelude, '', served) : [];
        const isQuestion = node.name === 'supports';
        if (isQuestion) asked.push(questionFeatures(node.prelude, served));
        else add({ ...node, block: null }, [...toMissing(featuresOf(node, ''), served), ...inPrelude]);
      }
      if (node.type === 'Rule' && !isOfOneEngine(node.prelude)) {
        add(node.prelude, missingIn(node.prelude, '', served));
        add(node.prelude, listUses(node.prelude, served));
      }
      if (node.type === 'Rule' || node.type === 'Atrule')
        around.push(node.type === 'Rule' ? 'rule' : 'other');
      if (node.type !== 'Block') return;
      const block = node.children.toArray().filter((child) => child.type === 'Declaration');
      for (const one of block) add(one, declarationUses(one, block, served));
    },
    leave(node: CssNode) {
      if (node.type === 'Rule' || node.type === 'Atrule') around.pop();
      if (node.type === 'Atrule' && node.name === 'supports') asked.pop();
    },
  });
  return uses;
}

/** What every browser has that answers a question of `@supports` with yes. */
function questionFeatures(question: CssNode | null, served: ServedBrowsers): readonly string[] {
  if (question?.type === 'SupportsDeclaration')
    return declarationUses(question.declaration, [question.declaration], served).map(
      ({ feature }) => feature,
    );
  if (question?.type !== 'AtrulePrelude' && question?.type !== 'Condition')
    return question ? missingIn(question, '', served).map(({ feature }) => feature) : [];
  const parts = question.children.toArray();
  const isJoinedBy = (word: string) => parts.some((part) => part.type === 'Identifier' && part.name === word);
  if (isJoinedBy('not')) return [];
  const answers = parts
    .filter(({ type }) => type !== 'Identifier')
    .map((part) => questionFeatures(part, served));
  if (!isJoinedBy('or')) return answers.flat();
  return (answers[0] ?? []).filter((feature) => answers.every((answer) => answer.includes(feature)));
}
