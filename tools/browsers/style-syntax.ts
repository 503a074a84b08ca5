import type { CssNode, Declaration } from 'css-tree';

/** What a style writes in a way that the data describes below the feature that is written so, by its path. */
export function syntaxBelow(node: CssNode): readonly string[] {
  switch (node.type) {
    case 'Function':
      return functionSyntax(node.name.toLowerCase(), node.children.toArray());
    case 'PseudoClassSelector': {
      const first = node.children?.first;
      return first?.type === 'Nth' && first.selector ? [`css.selectors.${node.name}.of_syntax`] : [];
    }
    case 'Declaration':
      return valueSyntax(node);
    case 'FeatureFunction':
      return node.kind === 'container' && node.feature === 'style'
        ? ['css.at-rules.container.style_queries_for_custom_properties']
        : [];
    case 'GeneralEnclosed':
      return node.function === 'scroll-state' ? ['css.at-rules.container.scroll-state_queries'] : [];
    default:
      return [];
  }
}

const isWord = (node: CssNode | undefined, word: string) =>
  node?.type === 'Identifier' && node.name.toLowerCase() === word;

function functionSyntax(name: string, parts: readonly CssNode[]): string[] {
  if (name === 'linear') return ['css.types.easing-function.linear-function'];
  if (name.endsWith('-gradient'))
    return parts.some((part) => isWord(part, 'in'))
      ? [`css.types.gradient.${name}.interpolation_color_space`]
      : [];
  if (name === 'attr')
    return parts.some((part) => part.type === 'Function' && part.name === 'type')
      ? ['css.types.attr.type_function']
      : [];
  return isWord(parts[0], 'from') ? [`css.types.color.${name}.relative_syntax`] : [];
}

function valueSyntax({ property, value }: Declaration): string[] {
  const parts = value.type === 'Value' ? value.children.toArray() : [];
  const has = (test: (part: CssNode) => boolean) => parts.some(test);
  if (property === 'content')
    return has((part) => part.type === 'Operator' && part.value === '/')
      ? ['css.properties.content.alt_text']
      : [];
  if (property === 'display')
    return parts.filter(({ type }) => type === 'Identifier').length > 1
      ? ['css.properties.display.multi-keyword_values']
      : [];
  if (property === 'transition')
    return has((part) => isWord(part, 'allow-discrete'))
      ? ['css.properties.transition.transition-behavior']
      : [];
  return [];
}

/** Whether a part of a block is a rule, or holds declarations of the rule around it: both are nesting. */
export function isNested(node: CssNode, blocks: readonly ('rule' | 'other')[]): boolean {
  // Without an ampersand before it, the parser does not read a nested rule.
  if (node.type === 'Raw') return blocks.at(-1) === 'rule' && node.value.includes('{');
  return (node.type === 'Rule' || node.type === 'Atrule') && blocks.includes('rule');
}
