import { describe, expect, it } from 'vitest';

import { sandboxUses, siteUses } from './allowed-uses.ts';
import { findUnsupported } from './check-client.ts';
import { missingFeatures } from './missing-features.ts';
import { readSyntax } from './script-syntax.ts';
import { lackingBrowsers, readServedBrowsers, servedBrowsers } from './served-browsers.ts';

const served = readServedBrowsers();
const inFile = (path: string, text: string) => findUnsupported([{ path, text }], [], served);
/** The features that a script or style uses. */
const usesOf = (text: string, path = 'a.js') =>
  inFile(path, text).map((line) => / uses ([^,]+),/.exec(line)?.[1] ?? line);

describe('scripts', () => {
  it.each([
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['const { withResolvers } = Promise;', 'javascript.builtins.Promise.withResolvers'],
    ['Promise[`withResolvers`]()', 'javascript.builtins.Promise.withResolvers'],
    ['globalThis.Promise.try(work)', 'javascript.builtins.Promise.try'],
    ['const Later = Promise; Later.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['Array.prototype.toSorted.call(list)', 'javascript.builtins.Array.toSorted'],
    ['document.querySelector(`a:has(${name})`)', 'css.selectors.has'],
    ['AbortSignal.any([a, b])', 'api.AbortSignal.any_static'],
    ['window.AbortSignal.any([a, b])', 'api.AbortSignal.any_static'],
    ['list.toSorted()', 'javascript.builtins.TypedArray.toSorted'],
    ['list?.toReversed()', 'javascript.builtins.TypedArray.toReversed'],
    ['Object.groupBy(list, key)', 'javascript.builtins.Object.groupBy'],
    ['Map.groupBy(list, key)', 'javascript.builtins.Map.groupBy'],
    ['Array.fromAsync(list)', 'javascript.builtins.Array.fromAsync'],
    ['new Set(a).union(b)', 'javascript.builtins.Set.union'],
    ['const known = new Set(a); known.isSubsetOf(b)', 'javascript.builtins.Set.isSubsetOf'],
    ['map.values().map(name)', 'javascript.builtins.Iterator.map'],
    ['new Map().entries().filter(is).toArray()', 'javascript.builtins.Iterator.filter'],
    ['URL.canParse(text)', 'api.URL.canParse_static'],
    ['URL.parse(text)', 'api.URL.parse_static'],
    ['new Intl.DurationFormat("tr")', 'javascript.builtins.Intl.DurationFormat'],
    ['navigation.back()', 'api.Window.navigation'],
    ['window.scheduler.yield()', 'api.scheduler'],
    ['requestIdleCallback(work)', 'api.Window.requestIdleCallback'],
    ['document.startViewTransition(change)', 'api.Document.startViewTransition'],
    ['element.showPopover()', 'api.HTMLElement.showPopover'],
    ['jsx("div", { popover: "auto" })', 'html.global_attributes.popover'],
    ['list.addEventListener("scrollend", next)', 'api.Document.scrollend_event'],
    ['node.matches(":popover-open")', 'css.selectors.popover-open'],
    ['/[a--b]/v', 'javascript.builtins.RegExp.unicodeSets'],
    ['/(?i:a)b/', 'javascript.regular_expressions.modifier'],
    ['new RegExp("a", "v")', 'javascript.builtins.RegExp.unicodeSets'],
    ['{ using file = open(); }', 'javascript.statements.using'],
    ['import data from "./a.json" with { type: "json" };', 'javascript.statements.import.import_attributes'],
  ])('%s is noticed', (text, feature) => {
    const found = usesOf(text).map((one) => one.replace(/^api\.\w+\.scrollend/, 'api.Document.scrollend'));
    expect(found).toContain(feature);
  });

  it.each([
    'typeof navigation',
    'function open(navigation) { navigation.back(); }',
    'import { scheduler } from "./a.js"; scheduler.run();',
    'list.map(name).filter(is).at(-1)',
    '[...map.values()].map(name)',
    'Object.values(one).map(name)',
    'new Set(a).has(b)',
    'list.findLast(is); Object.hasOwn(a, b); structuredClone(a); text.replaceAll(a, b)',
    'const text = "Promise.withResolvers()"; // AbortSignal.any',
    'new Intl.ListFormat("tr").format(list)',
    'AbortSignal.timeout(5)',
    'class A { static { this.a = 1; } #b; has(a) { return #b in a; } }',
  ])('%s is not', (text) => {
    expect(usesOf(text)).toEqual([]);
  });

  it('every syntax that the list lacks is recognised, or describes no syntax', () => {
    const { syntax } = missingFeatures(readServedBrowsers());
    const others = [...syntax.keys()].filter(
      (feature) => ![...readSyntax].some((known) => feature.startsWith(known)),
    );
    // Old spellings, how files are loaded, and a proposal that no browser has.
    expect(others.toSorted()).toEqual([
      'javascript.grammar.trailing_commas.trailing_commas_in_dynamic_import',
      'javascript.operators.import.http_errors_not_cached',
      'javascript.regular_expressions.buffer_boundary_assertion',
      'javascript.statements.import.http_errors_not_cached',
      'javascript.statements.import.import_assertions',
      'javascript.statements.import.import_assertions.type_css',
      'javascript.statements.import.import_assertions.type_json',
      'javascript.statements.import.service_worker_support',
      'javascript.statements.import.worklet_support',
    ]);
  });
});

describe('styles', () => {
  it.each([
    ['a { height: 100dvh; color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['a:has(b) { color: red }', 'css.selectors.has'],
    ['a:is(:popover-open) { color: red }', 'css.selectors.popover-open'],
    ['a { &:hover { color: red } }', 'css.selectors.nesting'],
    ['a { b { color: red } }', 'css.selectors.nesting'],
    ['@media print { a { > b { color: red } } }', 'css.selectors.nesting'],
    ['a { @media print { color: red } }', 'css.selectors.nesting'],
    ['a { color: red; color: color-mix(in srgb, var(--a), blue) }', 'css.types.color.color-mix'],
    ['a { width: 1px; width: round(down, var(--a), 1px) }', 'css.types.round'],
    ['a { content: "–" / "" }', 'css.properties.content.alt_text'],
    ['a { color: rgb(from red r g b) }', 'css.types.color.rgb.relative_syntax'],
    [
      'a { background: linear-gradient(in oklab, red, blue) }',
      'css.types.gradient.linear-gradient.interpolation_color_space',
    ],
    ['a { transition: top 1s linear(0, 1) }', 'css.types.easing-function.linear-function'],
    ['a { transition: display 1s allow-discrete }', 'css.properties.transition.transition-behavior'],
    ['a:nth-child(1 of b) { color: red }', 'css.selectors.nth-child.of_syntax'],
    ['a { display: inline flex }', 'css.properties.display.multi-keyword_values'],
    [
      '@container style(--a: b) { a { color: red } }',
      'css.at-rules.container.style_queries_for_custom_properties',
    ],
    [
      '@container scroll-state(stuck: top) { a { color: red } }',
      'css.at-rules.container.scroll-state_queries',
    ],
    ['@supports not (color: lab(0 0 0)) { a { color: lab(0 0 0) } }', 'css.types.color.lab'],
    ['@supports (top: 0) or (color: lab(0 0 0)) { a { color: lab(0 0 0) } }', 'css.types.color.lab'],
    ['a { mask-image: url(a.svg) }', 'css.properties.mask-image'],
    ['a { text-wrap: balance }', 'css.properties.text-wrap'],
    ['@starting-style { a { color: red } }', 'css.at-rules.starting-style'],
    ['a { view-transition-name: a }', 'css.properties.view-transition-name'],
    ['a, b::-webkit-scrollbar-thumb { color: red }', 'css.selectors.-webkit-scrollbar-thumb'],
  ])('%s is noticed', (text, feature) => {
    expect(usesOf(text, 'a.css')).toContain(feature);
  });

  it.each([
    'a { height: 100dvh }',
    'a { color: red; color: color-mix(in srgb, red, blue) }',
    '@supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, red, blue) } }',
    '@supports (color: lab(0 0 0)) and (not (top: 0)) { a { color: lab(0 0 0) } }',
    '@supports (color: lab(0 0 0)) or (background: lab(0 0 0)) { a { color: lab(0 0 0) } }',
    '@media print { @layer a { b { color: red } } }',
    '@keyframes a { from { top: 0 } 50% { top: 1px } }',
    'a { content: "–"; content: "–" / "" }',
    'a { -webkit-mask-image: url(a.svg); mask-image: url(a.svg) }',
    'a:is(:popover-open, .open) { color: red }',
    'b::-webkit-scrollbar-thumb { color: red }',
    '@container (width > 300px) { a { inset: 0; aspect-ratio: 1 } }',
  ])('%s is not: %#', (text) => {
    expect(usesOf(text, 'a.css')).toEqual([]);
  });
});

describe('the list', () => {
  it('holds at least iOS 16.4 and Chrome 109, and the others of their age', () => {
    const served = readServedBrowsers();
    expect(Object.fromEntries(served)).toMatchObject({
      chrome: '109',
      chrome_android: '109',
      webview_android: '109',
      edge: '109',
      safari_ios: '16.4',
      webview_ios: '16.4',
    });
    expect([...served.keys()]).toEqual(
      expect.arrayContaining(['firefox', 'opera', 'samsunginternet_android']),
    );
  });

  it('refuses a line that it does not understand', () => {
    expect(() => servedBrowsers(['last 2 versions'])).toThrow('"last 2 versions"');
    expect(() => servedBrowsers(['chrome >= 9999'])).toThrow('chrome 9999');
  });

  it('counts a feature that was renamed, is behind a flag or was removed as missing', () => {
    const served = servedBrowsers(['chrome >= 109']);
    const lacking = (chrome: object) =>
      lackingBrowsers({ support: { chrome } } as Parameters<typeof lackingBrowsers>[0], served);
    expect(lacking({ version_added: '109' })).toEqual([]);
    expect(lacking({ version_added: '≤37' })).toEqual([]);
    expect(lacking({ version_added: '110' })).toEqual(['chrome 109']);
    expect(lacking({ version_added: '90', version_removed: '120' })).toEqual(['chrome 109']);
    expect(lacking([{ version_added: '120' }, { version_added: '90', version_removed: '120' }])).toEqual([]);
    expect(lacking({ version_added: '90', flags: [{}] })).toEqual(['chrome 109']);
    expect(lacking({ version_added: '90', prefix: 'webkit' })).toEqual(['chrome 109']);
  });
});

describe('what is allowed all the same', () => {
  const file = { path: 'a.js', text: 'URL.canParse(text);' };
  const entry = { feature: 'api.URL.canParse_static', reason: 'asked before' };

  it('is what its entry names, in its files', () => {
    expect(findUnsupported([file], [{ ...entry, files: ['a.js'] }])).toEqual([]);
    expect(findUnsupported([file], [{ ...entry, files: ['b.js'] }])).toHaveLength(2);
  });

  it('is no selector that takes its rule from others', () => {
    const has = { feature: 'css.selectors.has', reason: 'a refinement' };
    const uses = (text: string) => findUnsupported([{ path: 'a.css', text }], [has]);
    expect(uses('a:has(b) { top: 0 } c, d { top: 0 }')).toEqual([]);
    expect(uses('a:has(b), c:has(b) { top: 0 }')).toEqual([]);
    expect(uses('a:has(b), c:is(d, :has(e)) { top: 0 }')).toHaveLength(1);
    expect(uses('a:has(b), c { top: 0 }')).toEqual([
      expect.stringContaining('a.css uses a list with css.selectors.has'),
    ]);
  });

  it('is no selector of a script, which throws, unless its entry says so', () => {
    const has = { feature: 'css.selectors.has', reason: 'a refinement' };
    const script = { path: 'a.js', text: 'box.querySelector(".face:has(small)");' };
    expect(findUnsupported([script, { path: 'a.css', text: 'a:has(b) { top: 0 }' }], [has])).toHaveLength(1);
    expect(findUnsupported([script], [{ ...has, inScripts: true }])).toEqual([]);
  });

  it('is reported when nothing uses it any more', () => {
    expect(findUnsupported([{ ...file, text: '' }], [entry])).toEqual([
      'allowed, but not used: api.URL.canParse_static',
    ]);
  });

  it('has a reason each', () => {
    for (const { reason } of [...siteUses, ...sandboxUses]) expect(reason.length).toBeGreaterThan(10);
  });
});

it('a message names the file, the feature and the browsers', () => {
  expect(inFile('site.js', 'URL.canParse(text)')).toEqual([
    expect.stringMatching(
      /^site\.js uses api\.URL\.canParse_static, which is not in chrome 109, .*safari_ios 16\.4/,
    ),
  ]);
});
