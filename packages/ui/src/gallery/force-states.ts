/*
 * Shows parts as they look under a pointer, a finger or the focus. The rules of the page that hold for such a state are
 * copied for parts inside `[data-forced]`, and for the one element that is `[data-focused]`, so the site's own style carries nothing for it and both cannot differ.
 */

const pressable = ':where(a, button, summary)';
const pseudoClasses = /:(hover|active|focus-visible|focus-within)(?![\w-])/g;

/** Each has the weight of the pseudo-class in whose place it is. */
const forced: Readonly<Record<string, string>> = {
  hover: ':is([data-forced~="hover"] *)',
  active: `:is([data-forced~="active"] ${pressable})`,
  'focus-visible': '[data-focused]',
  'focus-within': ':is([data-forced~="focus"] *)',
};

/** The rules of a sheet or a block that speak of such a state, with the attribute in its place. */
export function forcedRules(rules: Iterable<CSSRule>): string {
  return [...rules].map(forcedRule).join('');
}

function forcedRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selector = rule.selectorText.replace(pseudoClasses, (_, name: string) => forced[name] ?? '');
    return selector === rule.selectorText ? '' : `${selector}{${rule.style.cssText}}`;
  }
  if (!(rule instanceof CSSGroupingRule)) return '';
  const inner = forcedRules(rule.cssRules);
  // A block begins with its own condition, as `@layer components {`.
  return inner === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
}

/** A style that could not be loaded has no rules that can be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/** Keeps the copies up to date with the styles that come and go. @returns the function that takes them away */
export function forceStates(): () => void {
  const copies = new CSSStyleSheet();
  const copy = () => {
    const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled);
    copies.replaceSync(sheets.map((sheet) => forcedRules(rulesOf(sheet))).join(''));
  };
  // The part that asked for a style may disable another one once it has come.
  const onLoad = () => void setTimeout(copy);
  copy();
  document.adoptedStyleSheets.push(copies);
  document.addEventListener('load', onLoad, { capture: true });
  return () => {
    document.removeEventListener('load', onLoad, { capture: true });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== copies);
  };
}
